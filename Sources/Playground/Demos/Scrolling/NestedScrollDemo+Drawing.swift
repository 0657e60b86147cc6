import CradleGeometry
import CradleStage

/// Rows below, the header with its hills over them.
extension NestedScrollDemo {
  func draw(on canvas: Canvas, theme: Theme) {
    canvas.ground(Rect(origin: .zero, size: viewport), theme.stage)
    for cell in rows { ListRow(row: cell.row).draw(in: cell.frame, on: canvas, theme) }
    drawHeader(on: canvas, theme)
    canvas.draw(nested.combined.verticalIndicator, theme)
  }

  /// As the header leaves, its hills lag behind it and its title fades; pulled down, it grows to fill the gap.
  private func drawHeader(on canvas: Canvas, _ theme: Theme) {
    let frame = header
    guard frame.maxY > 0 else { return }
    let (pull, gone) = (max(frame.minY, 0), (-frame.minY / frame.height).clamped(to: 0...1))
    let seen = Rect(x: 0, y: 0, width: frame.width, height: frame.maxY)
    canvas.clipped(to: seen) {
      canvas.fill(seen, theme.cell(5).mixed(with: theme.cell(4), fraction: gone))
      let lag = gone * frame.height / 2
      let sun = Point(x: frame.width * 0.78, y: frame.minY / 2 + lag + 64)
      canvas.disc(sun, radius: 34 + pull / 8, theme.cell(2))
      let radius = max(frame.width, frame.height) * 0.6
      for (x, color) in [(0.15, theme.cell(6)), (0.55, theme.cell(7)), (0.95, theme.cell(0))] {
        let hill = Point(x: frame.width * x, y: frame.maxY + radius - 70 + lag * x)
        canvas.disc(hill, radius: radius + pull / 2, color)
      }
      canvas.withOpacity(1 - gone * 1.5) {
        let title = Point(x: 20, y: frame.maxY - 46 + lag / 4)
        let width = max(frame.width - 40, 0)
        for (words, font, below) in [
          ("Nested scroll", Font(size: 30, weight: .bold), 0.0),
          ("One gesture, two views", Font(size: 13, weight: .semibold), 26),
        ] {
          canvas.text(
            words, at: title + Vector(dx: 0, dy: below), canvas.fitting(font, words, within: width),
            theme.onAccent, maximumWidth: width)
        }
      }
    }
  }
}
