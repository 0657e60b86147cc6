import CradleGeometry
import CradleStage

/// A short message low on the stage, in two lines if one is too narrow for it.
struct ToastView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let toast: Toast

  private static let pitch = 18.0

  func draw() {
    let stage = controller.layout.stage
    let presence = toast.presence.value(at: controller.now).clamped(to: 0...1)
    let room = stage.width - 32 - 24
    let isWide = controller.measure(toast.text, Typography.emphasis) > room
    let halves =
      isWide ? Wrapping.lines(toast.text, Typography.emphasis, within: room, measure: controller.measure) : []
    let lines = halves.isEmpty ? [toast.text] : halves
    let longest = lines.map { controller.measure($0, Typography.emphasis) }.max() ?? 0
    let width = min(longest + 40, stage.width - 32)
    let height = 36 + Double(lines.count - 1) * Self.pitch
    let bottom = (controller.layout.actions.first?.minY ?? stage.maxY) - 16
    let frame = Rect(
      x: (stage.midX - width / 2).rounded(), y: bottom - height + 12 * (1 - presence), width: width,
      height: height)
    canvas.withOpacity(presence) {
      canvas.shadow(frame, radius: 12, StageView.shadow)
      canvas.fill(frame, radius: 12, theme.text)
      for (index, line) in lines.enumerated() {
        let y = frame.midY + (Double(index) - Double(lines.count - 1) / 2) * Self.pitch
        canvas.text(
          line, at: Point(x: frame.midX, y: y), Typography.emphasis, theme.panel, alignment: .center,
          maximumWidth: width - 24)
      }
    }
  }
}
