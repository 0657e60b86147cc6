import CradleGeometry
import CradlePhysics
import CradleStage

/// A plot of the overscroll of bands for a pull, with their present states.
struct RubberBandPlot {
  struct Response {
    let band: RubberBand
    /// The displacement shown now, in points, 0 or more.
    let shown: Double
    let color: Color
  }

  let responses: [Response]
  /// The font of its words.
  let hint: Font
  /// The longest pull and displacement in the plot, in points.
  private static let reach = 400.0

  /// Draws below the squares, where there is room.
  func draw(on canvas: Canvas, viewport: Size, _ theme: Theme) {
    let plot = Rect(
      x: 24, y: 380, width: viewport.width - 48, height: min(220, viewport.height - 380 - 48))
    guard plot.width > 100, plot.height > 60 else { return }
    for share in [0, 0.25, 0.5, 0.75, 1] {
      let y = plot.maxY - share * plot.height
      canvas.fill(Rect(x: plot.minX, y: y, width: plot.width, height: 1), theme.line)
    }
    for response in responses {
      let curve = (0...80).map { step in
        let pull = Self.reach * Double(step) / 80
        return place(pull, response.band.value(for: pull), plot)
      }
      canvas.polyline(curve, width: 2, response.color)
      let pull = response.band.inverse(of: response.shown)
      if pull <= Self.reach { canvas.disc(place(pull, response.shown, plot), radius: 5, response.color) }
    }
    let y = plot.maxY + hint.size + 3
    canvas.text("shown over pull", at: Point(x: plot.minX, y: y), hint, theme.faint)
    canvas.text("400 pt", at: Point(x: plot.maxX, y: y), hint, theme.faint, alignment: .trailing)
  }

  private func place(_ pull: Double, _ shown: Double, _ plot: Rect) -> Point {
    Point(
      x: plot.minX + pull / Self.reach * plot.width, y: plot.maxY - shown / Self.reach * plot.height)
  }
}
