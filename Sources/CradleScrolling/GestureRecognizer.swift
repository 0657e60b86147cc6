import CradleGeometry
import CradlePhysics

/// A gesture of a scroll view, to be asked where it stands, as a UIGestureRecognizer is.
///
/// The scroll view makes and drives its own; none can be added. Each state is there while `onChange` and the delegate are
/// told of it; an end or a cancel lasts until the next event or advance.
public class GestureRecognizer {
  /// Where a gesture stands.
  public enum State: Int, Sendable, CaseIterable {
    /// Nothing that counts has happened yet.
    case possible
    /// It has just been recognised.
    case began
    /// It goes on.
    case changed
    /// It ended.
    case ended
    /// Something took it away.
    case cancelled
    /// It was something else: a press, for a pan.
    case failed

    /// A gesture of one moment: the same as `ended`.
    public static let recognized = State.ended
  }

  /// Where it stands.
  public private(set) var state = State.possible
  /// The scroll view whose gesture it is.
  public internal(set) weak var view: ScrollView?
  /// Whether it is recognised at all; taken away in the midst of a gesture, it cancels it.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { view?.cancelGestures() } }
  }
  /// How many fingers or buttons are down; 0 for a trackpad's.
  public internal(set) var numberOfTouches = 0
  /// Called after every change of the state and every `changed` event (ours, in place of targets and selectors).
  public var onChange: ((GestureRecognizer) -> Void)?

  /// The middle of what is down, in viewport points.
  var place = Point.zero

  init() {}

  /// The middle between its fingers: in the scroll view's content, or in its viewport for nil.
  public func location(in view: ScrollView?) -> Point {
    guard let view else { return place }
    return place + (view.contentOffset - .zero)
  }

  func enter(_ state: State) {
    guard state != self.state || state == .changed else { return }
    self.state = state
    onChange?(self)
  }

  /// What has come to its end may begin anew.
  func recover() {
    switch state {
    case .ended, .cancelled, .failed: enter(.possible)
    case .possible, .began, .changed: break
    }
  }
}

/// The gesture that drags the content.
public final class PanGestureRecognizer: GestureRecognizer {
  /// Where the hand was seen, without the jumps of fingers that join or lift.
  var tracker = VelocityTracker()
  /// Where the drag began, once the slop is taken off.
  var anchor = Point.zero
  /// The hand's way from there.
  private var way = Vector.zero
  private var base = Vector.zero

  /// How far the hand has gone since the slop was passed, in points; zero before.
  public func translation(in view: ScrollView?) -> Point { .zero + (way - base) }

  /// Sets the translation, from which it then goes on; a value that is not finite is a programming error.
  public func setTranslation(_ translation: Point, in view: ScrollView?) {
    precondition(
      translation.isFinite,
      "PanGestureRecognizer.setTranslation: it must be finite, not \(translation); check what computed it")
    base = way - (translation - .zero)
  }

  /// How fast the hand moves, in pt/s; zero once it has kept still for 40 ms.
  public func velocity(in view: ScrollView?) -> Point {
    guard let owner = self.view else { return .zero }
    return .zero + tracker.velocity(at: owner.time)
  }

  /// Something goes down, and nothing counts yet.
  func begin(_ touches: Touches) {
    (place, numberOfTouches) = (touches.centroid, touches.count)
    (way, base) = (.zero, .zero)
  }

  func follow(_ touches: Touches) {
    (place, way) = (touches.centroid, touches.location - anchor)
  }

  /// A trackpad, which has no places of its own, starts at the pointer's.
  func begin(at place: Point) {
    (self.place, numberOfTouches) = (place, 0)
    (way, base) = (.zero, .zero)
  }

  func follow(way: Vector) { self.way += way }
}

/// The gesture that zooms the content.
public final class PinchGestureRecognizer: GestureRecognizer {
  /// The fingers' distance over the one at which the pinch began; set it to count from another number.
  public var scale = 1.0 {
    didSet {
      precondition(
        scale.isFinite && scale > 0,
        "PinchGestureRecognizer.scale must be finite and above 0, not \(scale); check what computed it")
    }
  }
  /// The natural logarithm of what the fingers did, where the tracker wants places.
  private var tracker = VelocityTracker()
  private var logarithm = 0.0

  /// How fast the scale grows, in 1/s; 0 once the fingers have kept still for 40 ms.
  public var velocity: Double {
    guard let view else { return 0 }
    return tracker.velocity(at: view.time).dx * scale
  }

  func begin(at place: Point, touches: Int, time: Double) {
    (self.place, numberOfTouches) = (place, touches)
    (scale, logarithm) = (1, 0)
    tracker.reset()
    tracker.add(position: .zero, at: time)
  }

  /// The fingers' distance has grown by a factor.
  func follow(_ place: Point, factor: Double, logarithm: Double, time: Double) {
    self.place = place
    scale = min(max(scale * factor, .leastNormalMagnitude), .greatestFiniteMagnitude)
    self.logarithm += logarithm
    tracker.add(position: Point(x: self.logarithm, y: 0), at: time)
  }
}
