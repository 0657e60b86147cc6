/// A cell that hangs on a spring of its own from where the flow has it.
struct SpringCell {
  var path: IndexPath
  /// The laid-out middle, in the content's points.
  var anchor: SpringPlace
  /// Its extents along the way and across it, in points.
  var (thickness, extent): (Double, Double)
  /// Its motion at the field's last step, and now.
  var state = SpringMotion.rest
  var present = SpringMotion.rest
  /// What is seen of it now.
  var shown = SpringMotion.rest
  /// The first recent step that it has to take to have its motion, while it enters; nil once it has it.
  var firstStep: Int? = 0
  /// What its neighbours want to be shown of it at least and at most, while that is decided.
  var floor = SpringMotion.rest
  var ceiling = SpringMotion.rest
  /// Its neighbours, which are among so many cells of which the last is so far back.
  var linkCount = 0
  var linkDistance = 0
  /// Whether cells that enter before the first one may be neighbours as well.
  var isLinkOpen = true

  init(_ attributes: LayoutAttributes, _ direction: CollectionView.ScrollDirection) {
    path = attributes.indexPath
    anchor = SpringPlace(attributes.center, direction)
    (thickness, extent) = (direction.along(attributes.size), direction.across(attributes.size))
  }

  /// What sums of sizes may miss by rounding, in points: neighbours that touch do not overlap. Far above the last bit of a
  /// place in a list of ten million rows, 1e-7 pt, and far below what is seen.
  static let slack = 1e-6

  /// Goes on as another one, where it hangs itself.
  mutating func takeMotion(of other: SpringCell) {
    (state, present, shown) = (other.state, other.present, other.shown)
    (floor, ceiling) = (other.floor, other.ceiling)
    firstStep = nil
  }

  /// Where its place starts and ends along the way.
  var low: Double { anchor.along - thickness / 2 }
  var high: Double { anchor.along + thickness / 2 }
  /// Where it starts and ends across the way.
  var left: Double { anchor.across - extent / 2 }
  var right: Double { anchor.across + extent / 2 }

  /// Whether one of the two passes the other when it is moved along the way.
  func overlapsAcross(_ other: SpringCell) -> Bool {
    abs(anchor.across - other.anchor.across) < (extent + other.extent) / 2 - Self.slack
  }

  /// Whether both are of one line: one is neither before nor behind the other.
  func isBeside(_ other: SpringCell) -> Bool {
    abs(anchor.along - other.anchor.along) < (thickness + other.thickness) / 2 - Self.slack
  }
}

extension [SpringCell] {
  /// Where the cell of a path is among cells in the order of their paths; nil where it is not.
  func place(of path: IndexPath) -> Int? {
    let place = firstPlace(from: path)
    return place < count && self[place].path == path ? place : nil
  }

  /// Where the first one at or after a path is.
  func firstPlace(from path: IndexPath) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
