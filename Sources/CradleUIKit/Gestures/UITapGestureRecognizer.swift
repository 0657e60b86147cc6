import CradleScrolling

/// Recognises taps: touches that do not move, however long they last.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, each at most 0.35 s after the last one and 45 points away from it; the default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1
  override var isSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
  /// Returns false for a gesture of more taps, which goes on with the next one; else true.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var taps = 0
  private var origin = CGPoint.zero
  private var lastTap = CGPoint.zero
  private var began = 0.0
  private var mostTouches = 0
  /// The touches of the present tap, or of the last one, also those that have lifted.
  private var tapTouches: [UITouch] = []
  override var gestureTouches: [UITouch] { touches.isEmpty ? tapTouches : touches }

  /// The longest time in seconds between two taps. Ours: UIKit does not publish its own.
  static let pause = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.isEmpty { tapTouches = [] }
    super.touchesBegan(touches, with: event)
    tapTouches += touches.sorted { $0.id < $1.id }
    mostTouches = max(mostTouches, self.touches.count)
    if taps > 0, time - began > Self.pause { taps = 0 }
    (origin, began) = (centroid, time)
    // As in UIKit, a tap elsewhere does not continue the series: the gesture fails, and those
    // that wait for that begin.
    let isComplete = self.touches.count == numberOfTouchesRequired
    if taps > 0, isComplete, hypot(origin.x - lastTap.x, origin.y - lastTap.y) > TapCounter.reach {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The slop is that of a drag.
    let distance = Double(hypot(centroid.x - origin.x, centroid.y - origin.y))
    if self.touches.count == mostTouches, distance >= PointerEvent.Device.touch.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard self.touches.isEmpty, state == .possible else { return }
    let fits = mostTouches == numberOfTouchesRequired
    mostTouches = 0
    guard fits else { return state = .failed }
    taps += 1
    (began, lastTap) = (time, origin)
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    state = .ended
  }

  override var awaitsTouches: Bool { taps > 0 && touches.isEmpty && state == .possible }
  override func timeDidPass() {
    // As in UIKit a gesture fails once no further tap can follow, and those that wait for its failure begin.
    if awaitsTouches, time - began > Self.pause { state = .failed }
  }

  open override func reset() {
    super.reset()
    (taps, mostTouches, tapTouches) = (0, 0, [])
  }
}
