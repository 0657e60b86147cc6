import CradleGeometry
import CradleStage

extension Canvas {
  /// Draws a row of a list: its colour, its name and its position in the list.
  func drawRow(_ row: Int, _ frame: Rect, _ theme: Theme) {
    ground(frame, theme.panel)
    fill(Rect(x: 16, y: frame.minY + 12, width: 20, height: 20), radius: 6, theme.cell(row))
    text("Row \(row)", at: Point(x: 52, y: frame.midY), Font(size: 13, weight: .semibold), theme.text)
    text(
      "\(Int(frame.height) * row) pt", at: Point(x: frame.maxX - 16, y: frame.midY),
      Font(size: 12, isTabular: true), theme.faint, alignment: .trailing)
    fill(Rect(x: 52, y: frame.maxY - 1, width: max(0, frame.width - 52), height: 1), theme.line)
  }
}
