import CradleGeometry
import CradleStage

/// A short message low on the stage.
struct ToastView: ShellView {
  let shell: Shell
  let canvas: Canvas
  let toast: Toast

  func draw() {
    let stage = shell.layout.stage
    let presence = min(max(toast.presence.value(at: shell.now), 0), 1)
    let width = min(shell.measure(toast.text, Typography.emphasis) + 40, stage.width - 32)
    let bottom = (shell.layout.actions.first?.minY ?? stage.maxY) - 16
    let frame = Rect(
      x: (stage.midX - width / 2).rounded(), y: bottom - 36 + 12 * (1 - presence), width: width, height: 36)
    canvas.withOpacity(presence) {
      canvas.shadow(frame, radius: 12, StageView.shadow)
      canvas.fill(frame, radius: 12, theme.text)
      canvas.text(
        toast.text, at: frame.center, Typography.emphasis, theme.panel, alignment: .center,
        maximumWidth: width - 24)
    }
  }
}
