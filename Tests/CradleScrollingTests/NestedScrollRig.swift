import CradleGeometry
import CradleScrolling
import Testing

/// A nested scroll view under test: a header of 200 pt over a list, in a viewport of 375 × 667.
struct NestedScrollRig {
  let nested: NestedScrollView
  /// Gestures and the delegate's log, on the combined view.
  let hand: ScrollRig

  static let header = 200.0
  static let viewport = Size(width: 375, height: 667)
  /// The sum of both offsets at the end of the list.
  static let bottom = 200.0 + 2200 - 667

  /// Starts at an outer + inner offset.
  init(at start: Double = 0, contentHeight: Double = 2200, header: Double = header) {
    nested = NestedScrollView(
      viewportSize: Self.viewport, headerHeight: header, contentHeight: contentHeight)
    hand = ScrollRig(nested.combined)
    nested.combined.contentOffset.y = start
    hand.clearLog()
  }

  var outer: Double { nested.outer.contentOffset.y }
  var inner: Double { nested.inner.contentOffset.y }
  /// How far the two have moved together.
  var sum: Double { outer + inner }
  var speed: Double { nested.outer.velocity.dy + nested.inner.velocity.dy }
  var time: Double { nested.combined.time }

  /// Describes a wrong state; nil if there is none. The list scrolls only once the header is gone; the outer view
  /// leaves its range only at the top, the inner one only at the bottom.
  var flaw: String? {
    let (outer, inner) = (nested.outer, nested.inner)
    let (o, i) = (outer.contentOffset.y, inner.contentOffset.y)
    let state = "outer \(o) of \(outer.maximumOffset.y), inner \(i) of \(inner.maximumOffset.y)"
    let isFinite = o.isFinite && i.isFinite && outer.velocity.isFinite && inner.velocity.isFinite
    guard isFinite else { return "not finite: \(state)" }
    if i > 0, o != outer.maximumOffset.y { return "a scrolled list under an open header: \(state)" }
    if i < 0 || o > outer.maximumOffset.y { return "beyond the range at the border: \(state)" }
    if outer.velocity != .zero, inner.velocity != .zero { return "both have a speed: \(state)" }
    let isIdle = nested.combined.phase == .idle
    if isIdle != (outer.phase == .idle && inner.phase == .idle) { return "a phase is of neither: \(state)" }
    if isIdle, !nested.combined.isTracking, o < outer.minimumOffset.y || i > inner.maximumOffset.y {
      return "rests beyond its range: \(state)"
    }
    return nil
  }

  /// Advances frame by frame until it rests, and looks at every frame.
  func rest(rate: Double = 120) {
    let end = time + 30
    while nested.combined.phase != .idle, time < end {
      nested.combined.advance(by: 1 / rate)
      if let flaw {
        Issue.record("\(flaw)")
        return
      }
    }
    #expect(nested.combined.phase == .idle)
  }
}
