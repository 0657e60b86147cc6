import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// A collection under test: a data source of whole numbers, cells that count what is done to them, and a log.
final class CollectionRig: CollectionViewDataSource, CollectionViewDelegate {
  final class Cell: CollectionViewCell {
    var preparations = 0
    var applications = 0
    override func prepareForReuse() { preparations += 1 }
    override func apply(_ attributes: LayoutAttributes) { applications += 1 }
  }

  final class Banner: CollectionReusableView {}

  var data: [[Int]]
  let view: CollectionView
  private(set) var log: [String] = []
  private(set) var cellsMade = 0
  private var nextValue = 0

  init(
    _ counts: [Int] = [100], layout: CollectionViewLayout = CollectionViewFlowLayout(),
    viewport: Size = Size(width: 375, height: 667)
  ) {
    data = []
    view = CollectionView(viewportSize: viewport, collectionViewLayout: layout)
    data = counts.map { count in (0..<count).map { _ in newValue() } }
    view.register(forCellWithReuseIdentifier: "cell") { [unowned self] in
      cellsMade += 1
      return Cell()
    }
    Self.registerBanners(in: view)
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  static func registerBanners(in view: CollectionView) {
    let edges = [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
    for kind in edges + ["badge", "label", "title"] {
      view.register(Banner.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "banner")
    }
  }

  /// A value that no item has had.
  func newValue() -> Int {
    nextValue += 1
    return nextValue - 1
  }

  func clearLog() { log = [] }

  /// Called for every cell that becomes visible.
  var onCell: (IndexPath) -> Void = { _ in }

  // MARK: Visible elements

  /// The cell at a path as it is seen now; nil when it is not on screen.
  func cell(_ section: Int, _ item: Int) -> PresentedElement? {
    view.presentedElements.first {
      $0.attributes.category == .cell && $0.attributes.indexPath == IndexPath(item: item, section: section)
        && !$0.isLeaving
    }
  }

  func element(_ id: ElementID) -> PresentedElement? { view.presentedElements.first { $0.id == id } }

  /// The frames of the cells on screen, in the order of their paths.
  var frames: [Rect] {
    view.presentedElements.filter { $0.attributes.category == .cell }
      .sorted { $0.attributes.indexPath < $1.attributes.indexPath }.map(\.attributes.frame)
  }

  func advance(_ seconds: Double, step: Double = 1.0 / 120) {
    var left = seconds
    while left > Tolerance.closedForm {
      view.advance(by: min(step, left))
      left -= step
    }
  }

  /// Advances until it rests, at most 30 s.
  func rest() {
    var frames = 0
    while !view.isResting, frames < 3600 {
      view.advance(by: 1.0 / 120)
      frames += 1
    }
  }

  func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double? = nil) {
    view.pointer(PointerEvent(phase, at: Point(x: x, y: y), time: time ?? view.time, device: .touch))
  }

  /// Flings with the offset moving at `velocity` pt/s.
  func fling(_ velocity: Vector, from place: Point = Point(x: 180, y: 300)) {
    let start = view.time
    pointer(.down, place.x, place.y, at: start)
    for step in 1...12 {
      let elapsed = Double(step) * 0.005
      pointer(.move, place.x - velocity.dx * elapsed, place.y - velocity.dy * elapsed, at: start + elapsed)
    }
    pointer(.up, place.x - velocity.dx * 0.06, place.y - velocity.dy * 0.06, at: start + 0.06)
  }

  // MARK: The data source

  func numberOfSections(in collectionView: CollectionView) -> Int { data.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    data[section].count
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    onCell(path)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "banner", for: path)
  }

  // MARK: The delegate

  var mayHighlight = true
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    mayHighlight
  }
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: IndexPath) {
    log.append("highlight \(path)")
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath) {
    log.append("unhighlight \(path)")
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path)")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: IndexPath) {
    log.append("deselect \(path)")
  }
}

extension IndexPath {
  init(_ section: Int, _ item: Int) { self.init(item: item, section: section) }
}

extension CollectionView {
  /// The paths of the selected items; UIKit's type is optional.
  var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
}
