/// A cell on its own spring, anchored at its place in the flow.
struct SpringCell {
  var path: IndexPath
  /// The centre at the place in the flow, in the content's points.
  var anchor: FlowPoint
  /// Its extents along and across the scroll direction, in points.
  var (thickness, extent): (Double, Double)
  /// Its motion at the field's last step, and at present.
  var state = SpringMotion.rest
  var present = SpringMotion.rest
  /// The motion with which it is shown.
  var shown = SpringMotion.rest
  /// While it enters: the index of the first recorded step to replay for it; nil once it has its motion.
  var firstStep: Int? = 0
  /// Whether its motion differs from that of the recorded steps at its place, because a batch moved or
  /// inserted it.
  var hasOwnMotion = false
  /// The bounds of its shown motion that its neighbours impose, while they are computed.
  var floor = SpringMotion.rest
  var ceiling = SpringMotion.rest
  /// The number of its neighbours before it, and the distance in the list to the farthest one.
  var linkCount = 0
  var linkDistance = 0
  /// Whether cells that enter before the first one may become neighbours, too.
  var isLinkOpen = true

  init(_ attributes: LayoutAttributes, _ direction: CollectionView.ScrollDirection) {
    path = attributes.indexPath
    anchor = FlowPoint(attributes.center, direction)
    (thickness, extent) = (direction.along(attributes.size), direction.across(attributes.size))
  }

  /// The tolerance of sums of sizes, in points: neighbours that touch do not overlap. Far above the last bit
  /// of a place in a list of ten million rows, 1e-7 pt, and far below what is visible.
  static let tolerance = 1e-6

  /// Takes the motion of another cell, at its own anchor.
  mutating func copyMotion(of other: SpringCell) {
    (state, present, shown) = (other.state, other.present, other.shown)
    (floor, ceiling) = (other.floor, other.ceiling)
    hasOwnMotion = other.hasOwnMotion
    firstStep = nil
  }

  /// The ends of its place along the scroll direction.
  var low: Double { anchor.along - thickness / 2 }
  var high: Double { anchor.along + thickness / 2 }
  /// The ends of its place across the scroll direction.
  var left: Double { anchor.across - extent / 2 }
  var right: Double { anchor.across + extent / 2 }

  /// Whether two cells overlap across the scroll direction, so that one could pass over the other.
  func overlapsAcross(_ other: SpringCell) -> Bool {
    abs(anchor.across - other.anchor.across) < (extent + other.extent) / 2 - Self.tolerance
  }

  /// Whether two cells are in one line: neither is before or behind the other.
  func isBeside(_ other: SpringCell) -> Bool {
    abs(anchor.along - other.anchor.along) < (thickness + other.thickness) / 2 - Self.tolerance
  }
}

extension [SpringCell] {
  /// The index of the cell with a path, among cells sorted by path; nil if it is not there.
  func place(of path: IndexPath) -> Int? {
    let place = firstPlace(from: path)
    return place < count && self[place].path == path ? place : nil
  }

  /// The index of the first cell at or after a path.
  func firstPlace(from path: IndexPath) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
