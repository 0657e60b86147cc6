import CradleGeometry
import CradleStage

/// A short message low on the stage, in as many lines as it needs.
struct ToastView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let toast: Toast

  func draw() {
    let presence = toast.presence.value(at: controller.now).clamped(to: 0...1)
    let plates = controller.plates
    let layout = ToastLayout(
      toast.text, in: controller.layout, off: plates.all + plates.legends, measure: controller.measure)
    let frame = layout.frame.offset(by: Vector(dx: 0, dy: 12 * (1 - presence)))
    canvas.withOpacity(presence) {
      canvas.shadow(frame, radius: 12, StageView.shadow)
      canvas.fill(frame, radius: 12, theme.text)
      for (index, line) in layout.lines.enumerated() {
        let y = frame.midY + (Double(index) - Double(layout.lines.count - 1) / 2) * ToastLayout.pitch
        canvas.text(
          line, at: Point(x: frame.midX, y: y), Typography.emphasis, theme.panel, alignment: .center,
          maximumWidth: frame.width - 2 * ToastLayout.padding)
      }
    }
  }
}
