import CradleGeometry
import CradleStage

/// The switches of the debug overlay's parts, at the stage's left edge.
struct DebugSwitchesView: WindowView {
  let controller: WindowController
  let canvas: Canvas

  func draw() {
    for (part, frame) in zip(DebugPart.allCases, controller.plates.switches) {
      var ink = button(.debugPart(part), frame, .floating, radius: 6)
      if controller.instruments.debug.parts.contains(part) {
        canvas.fill(frame, radius: 6, theme.chosen.ground)
        ink = theme.chosen.text
      }
      canvas.text(part.title, at: frame.center, Typography.hint, ink, alignment: .center)
    }
  }
}
