import CradleCollectionView
import CradleGeometry
import CradleStage

extension Canvas {
  /// Draws an item, which is a small tile in one layout, a disc in another and a banner in a third.
  ///
  /// A section's items form a gradient from one colour to another. Smaller items have rounder corners: an
  /// item 48 points wide is a disc, one 88 points wide a tile, and sizes between are interpolated.
  func drawSwitchCell(
    _ path: IndexPath, of count: Int, in frame: Rect, isPressed: Bool, _ theme: Theme
  ) {
    let ends = [(0, 2), (3, 4), (5, 7)][path.section % 3]
    let share = count > 1 ? Double(path.item) / Double(count - 1) : 0
    let color = theme.cell(ends.0).mixed(with: theme.cell(ends.1), fraction: min(share, 1))
    let side = min(frame.width, frame.height)
    let roundness = ((88 - side) / 40).clamped(to: 0...1)
    let gap = 2.0 * (1 - roundness)
    let body = frame.insetBy(dx: min(gap, side / 2), dy: min(gap, side / 2))
    let radius = 12 + (min(body.width, body.height) / 2 - 12) * roundness
    if roundness > 0 { fill(frame, radius: radius + gap, theme.stage.opacity(roundness)) }
    fill(
      roundness > 0 ? body.insetBy(dx: roundness, dy: roundness) : body, radius: radius,
      isPressed ? color.mixed(with: theme.onAccent, fraction: 0.15) : color)
    // An edge separates tiles where they pass over each other.
    stroke(
      body, radius: radius, width: 1, color.mixed(with: theme.onAccent, fraction: 0.35).opacity(1 - roundness)
    )
    transformed(Transform(scale: (side / 88).clamped(to: 0.8...2), around: frame.center)) {
      text(
        "\(path.item + 1)", at: frame.center, Font(size: 15, weight: .semibold, isTabular: true),
        theme.onAccent,
        alignment: .center)
    }
  }

  /// Draws a section's header.
  func drawSwitchHeader(_ section: Int, count: Int, in frame: Rect, _ theme: Theme) {
    disc(Point(x: frame.minX + 22, y: frame.midY), radius: 5, theme.cell([0, 3, 5][section % 3]))
    text(
      "Section \(section + 1)", at: Point(x: frame.minX + 38, y: frame.midY),
      Font(size: 15, weight: .semibold), theme.text)
    text(
      "\(count)", at: Point(x: frame.maxX - 20, y: frame.midY), Font(size: 13, isTabular: true), theme.dim,
      alignment: .trailing)
  }

  /// Draws a section's footer.
  func drawSwitchFooter(_ section: Int, in frame: Rect, _ theme: Theme) {
    text(
      "End of section \(section + 1)", at: frame.center, Font(size: 12), theme.faint, alignment: .center)
  }

  /// Draws a section's background.
  func drawSwitchGround(in frame: Rect, _ theme: Theme) {
    let body = frame.insetBy(dx: min(8, frame.width / 2), dy: 0)
    fill(body, radius: 16, theme.panel)
    stroke(body, radius: 16, width: 1, theme.line)
  }
}
