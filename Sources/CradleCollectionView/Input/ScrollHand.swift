import CradleGeometry
import CradleScrolling

/// The hand that scrolls a collection, and where it counts as being: a pointer, from its down until another one goes down,
/// or a wheel.
///
/// A pointer that has lifted counts as where it lifted, as long as what it threw goes on; a key takes the hand away.
public struct ScrollHand {
  private enum Kind { case none, pointer, wheel }

  private var kind = Kind.none
  private var place = Point.zero
  /// How a pointer that is down came to its place: the slop does not count as a way it went.
  private var recognizer: DragRecognizer?

  /// Another one for every hand that comes: where it differs from one that was kept, another hand scrolls.
  public private(set) var number = 0

  init() {}

  /// Where the hand is, in the viewport's points; nil without one. What is grabbed stays under the hand: the slop of a drag
  /// is no distance.
  public var location: Point? { kind == .none ? nil : place }

  /// Whether what moves the content of its collection's scroll view now is the hand, or what it threw.
  public func moves(_ view: ScrollView) -> Bool {
    switch kind {
    case .none: false
    case .pointer: view.isTracking || view.isDecelerating
    case .wheel: view.isGliding || view.isDragging || view.isDecelerating
    }
  }

  // MARK: Following events

  /// Takes a pointer event that the scroll view is about to take.
  mutating func take(_ event: PointerEvent, in view: ScrollView) {
    switch event.phase {
    case .down:
      guard !view.isTracking else { return }
      recognizer = DragRecognizer(event)
      come(.pointer, at: event.location)
    case .move, .up:
      guard view.isTracking, recognizer != nil else { return }
      let way = recognizer?.travel(to: event.location)
      let origin = recognizer?.origin ?? event.location
      (kind, place) = (.pointer, way.map { origin + $0 } ?? event.location)
      if event.phase == .up { recognizer = nil }
    case .cancel:
      recognizer = nil
    }
  }

  /// Takes a wheel event that the scroll view is about to take.
  mutating func take(_ event: WheelEvent, in view: ScrollView) {
    if !view.isTracking { come(.wheel, at: event.location) }
  }

  private mutating func come(_ kind: Kind, at location: Point) {
    number += 1
    (self.kind, place) = (kind, location)
  }

  /// Lets go: what moves the content from now on is no hand.
  mutating func leave() { kind = .none }

  /// Forgets a pointer that took hold of another layout.
  mutating func forget() {
    number += 1
    (kind, recognizer) = (.none, nil)
  }
}
