import CradleGeometry
import CradleStage

/// The switches of the debug overlay's parts, at the stage's left edge.
struct DebugSwitchesView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  /// The places of the switches, in the parts' order.
  let frames: [Rect]

  func draw() {
    for (part, frame) in zip(DebugPart.allCases, frames) {
      var ink = button(.debugPart(part), frame, .floating, radius: 6)
      if controller.instruments.debug.parts.contains(part) {
        canvas.fill(frame, radius: 6, theme.chosen.ground)
        ink = theme.chosen.text
      }
      canvas.text(part.title, at: frame.center, Typography.hint, ink, alignment: .center)
    }
  }
}
