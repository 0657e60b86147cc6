import CradleGeometry
import CradleScrolling

/// The hand that scrolls, and where it counts as being.
struct SpringHand {
  private enum Kind { case none, pointer, wheel }

  private var kind = Kind.none
  /// In viewport points.
  private var location = Point.zero
  /// How a pointer that is down came to its place: the slop does not count as a way it went.
  private var recognizer: DragRecognizer?

  /// Where it is, in viewport points; nil without a hand.
  var place: Point? { kind == .none ? nil : location }

  /// Takes a pointer event that the scroll view is about to take; whether it is another hand than before.
  mutating func take(_ event: PointerEvent, in view: ScrollView) -> Bool {
    switch event.phase {
    case .down:
      guard !view.isTracking else { return false }
      recognizer = DragRecognizer(event)
      (kind, location) = (.pointer, event.location)
      return true
    case .move, .up:
      guard view.isTracking, recognizer != nil else { return false }
      let way = recognizer?.travel(to: event.location)
      let origin = recognizer?.origin ?? event.location
      // What is grabbed stays under the hand: the slop is no distance.
      (kind, location) = (.pointer, way.map { origin + $0 } ?? event.location)
      if event.phase == .up { recognizer = nil }
    case .cancel:
      recognizer = nil
    }
    return false
  }

  /// Takes a wheel event that the scroll view is about to take; whether it is another hand than before.
  mutating func take(_ event: WheelEvent, in view: ScrollView) -> Bool {
    guard !view.isTracking else { return false }
    (kind, location) = (.wheel, event.location)
    return true
  }

  /// Lets go: what moves the content from now on is no hand.
  mutating func leave() { kind = .none }

  /// Whether what moves the content now is the hand, or what it threw.
  func isThrowing(_ view: ScrollView) -> Bool {
    switch kind {
    case .none: false
    case .pointer: view.isTracking || view.isDecelerating
    case .wheel: view.isGliding || view.isDragging || view.isDecelerating
    }
  }
}
