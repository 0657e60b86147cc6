import CradleGeometry
import CradleStage

/// The squares on their rails, and the three curves below them.
extension RubberBandDemo {
  func frame(_ square: Square) -> Rect {
    let center = Point(x: stage.width / 2 + square.displacement, y: square.y)
    return Rect(center: center, size: Size(width: Self.side, height: Self.side))
  }

  var elements: [TraceElement] {
    squares.map { square in
      fit.shown(
        TraceElement(
          id: square.id, kind: "square", center: frame(square).center, size: frame(square).size,
          velocity: Vector(dx: square.springReturn.velocity(at: time), dy: 0)))
    }
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.ground(Rect(origin: .zero, size: viewport), theme.panel)
    canvas.transformed(fit.transform) { drawScene(on: canvas, theme) }
  }

  private func drawScene(on canvas: Canvas, _ theme: Theme) {
    let colors = [theme.cell(0), theme.cell(4), theme.faint]
    let responses = zip(squares, colors).map {
      RubberBandPlot.Response(band: band($0), shown: abs($0.displacement), color: $1)
    }
    RubberBandPlot(responses: responses, hint: Font(size: fit.sceneLength(11))).draw(
      on: canvas, viewport: stage, theme)
    let titles = ["Half", "Banded", "Free"]
    for (index, square) in squares.enumerated() {
      let frame = frame(square)
      let home = stage.width / 2
      canvas.fill(Rect(x: 24, y: square.y, width: max(0, stage.width - 48), height: 1), theme.line)
      canvas.disc(Point(x: home, y: square.y + 0.5), radius: 3, theme.line)
      canvas.shadow(
        frame, radius: 12, blur: 10, offset: Vector(dx: 0, dy: 6), Color(hex: 0x000000).opacity(0.3))
      canvas.fill(frame, radius: 12, colors[index])
      canvas.text(
        titles[index], at: Point(x: 24, y: square.y - 36), Font(size: fit.sceneLength(13), weight: .semibold),
        theme.dim)
      canvas.text(
        "\(Int(square.displacement.rounded())) pt", at: Point(x: stage.width - 24, y: square.y - 36),
        Font(size: fit.sceneLength(12), isTabular: true), theme.faint, alignment: .trailing)
    }
  }
}
