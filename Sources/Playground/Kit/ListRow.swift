import CradleGeometry
import CradleStage

/// A row of a list: its colour, its name and its position in the list.
struct ListRow {
  let row: Int

  func draw(in frame: Rect, on canvas: Canvas, _ theme: Theme) {
    canvas.ground(frame, theme.panel)
    canvas.fill(Rect(x: 16, y: frame.minY + 12, width: 20, height: 20), radius: 6, theme.cell(row))
    canvas.text("Row \(row)", at: Point(x: 52, y: frame.midY), Font(size: 13, weight: .semibold), theme.text)
    canvas.text(
      "\(Int(frame.height) * row) pt", at: Point(x: frame.maxX - 16, y: frame.midY),
      Font(size: 12, isTabular: true), theme.faint, alignment: .trailing)
    canvas.fill(Rect(x: 52, y: frame.maxY - 1, width: max(0, frame.width - 52), height: 1), theme.line)
  }
}
