import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// Distinguishes a click from a drag, and remembers the element under the press.
struct ClickRecognizer {
  enum Target {
    case element(ElementID)
    /// Beside all elements.
    case ground
  }

  private var drag: DragRecognizer?
  private var button = PointerEvent.Button.left
  /// The element under the press; nil beside all of them, or without a press.
  private(set) var pressed: ElementID?

  /// Begins a press on an element, or beside all of them.
  mutating func press(_ event: PointerEvent, on element: ElementID?) {
    drag = DragRecognizer(event)
    button = event.button
    pressed = element
  }

  /// Discards the press, such as one that stopped a scroll, so that it is not a click.
  mutating func cancel() { (drag, pressed) = (nil, nil) }

  /// The target that an event clicks, if it is a lift without a drag; nil for any other event.
  mutating func handle(_ event: PointerEvent) -> Target? {
    guard event.button == button, drag != nil else { return nil }
    if event.phase == .cancel || drag?.travel(to: event.location) != nil { cancel() }
    guard event.phase == .up, drag != nil else { return nil }
    defer { cancel() }
    return pressed.map(Target.element) ?? .ground
  }
}
