import CradleGeometry
import CradleScrolling

/// Dragging the response curve.
extension WindowController {
  private var responseFrame: Rect? {
    layout.inspector.isEmpty
      ? nil
      : inspectorLayout.response?.offset(
        by: layout.inspector.origin - .zero + Vector(dx: 0, dy: -inspector.scroll.offset))
  }

  /// Called when the pointer goes down anywhere on the plot: the curve's handle follows it.
  func beginSpringDrag(_ event: PointerEvent) {
    guard let frame = responseFrame, let response = inspector.response else { return }
    let handle = SpringHandle(response.spring)
    let place = SpringResponseView.place(
      time: min(handle.time, response.span), height: handle.height, span: response.span, in: frame)
    inspector.springDrag = SpringDrag(span: response.span, grip: place - event.location)
  }

  /// Called when the pointer moves: the demo gets the spring whose curve passes through the handle.
  func dragSpring(_ event: PointerEvent) {
    guard let frame = responseFrame, let drag = inspector.springDrag else { return }
    let handle = SpringResponseView.handle(at: event.location + drag.grip, span: drag.span, in: frame)
    let shown = session.parameters.filter(session.demo.shows)
    session.set(SpringResponse.settings(of: shown, making: handle.spring), at: event.time)
  }
}
