@testable import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Helpers for the suites of self-sizing cells.
protocol SelfSizingSuite {}

extension SelfSizingSuite {
  static var regimes: [SizingRegime] {
    [
      SizingRegime(
        description: "rows, most of them taller than thought", estimate: Size(width: 400, height: 30)),
      SizingRegime(
        description: "rows, most of them shorter than thought", estimate: Size(width: 400, height: 200)),
      SizingRegime(
        description: "tags, several to a line", estimate: Size(width: 90, height: 30), along: 20..<61,
        across: 30..<181),
      SizingRegime(
        description: "columns to the right", direction: .horizontal, estimate: Size(width: 60, height: 600)),
    ]
  }
}

/// A kind of sizes.
struct SizingRegime: CustomStringConvertible, Sendable {
  let description: String
  var direction = CollectionView.ScrollDirection.vertical
  var estimate = Size(width: 400, height: 50)
  /// The range of an item's extent along the way, and across it; nil is the whole width.
  var along = 20..<141
  var across: Range<Int>?

  func size(_ path: IndexPath) -> Size {
    var random = SeededRandom(seed: UInt64(path.item &* 7919 &+ path.section &+ 1))
    let (thickness, extent) = (random.int(in: along), across.map { random.int(in: $0) })
    return direction == .vertical
      ? Size(width: Double(extent ?? 400), height: Double(thickness))
      : Size(width: Double(thickness), height: Double(extent ?? 600))
  }

  func layout() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.estimatedItemSize = estimate
    layout.sectionInset = EdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    return layout
  }
}
