import CradleGeometry
import CradleStage

/// The small plot of a unit pull's way back to rest.
struct SpringResponseView: ShellView {
  let shell: Shell
  let canvas: Canvas
  let response: SpringResponse
  let frame: Rect

  func draw() {
    canvas.fill(frame, radius: 12, theme.raised)
    let area = frame.insetBy(dx: 12, dy: 14)
    // The pull above the line, the deepest swing past it below.
    let (top, line) = (area.minY, area.minY + area.height * 0.56)
    canvas.fill(Rect(x: area.minX, y: line.rounded(), width: area.width, height: 1), theme.line)
    let points = response.points.map { point in
      Point(x: area.minX + point.x * area.width, y: line + 0.5 - point.y * (line - top))
    }
    canvas.clipped(to: frame.insetBy(dx: 0, dy: 4)) { canvas.polyline(points, width: 2, theme.accent) }
    canvas.text(
      response.words, at: Point(x: area.maxX, y: frame.maxY - 14), Typography.axis, theme.faint,
      alignment: .trailing)
  }
}
