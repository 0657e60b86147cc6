import CradleCollectionView
import CradleGeometry
import CradleStage

/// Draws the cells, headers, footers and backgrounds of the demo that switches layouts.
struct SwitchCells {
  let canvas: Canvas
  let theme: Theme
  /// The scale of the scene, in which words stay legible.
  let fit: SceneScale

  /// Draws an item, which is a small tile in one layout, a disc in another and a banner in a third.
  ///
  /// A section's items form a gradient from one colour to another. Smaller items have rounder corners: an
  /// item 48 points wide is a disc, one 88 points wide a tile, and sizes between are interpolated. With a
  /// squareness of 1 every item fills its frame.
  func drawCell(_ path: IndexPath, of count: Int, in frame: Rect, squareness: Double, isPressed: Bool) {
    let ends = [(0, 2), (3, 4), (5, 7)][path.section % 3]
    let share = count > 1 ? Double(path.item) / Double(count - 1) : 0
    let color = theme.cell(ends.0).mixed(with: theme.cell(ends.1), fraction: min(share, 1))
    let side = min(frame.width, frame.height)
    let softness = 1 - squareness
    let roundness = ((88 - side) / 40).clamped(to: 0...1) * softness
    let gap = 2.0 * (1 - roundness) * softness
    let body = frame.insetBy(dx: min(gap, side / 2), dy: min(gap, side / 2))
    let radius = (12 + (min(body.width, body.height) / 2 - 12) * roundness) * softness
    if roundness > 0 { canvas.fill(frame, radius: radius + gap, theme.stage.opacity(roundness)) }
    canvas.fill(
      roundness > 0 ? body.insetBy(dx: roundness, dy: roundness) : body, radius: radius,
      isPressed ? theme.pressed(color) : color)
    // An edge separates tiles where they pass over each other.
    canvas.stroke(
      body, radius: radius, width: 1, color.mixed(with: theme.onAccent, fraction: 0.35).opacity(1 - roundness)
    )
    canvas.transformed(Transform(scale: (side / 88).clamped(to: 0.8...2), around: frame.center)) {
      canvas.text(
        "\(path.item + 1)", at: frame.center, Font(size: 15, weight: .semibold, isTabular: true),
        theme.onAccent,
        alignment: .center)
    }
  }

  /// Draws a section's header.
  func drawHeader(_ section: Int, count: Int, in frame: Rect) {
    canvas.disc(Point(x: frame.minX + 22, y: frame.midY), radius: 5, theme.cell([0, 3, 5][section % 3]))
    canvas.text(
      "Section \(section + 1)", at: Point(x: frame.minX + 38, y: frame.midY),
      fit.legible(Font(size: 15, weight: .semibold)), theme.text)
    canvas.text(
      "\(count)", at: Point(x: frame.maxX - 20, y: frame.midY), fit.legible(Font(size: 13, isTabular: true)),
      theme.dim, alignment: .trailing)
  }

  /// Draws a section's footer.
  func drawFooter(_ section: Int, in frame: Rect) {
    canvas.text(
      "End of section \(section + 1)", at: frame.center, fit.legible(Font(size: 12)), theme.faint,
      alignment: .center)
  }

  /// Draws a section's background.
  func drawGround(in frame: Rect) {
    let body = frame.insetBy(dx: min(8, frame.width / 2), dy: 0)
    canvas.fill(body, radius: 16, theme.panel)
    canvas.stroke(body, radius: 16, width: 1, theme.line)
  }
}
