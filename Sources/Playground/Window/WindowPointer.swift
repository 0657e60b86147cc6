import CradleGeometry

/// The pointer over the window, outside of the demo: what it is over, and what it holds.
///
/// During a press the target stays the same, even if the pointer leaves it.
struct WindowPointer {
  /// The target under the pointer; nil outside of the window. It stays the same during a press.
  private(set) var target: WindowTarget?
  /// The place in window points; nil outside of the window.
  private(set) var place: Point?
  /// The button or background on which the pointer went down, until it lifts.
  private(set) var press: WindowTarget?
  /// The place across the plot while the pointer drags the curves; nil without a drag.
  private var plotPlace: Double?
  private var clicks = ClickCounter()

  var dragsPlot: Bool { plotPlace != nil }

  /// Moves over a target; returns whether it is another one than before.
  mutating func move(to place: Point?, over target: WindowTarget?) -> Bool {
    self.place = place
    defer { self.target = target }
    return target != self.target
  }

  /// Forgets the target, whose place something else has taken.
  mutating func forgetTarget() { target = nil }

  /// Goes down on a target at a place.
  mutating func down(on target: WindowTarget, at place: Point) {
    press = target
    if target == .plot { plotPlace = place.x }
  }

  /// Drags the curves to a place; returns the distance since the last one, in points to the right, and nil
  /// without a drag.
  mutating func dragPlot(to place: Point) -> Double? {
    guard let last = plotPlace else { return nil }
    plotPlace = place.x
    return place.x - last
  }

  /// Ends the press.
  mutating func release() { (press, plotPlace) = (nil, nil) }

  /// Records a click; returns whether it is the second one on its target.
  mutating func isDoubleClick(on target: WindowTarget, at time: Double) -> Bool {
    clicks.isDouble(target, at: time)
  }
}
