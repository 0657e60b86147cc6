import CradleCollectionView
import CradleGeometry
import Testing

@Suite("CollectionViewCompositionalLayout: headers, badges and backgrounds")
struct CompositionalSupplementTests {
  @Test("a badge hangs on the upper right corner, three tenths of its size outside")
  func badges() {
    let (_, layout) = compositional([4]) { _ in
      let item = CollectionLayoutItem(
        layoutSize: Samples.size(.fractionalWidth(0.25), .fractionalHeight(1)),
        supplementaryItems: [Samples.badge()])
      item.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      return CollectionLayoutSection(group: .horizontal(layoutSize: Samples.row(100), subitems: [item]))
    }
    let badge = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(0, 2))
    #expect(badge?.frame == Rect(x: 295 - 20 + 6, y: 5 - 6, width: 20, height: 20))
    #expect(badge?.zIndex == 1)
    // A view that extends beyond its row is visible where the row is not.
    let above = layout.elements(in: Rect(x: 0, y: -10, width: 400, height: 10))
    #expect(above.count == 4)
  }

  @Test("anchors put a point of the view at a point of its container")
  func anchors() {
    let label = CollectionLayoutSupplementaryItem(
      layoutSize: Samples.size(.fractionalWidth(0.5), .absolute(10)), elementKind: "label",
      containerAnchor: CollectionLayoutAnchor(edges: .bottom),
      itemAnchor: CollectionLayoutAnchor(edges: .top, absoluteOffset: Point(x: 0, y: 3)))
    let item = CollectionLayoutItem(layoutSize: Samples.row(50), supplementaryItems: [label])
    let (_, layout) = compositional([1]) { _ in
      CollectionLayoutSection(group: .vertical(layoutSize: Samples.row(80), subitems: [item]))
    }
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "label", at: IndexPath(0, 0))?.frame
        == Rect(x: 100, y: 53, width: 200, height: 10))
  }

  @Test(
    "opposite edges cancel each other: an anchor of all edges is the middle, as is one of none",
    arguments: [
      (DirectionalRectEdge.all, Point(x: 200, y: 50)), (DirectionalRectEdge(), Point(x: 200, y: 50)),
      (DirectionalRectEdge.all.subtracting(.bottom), Point(x: 200, y: 0)),
      (DirectionalRectEdge.all.subtracting(.top), Point(x: 200, y: 100)),
      (DirectionalRectEdge.all.subtracting(.trailing), Point(x: 0, y: 50)),
      (DirectionalRectEdge.all.subtracting([.bottom, .leading]), Point(x: 400, y: 0)),
    ] as [(DirectionalRectEdge, Point)])
  func allEdges(edges: DirectionalRectEdge, middle: Point) {
    let dot = CollectionLayoutSupplementaryItem(
      layoutSize: Samples.size(.absolute(10), .absolute(6)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: edges),
      itemAnchor: CollectionLayoutAnchor(edges: .all))
    let item = CollectionLayoutItem(layoutSize: Samples.row(100), supplementaryItems: [dot])
    let (rig, _) = compositional([1]) { _ in
      CollectionLayoutSection(group: .vertical(layoutSize: Samples.row(100), subitems: [item]))
    }
    let shown = rig.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: IndexPath(0, 0))
    #expect(shown?.frame.center == middle && shown?.frame.size == Size(width: 10, height: 6))
  }

  @Test("headers and footers make room, keep within the insets beside them, or lie over the section")
  func boundaries() {
    func section(_ number: Int) -> CollectionLayoutSection {
      let section = Samples.grid(columns: 2, height: 50)
      section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      let footer = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: Samples.row(20), elementKind: "footer", alignment: .bottom,
        absoluteOffset: Point(x: 0, y: 4))
      section.boundarySupplementaryItems = [Samples.header(30), footer]
      section.supplementariesFollowContentInsets = number == 0
      footer.extendsBoundary = number == 0
      return section
    }
    let (_, layout) = compositional([2, 2], section)
    func frame(_ kind: String, _ section: Int) -> Rect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(section, 0))?.frame
    }
    #expect(frame("header", 0) == Rect(x: 20, y: 0, width: 360, height: 30))
    #expect(layout.frame(0, 1) == Rect(x: 200, y: 35, width: 180, height: 50))
    #expect(frame("footer", 0) == Rect(x: 20, y: 94, width: 360, height: 20))
    #expect(frame("header", 1) == Rect(x: 0, y: 114, width: 400, height: 30))
    #expect(frame("footer", 1) == Rect(x: 0, y: 114 + 90 - 20 + 4, width: 400, height: 20))
    #expect(layout.collectionViewContentSize.height == 114 + 90)
  }

  @Test("a background covers its section, headers and all, less its insets")
  func backgrounds() {
    let (rig, layout) = compositional([2, 3]) { _ in
      let section = Samples.grid(columns: 1, height: 50)
      section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      section.boundarySupplementaryItems = [Samples.header(30)]
      let background = CollectionLayoutDecorationItem.background(elementKind: "card")
      background.contentInsets = DirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
      section.decorationItems = [background]
      return section
    }
    #expect(
      layout.layoutAttributesForDecorationView(
        ofKind: "card", at: IndexPath(1, 0))?.frame
        == Rect(x: 4, y: 152, width: 392, height: 196))
    let drawn = rig.view.presentedElements.map(\.attributes.category)
    #expect(drawn.prefix(2).allSatisfy { $0 == .decoration("card") })
  }

  @Test("a pinned header stays at the top until its section leaves, and a global one until the end")
  func pinning() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    let global = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: Samples.row(40), elementKind: "title", alignment: .top)
    configuration.boundarySupplementaryItems = [global]
    let (rig, layout) = compositional([20, 20], configuration: configuration) { _ in
      let section = Samples.grid(columns: 1, height: 50)
      section.boundarySupplementaryItems = [Samples.header(30, pinned: true)]
      return section
    }
    func header(_ section: Int) -> Double? {
      layout.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(section, 0))?.frame.minY
    }
    #expect(header(0) == 40)
    #expect(layout.frame(0, 0).minY == 70)
    rig.view.contentOffset.y = 300
    rig.view.layoutIfNeeded()
    #expect(header(0) == 300)
    let seen = rig.view.presentedElements.first { $0.attributes.category == .supplementary("header") }
    #expect(seen?.screenVelocity == .zero)
    // The section ends at 1070: its header is pushed out.
    rig.view.contentOffset.y = 1060
    rig.view.layoutIfNeeded()
    #expect(header(0) == 1040)
    #expect(header(1) == 1070)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "title", at: IndexPath(0, 0))?.frame.minY == 0)
  }

  @Test(
    "lists have rows, separators, pinned headers and cards",
    arguments: CollectionLayoutListConfiguration.Appearance.allCases)
  func lists(_ appearance: CollectionLayoutListConfiguration.Appearance) {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    let layout = CollectionViewCompositionalLayout.list(using: configuration)
    _ = CollectionRig([3, 2], layout: layout, viewport: Size(width: 400, height: 600))
    let (header, margin) = (appearance == .plain ? 28.0 : 38.0, appearance == .insetGrouped ? 16.0 : 0)
    #expect(layout.frame(0, 2) == Rect(x: margin, y: header + 88, width: 400 - 2 * margin, height: 44))
    let line = layout.layoutAttributesForDecorationView(
      ofKind: CollectionLayoutListConfiguration.separatorKind, at: IndexPath(0, 1))
    #expect(line?.frame == Rect(x: margin + 16, y: header + 87.5, width: 384 - 2 * margin, height: 0.5))
    #expect(
      layout.layoutAttributesForDecorationView(
        ofKind: CollectionLayoutListConfiguration.separatorKind, at: IndexPath(0, 2)) == nil)
    let card = layout.layoutAttributesForDecorationView(
      ofKind: CollectionLayoutListConfiguration.backgroundKind, at: IndexPath(0, 0))
    #expect(
      card?.frame
        == (appearance == .insetGrouped ? Rect(x: 16, y: header, width: 368, height: 132) : nil))
  }
}
