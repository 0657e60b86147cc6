import CradleScrolling
import CradleStage

/// Passes the window's events to the shell, in its terms and with its times.
extension WindowApp {
  func take(_ event: StageEvent) {
    switch event.kind {
    case .pointer(let pointer): take(pointer, at: event.time)
    case .hover(let place): shell.hover(at: place, now: event.time)
    case .wheel(let delta, let isPrecise, let location, let modifiers):
      shell.wheel(
        WheelEvent(
          delta: delta, isPrecise: isPrecise, at: location, time: event.time,
          isZoom: modifiers.contains(.control)))
    case .key(let key, let isDown, let isRepeat):
      isDown ? shell.key(key, isRepeat: isRepeat, now: event.time) : shell.keyUp(key)
    case .text(let text): shell.type(text, now: event.time)
    case .resized(let size): shell.resize(to: size)
    case .focus(let gained):
      if !gained {
        shell.loseFocus()
        remember()
      }
    case .visibility(let isVisible):
      self.isVisible = isVisible
      isVisible ? shell.lay() : shell.hide()
    case .scaleChanged: shell.lay()
    case .exposed, .renderTargetsLost: shell.isDirty = true
    case .dropFile(let path): shell.takeFile(path, now: event.time)
    case .quit: isDone = true
    }
  }

  private func take(_ pointer: Pointer, at time: Double) {
    let second = shell.stagePointer.isDown ? shell.session.card.secondFinger : .ignored
    for event in self.pointer.take(pointer, at: time, second: second) { shell.pointer(event) }
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
