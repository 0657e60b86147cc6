import CradleGeometry
import CradleScrolling

/// The pointer or the wheel that last scrolled a collection.
///
/// There is none after a key scrolled the collection, or after the pointer began to do something else. After a pointer
/// lifts, `location` is the place where it lifted.
public struct ScrollInput {
  private enum Kind { case none, pointer, wheel }

  private var kind = Kind.none
  private var place = Point.zero
  /// The recogniser of a pointer that is down: the slop does not count as travel.
  private var recognizer: DragRecognizer?

  /// A number that grows with input to the collection's own scroll: when the first pointer goes down, with
  /// each wheel event while none is down (a trackpad's gesture has many), and with a change of layout.
  /// Compare it with a stored one to detect new input.
  public private(set) var number = 0

  init() {}

  /// The pointer's place, in the viewport's points; nil without one. The slop is subtracted, so that the
  /// grabbed content stays under the pointer.
  public var location: Point? { kind == .none ? nil : place }

  /// Whether this pointer, or the fling that it started, moves the content of its collection's scroll view
  /// now.
  public func moves(_ view: ScrollView) -> Bool {
    switch kind {
    case .none: false
    case .pointer: view.isTracking || view.isDecelerating
    case .wheel: view.isScrollingSmoothly || view.isDragging || view.isDecelerating
    }
  }

  // MARK: Following events

  /// Takes a pointer event before the scroll view does.
  mutating func handle(_ event: PointerEvent, in view: ScrollView) {
    switch event.phase {
    case .down:
      guard !view.isTracking else { return }
      recognizer = DragRecognizer(event)
      begin(.pointer, at: event.location)
    case .move, .up:
      guard view.isTracking, recognizer != nil else { return }
      let travel = recognizer?.travel(to: event.location)
      let origin = recognizer?.origin ?? event.location
      (kind, place) = (.pointer, travel.map { origin + $0 } ?? event.location)
      if event.phase == .up { recognizer = nil }
    case .cancel:
      recognizer = nil
    }
  }

  /// Takes a wheel event before the scroll view does.
  mutating func handle(_ event: WheelEvent, in view: ScrollView) {
    if !view.isTracking { begin(.wheel, at: event.location) }
  }

  private mutating func begin(_ kind: Kind, at location: Point) {
    number += 1
    (self.kind, place) = (kind, location)
  }

  /// Ends it: further motion of the content does not count as a gesture's.
  mutating func end() { kind = .none }

  /// Drops a pointer that went down in another layout.
  mutating func cancel() {
    number += 1
    (kind, recognizer) = (.none, nil)
  }
}
