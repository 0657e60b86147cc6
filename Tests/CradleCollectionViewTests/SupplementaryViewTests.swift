import CradleCollectionView
import CradleGeometry
import Testing

/// Headers that a registration makes, reuse identifiers, and the places of supplementary views.
@Suite("Supplementary views")
struct SupplementaryViewTests {
  private final class Header: CollectionReusableView {
    var preparations = 0
    var words = ""
    override func prepareForReuse() {
      preparations += 1
      words = ""
    }
  }

  /// Sections of two rows with headers from a registration, and footers from another one of the same class.
  private final class Source: CollectionViewDataSource {
    let view: CollectionView
    var count = 200
    /// The headers in the order of their first use, and how many times each was filled.
    private(set) var headers: [Header] = []
    private(set) var filled = 0
    private(set) var footers: [Header] = []

    private lazy var top = CollectionView.SupplementaryRegistration<Header>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { [unowned self] header, kind, path in
      #expect(kind == CollectionView.elementKindSectionHeader && path.item == 0)
      #expect(header.words.isEmpty, "a view is prepared before it is filled again")
      header.words = "section \(path.section)"
      filled += 1
      if !headers.contains(where: { $0 === header }) { headers.append(header) }
    }
    private lazy var bottom = CollectionView.SupplementaryRegistration<Header>(
      elementKind: CollectionView.elementKindSectionFooter
    ) { [unowned self] footer, kind, _ in
      #expect(kind == CollectionView.elementKindSectionFooter)
      if !footers.contains(where: { $0 === footer }) { footers.append(footer) }
    }

    init() {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = Size(width: 300, height: 30)
      layout.footerReferenceSize = Size(width: 300, height: 20)
      view = CollectionView(viewportSize: Size(width: 300, height: 600), collectionViewLayout: layout)
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }
    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      let registration = kind == CollectionView.elementKindSectionHeader ? top : bottom
      return collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }

    /// Goes through all sections by less than a screen at a time.
    func scrollToEnd() {
      while view.contentOffset.y < view.maximumOffset.y {
        view.contentOffset.y = min(view.contentOffset.y + 300, view.maximumOffset.y)
        view.layoutIfNeeded()
      }
    }
  }

  /// The sections of 150 points that a screen of 600 shows at once, with those that it cuts.
  private static let visibleSections = 6

  @Test("a registration's views are made without a call of register, filled for each section, and used again")
  func registration() throws {
    let source = Source()
    source.scrollToEnd()
    #expect(source.filled >= source.count)
    // A screen's headers leave while the next one's come.
    #expect(source.headers.count <= 2 * Self.visibleSections)
    #expect(source.headers.contains { $0.preparations > 0 })
    let shown = source.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)
    let paths = source.view.indexPathsForVisibleSupplementaryElements(
      ofKind: CollectionView.elementKindSectionHeader)
    #expect(paths.last?.section == source.count - 1 && shown.count == paths.count)
    for (view, path) in zip(shown, paths) {
      #expect((view as? Header)?.words == "section \(path.section)")
    }
  }

  @Test("two registrations of one class share no views, and nor do two of one class and kind")
  func registrationsShareNothing() throws {
    let source = Source()
    source.scrollToEnd()
    #expect(!source.footers.isEmpty)
    #expect(source.footers.allSatisfy { footer in !source.headers.contains { $0 === footer } })
    let path = IndexPath(item: 0, section: 0)
    var others = 0
    let other = CollectionView.SupplementaryRegistration<Header>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { _, _, _ in others += 1 }
    // The pool of the source's own registration has headers that left the screen.
    let view = source.view.dequeueConfiguredReusableSupplementary(using: other, for: path)
    #expect(others == 1 && !source.headers.contains { $0 === view })
  }

  @Test("a view keeps the reuse identifier with which it was dequeued; a view of the app's own has none")
  func reuseIdentifiers() throws {
    let rig = CollectionRig([100])
    let path = IndexPath(0, 0)
    let cell = try #require(rig.view.cellForItem(at: path))
    #expect(cell.reuseIdentifier == "cell")
    rig.view.contentOffset.y = 1000
    rig.advance(0.02)
    let again = rig.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    #expect(again.reuseIdentifier == "cell", "used again or new")
    rig.view.register(
      Header.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "round")
    let badge = rig.view.dequeueReusableSupplementaryView(
      ofKind: "badge", withReuseIdentifier: "round", for: path)
    #expect(badge is Header && badge.reuseIdentifier == "round")
    // The same identifier for another kind is another class.
    let label = rig.view.dequeueReusableSupplementaryView(
      ofKind: "label", withReuseIdentifier: "banner", for: path)
    #expect(label is CollectionRig.Banner && label.reuseIdentifier == "banner")
    #expect(Header().reuseIdentifier == nil && CollectionViewCell().reuseIdentifier == nil)
    // A registration chooses an identifier itself.
    let header = try #require(Source().headers.first)
    #expect(header.reuseIdentifier?.isEmpty == false)
  }

  @Test("a supplementary view's attributes are the layout's, whether it is on screen or not")
  func attributes() throws {
    let source = Source()
    let (header, footer) = (CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter)
    func frame(_ kind: String, _ section: Int, item: Int = 0) -> Rect? {
      source.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    for section in [0, 1, 150, 199] {
      let top = 150 * Double(section)
      #expect(frame(header, section) == Rect(x: 0, y: top, width: 300, height: 30))
      #expect(frame(footer, section) == Rect(x: 0, y: top + 130, width: 300, height: 20))
    }
    let shown = try #require(source.view.supplementaryView(forElementKind: header, at: IndexPath(1, 0)))
    #expect(
      shown.attributes
        == source.view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(1, 0)))
    for section in [-1, 200] { #expect(frame(header, section) == nil) }
    #expect(frame("badge", 0) == nil, "a kind that the layout does not have")
    #expect(frame(header, 0, item: 1) == nil, "a section has one header")
    // The data have changed, and the layout follows before it is asked.
    source.count = 3
    source.view.reloadData()
    #expect(frame(header, 2)?.minY == 300 && frame(header, 3) == nil)
  }

  @Test("a layout is not asked for supplementary views of sections that do not exist")
  func missingSections() {
    final class Layout: CollectionViewLayout {
      var asked: [Int] = []
      override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> LayoutAttributes?
      {
        asked.append(path.section)
        return LayoutAttributes(.supplementary(kind), at: path, frame: .zero)
      }
    }
    let layout = Layout()
    let rig = CollectionRig([1, 0], layout: layout)
    let found = (-1...2).filter {
      rig.view.layoutAttributesForSupplementaryElement(ofKind: "title", at: IndexPath($0, 0)) != nil
    }
    #expect(found == [0, 1] && layout.asked == [0, 1])
  }
}
