import CradleGeometry
import CradleStage

/// A card with a pendulum on it, hanging at an angle of its own, and a title at the lower left.
struct PendulumCard {
  let number: Int
  let title: String
  let isPressed: Bool

  func draw(in frame: Rect, on canvas: Canvas, _ theme: Theme) {
    let color = theme.cell(number)
    let ink = theme.onAccent
    let thread = color.mixed(with: ink, fraction: 0.55)
    canvas.shadow(frame, radius: 16, blur: 18, offset: Vector(dx: 0, dy: 8), Color.black.opacity(0.28))
    canvas.fill(frame, radius: 16, isPressed ? color.mixed(with: ink, fraction: 0.12) : color)
    let pivot = Point(x: frame.midX, y: frame.minY + frame.height * 0.14)
    let swing = 0.65 * Vector(angle: Double(number) * 2.4, length: 1).dx
    let ball = pivot + Vector(angle: .pi / 2 + swing, length: frame.height * 0.5)
    let half = Vector(dx: frame.width * 0.2, dy: 0)
    canvas.line(from: pivot - half, to: pivot + half, width: 3, thread)
    canvas.line(from: pivot, to: ball, width: 2, thread)
    canvas.disc(ball, radius: frame.height * 0.11, color.mixed(with: ink, fraction: 0.85))
    canvas.text(
      title, at: Point(x: frame.minX + 18, y: frame.maxY - 24),
      Font(size: 20, weight: .semibold, isTabular: true),
      ink)
  }
}
