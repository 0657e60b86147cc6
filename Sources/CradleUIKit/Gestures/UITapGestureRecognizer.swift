import CradleScrolling

/// Recognizes taps: touches that keep their place and end soon.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in quick succession; the default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1
  override var isSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  private var taps = 0
  private var origin = CGPoint.zero
  private var began = 0.0
  private var mostTouches = 0

  /// The longest time in seconds between two taps. Ours: UIKit does not publish its own.
  static let pause = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    mostTouches = max(mostTouches, self.touches.count)
    if taps > 0, time - began > Self.pause { taps = 0 }
    (origin, began) = (centroid, time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The same slop as a drag's.
    let way = Double(hypot(centroid.x - origin.x, centroid.y - origin.y))
    if self.touches.count == mostTouches, way >= PointerEvent.Device.touch.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard self.touches.isEmpty, state == .possible else { return }
    let fits = mostTouches == numberOfTouchesRequired
    mostTouches = 0
    guard fits else { return state = .failed }
    taps += 1
    began = time
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    state = .ended
  }

  open override func reset() {
    super.reset()
    (taps, mostTouches) = (0, 0)
  }
}

/// Recognizes a touch that keeps its place for a time.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time in seconds that the touch must last; the default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that a finger may move before the gesture begins; the default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press. Only 0 is supported.
  open var numberOfTapsRequired = 0

  private var origin = CGPoint.zero
  private var began = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (origin, began) = (centroid, time)
  }

  override func timeDidPass() {
    guard state == .possible, touches.count == numberOfTouchesRequired else { return }
    // A time short by rounding counts as reached.
    if time - began >= minimumPressDuration - 1e-9 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if hypot(centroid.x - origin.x, centroid.y - origin.y) > allowableMovement { state = .failed }
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard self.touches.isEmpty else { return }
    if state == .began || state == .changed { state = .ended } else if state == .possible { state = .failed }
  }
}

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers divided by that at the beginning. Setting it rescales later values.
  open var scale: CGFloat = 1
  /// The velocity of the scale in 1/s, between the last two events.
  open private(set) var velocity: CGFloat = 0
  private var spread: CGFloat?
  private var lastTime = 0.0

  private var distance: CGFloat? {
    guard touches.count >= 2 else { return nil }
    return hypot(touches[0].place.x - touches[1].place.x, touches[0].place.y - touches[1].place.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (spread, lastTime) = (distance, time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance, let spread, spread > 0, distance > 0 else { return }
    if state == .possible {
      guard abs(Double(distance - spread)) >= PointerEvent.Device.touch.slop else { return }
      self.spread = distance
      scale = 1
      return state = .began
    }
    let before = scale
    scale *= distance / spread
    if time > lastTime { velocity = (scale - before) / CGFloat(time - lastTime) }
    (self.spread, lastTime) = (distance, time)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    spread = distance
    guard self.touches.count < 2 else { return }
    if state == .began || state == .changed {
      state = .ended
    } else if self.touches.isEmpty, state == .possible {
      state = .failed
    }
  }
}
