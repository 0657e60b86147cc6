import CradleScrolling
import CradleStage

extension PointerEvent {
  /// Converts a pointer of the stage into a demo's event at a time; nil for the middle button, which is
  /// unused.
  init?(_ pointer: Pointer, time: Double) {
    let phase: Phase =
      switch pointer.phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    let button: Button
    switch pointer.button {
    case .left: button = .left
    case .right: button = .right
    case .middle: return nil
    }
    self.init(
      phase, at: pointer.location, time: time, device: pointer.device == .touch ? .touch : .mouse,
      button: button)
  }
}

extension Set<PointerEvent.Button> {
  /// Updates the set of pressed buttons after an event.
  mutating func follow(_ event: PointerEvent) {
    switch event.phase {
    case .down: insert(event.button)
    case .move: break
    case .up, .cancel: remove(event.button)
    }
  }
}
