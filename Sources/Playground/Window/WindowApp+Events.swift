import CradleScrolling
import CradleStage

/// Passes the window's events to the controller, in its terms and with its times.
extension WindowApp {
  func handle(_ event: StageEvent) {
    switch event.kind {
    case .pointer(let pointer): handle(pointer, at: event.time)
    case .hover(let place): controller.hover(at: place, now: event.time)
    case .wheel(let delta, let isPrecise, let location, let modifiers):
      controller.wheel(
        WheelEvent(
          delta: delta, isPrecise: isPrecise, at: location, time: event.time,
          isZoom: modifiers.contains(.control)))
    case .key(let key, let isDown, let isRepeat):
      isDown ? controller.key(key, isRepeat: isRepeat, now: event.time) : controller.keyUp(key)
    case .text(let text): controller.type(text, now: event.time)
    case .resized(let size): controller.resize(to: size)
    case .focus(let gained):
      if !gained {
        controller.loseFocus()
        remember()
      }
    case .visibility(let isVisible):
      self.isVisible = isVisible
      isVisible ? controller.updateLayout() : controller.hide()
    case .scaleChanged: controller.updateLayout()
    case .exposed, .renderTargetsLost: controller.frameState.invalidate()
    case .dropFile(let path): controller.openFile(path, now: event.time)
    case .quit: isDone = true
    }
  }

  private func handle(_ pointer: Pointer, at time: Double) {
    let second = controller.stageInput.isDown ? controller.session.card.secondFinger : .ignored
    for event in self.pointer.handle(pointer, at: time, second: second) { controller.pointer(event) }
  }
}

extension StageEvent.Kind {
  /// Whether it is input that may have changed a demo.
  var isInput: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase != .move
    case .key, .text, .wheel: true
    default: false
    }
  }
}
