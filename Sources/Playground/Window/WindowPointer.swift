import CradleGeometry

/// The pointer over the window, outside of the demo: its target, the pressed target, and the tip beside it.
///
/// During a press the target stays the same, even if the pointer leaves it.
struct WindowPointer {
  /// The target under the pointer; nil outside of the window. It stays the same during a press.
  private(set) var target: WindowTarget?
  /// The place in window points; nil outside of the window.
  private(set) var place: Point?
  /// The button or background on which the pointer went down, until it lifts.
  private(set) var press: WindowTarget?
  private var tip = Tip()
  /// The place across the plot while the pointer drags the curves; nil without a drag.
  private var plotPlace: Double?
  private var clicks = ClickCounter()
  /// Whether the latest input came from the wheel.
  private var isTurning = false

  var dragsPlot: Bool { plotPlace != nil }
  /// Whether the target's tip is shown.
  var showsTip: Bool { tip.isShown }
  /// The time at which the tip appears; nil if there is none, or it is visible.
  var deadline: Double? { tip.deadline }

  /// Moves over a target; returns true if the target changed.
  mutating func move(to place: Point?, over target: WindowTarget?) -> Bool {
    self.place = place
    defer { self.target = target }
    return target != self.target
  }

  /// Awaits the target's tip, if it has one.
  mutating func awaitTip(_ hasTip: Bool, at now: Double) { tip.hover(hasTip ? target : nil, at: now) }

  /// Shows the tip once the pointer has rested.
  mutating func advance(to now: Double) { tip.advance(to: now) }

  /// Called when a button goes down anywhere in the window.
  mutating func beginPress() {
    tip.press()
    isTurning = false
  }

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

  /// Called for a wheel event; returns true if the input before it was not the wheel's.
  mutating func turn() -> Bool {
    defer { isTurning = true }
    return !isTurning
  }

  /// Called when input other than the wheel's arrives.
  mutating func endTurn() { isTurning = false }
}
