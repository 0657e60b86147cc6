import CradleGeometry
import CradleStage

/// The demo on its ground: in a phone-like frame with a soft shadow, or all over the stage.
struct StageView: ShellView {
  let shell: Shell
  let canvas: Canvas

  static let shadow = Shadow(blur: 20, offset: Vector(dx: 0, dy: 6), color: .black.opacity(0.35))
  static let frameRadius = 20.0

  func draw() {
    let layout = shell.layout
    canvas.clipped(to: layout.stage) {
      canvas.fill(layout.stage, theme.stage)
      layout.isFramed ? drawFramed(layout.viewport) : drawDemo(layout.viewport)
      drawPointer()
      drawButtons()
      if shell.session.clock.isPaused { drawBadge() }
    }
  }

  private var shade: Shadow {
    var shadow = Self.shadow
    if theme.name == .light { shadow.color = theme.text.opacity(0.16) }
    return shadow
  }

  private func drawFramed(_ viewport: Rect) {
    canvas.shadow(viewport, radius: Self.frameRadius, shade)
    canvas.clipped(to: viewport, radius: Self.frameRadius, background: theme.stage, shadow: shade) {
      canvas.fill(viewport, theme.panel)
      drawDemo(viewport)
    }
    // A demo may have the stage's own colour; the edge tells the frame from it.
    // After a click a clearer edge says enough; two lines would be one too many.
    let isFocused = shell.focus == .stage
    let edge = isFocused && !shell.isFocusByKey ? theme.faint.opacity(0.7) : theme.line
    canvas.stroke(viewport, radius: Self.frameRadius, width: 1, edge)
    if isFocused, shell.isFocusByKey { focusRing(viewport, radius: Self.frameRadius) }
  }

  private func drawDemo(_ viewport: Rect) {
    canvas.clipped(to: viewport) {
      canvas.transformed(Transform(translation: viewport.origin - .zero)) {
        shell.session.demo.draw(on: canvas, theme: theme)
        if shell.showsDebug { drawDebug() }
      }
    }
    if shell.focus == .stage, !shell.layout.isFramed { focusRing(viewport, radius: 0, gap: -2) }
  }

  private func drawDebug() {
    guard let scene = shell.session.demo.debugScene else { return }
    DebugOverlay(scene: scene, theme: theme).draw(on: canvas)
  }

  // Where the finger is: shown while it presses, also outside of the viewport.
  private func drawPointer() {
    guard shell.stagePointer.isDown else { return }
    canvas.finger(at: shell.stagePointer.location, theme)
  }

  private func drawButtons() {
    for (index, frame) in shell.layout.actions.enumerated() {
      let ink = button(.action(index), frame, .floating)
      let title = shell.session.card.actions[index].title
      canvas.text(
        title, at: frame.center, Typography.button, ink, alignment: .center, maximumWidth: frame.width - 16)
      if shell.focus == .actions, shell.actionPick == index { focusRing(frame) }
    }
  }

  private func drawBadge() {
    let words = "Paused"
    let (stage, viewport) = (shell.layout.stage, shell.layout.viewport)
    var width = shell.measure(words, Typography.button) + 44
    // Beside a frame only the sign may have room.
    let isShort = shell.layout.isFramed && viewport.minX - stage.minX < width + 16
    if isShort { width = 28 }
    let frame = Rect(x: stage.minX + 8, y: stage.minY + 8, width: width, height: 28)
    canvas.fill(frame, radius: 14, theme.panel.opacity(0.94))
    canvas.stroke(frame, radius: 14, width: 1, theme.line)
    Icon.pause.draw(
      in: Rect(x: frame.minX + (isShort ? 4 : 8), y: frame.minY, width: 20, height: 28), theme.accent,
      on: canvas)
    if isShort { return }
    canvas.text(words, at: Point(x: frame.minX + 30, y: frame.midY), Typography.button, theme.text)
  }
}
