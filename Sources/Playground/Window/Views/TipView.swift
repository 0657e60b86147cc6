import CradleGeometry
import CradleStage

/// The tip beside the pointer, on a card that stays inside the window.
struct TipView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let lines: [String]
  let place: Point

  private static let lineHeight = 18.0
  /// The distance from the pointer's tip to the card, so that the cursor does not cover it.
  private static let drop = 22.0

  func draw() {
    let wanted = (lines.map { controller.measure($0, Typography.plot) }.max() ?? 0) + 24
    let size = Size(
      width: min(wanted, controller.size.width - 16), height: Double(lines.count) * Self.lineHeight + 12)
    let below = place.y + Self.drop
    let y = below + size.height > controller.size.height - 8 ? place.y - 8 - size.height : below
    let x = (place.x - 12).clamped(to: 8...max(8, controller.size.width - 8 - size.width))
    let frame = Rect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    canvas.shadow(frame, radius: 8, StageView.shadow)
    canvas.fill(frame, radius: 8, theme.raised)
    canvas.stroke(frame, radius: 8, width: 1, theme.line)
    for (index, line) in lines.enumerated() {
      let middle = frame.minY + 6 + (Double(index) + 0.5) * Self.lineHeight
      canvas.text(
        line, at: Point(x: frame.minX + 12, y: middle), Typography.plot, index == 0 ? theme.text : theme.dim,
        maximumWidth: size.width - 24)
    }
  }
}
