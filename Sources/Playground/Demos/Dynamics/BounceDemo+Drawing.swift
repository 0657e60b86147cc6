import CradleGeometry
import CradleStage

/// A ruler between the squares, and the attachment of the red one over it.
extension BounceDemo {
  func draw(on canvas: Canvas, theme: Theme) {
    canvas.ground(Rect(origin: .zero, size: viewport), theme.panel)
    canvas.transformed(fit.transform) { drawScene(on: canvas, theme) }
  }

  private func drawScene(on canvas: Canvas, _ theme: Theme) {
    drawRuler(on: canvas, theme)
    for (item, start, words) in [(red, starts.red, "attached"), (yellow, starts.yellow, "free")] {
      let home = Rect(center: start, size: item.bounds.size)
      canvas.stroke(home, radius: 8, width: 1.5, theme.faint)
      canvas.text(
        words, at: Point(x: start.x, y: home.maxY + 7 + fit.sceneLength(11)), Font(size: fit.sceneLength(11)),
        theme.dim,
        alignment: .center)
      canvas.draw(item, scene, theme)
    }
    // The attachment, from its anchor to the red square.
    let (anchor, end) = (starts.red, scene.presentedCenter(of: red))
    // It must be visible on the panel and, with its dark edge, on the square.
    for (width, ink) in [(5.0, theme.onAccent), (2, theme.name == .dark ? theme.text : theme.panel)] {
      canvas.line(from: anchor, to: end, width: width, ink)
      canvas.disc(anchor, radius: width / 2 + 3, ink)
      canvas.disc(end, radius: width / 2 + 1, ink)
    }
  }

  /// Heights above the start, every hundred points, between the squares if there is room.
  private func drawRuler(on canvas: Canvas, _ theme: Theme) {
    let (x, start) = (stage.width / 2, starts.red.y)
    let room = starts.yellow.x - starts.red.x - red.bounds.width
    guard room > 40 else { return }
    for height in stride(from: 0.0, through: max(start - 10, 0), by: 20) {
      let y = start - height
      guard height.truncatingRemainder(dividingBy: 100) == 0 else {
        canvas.fill(Rect(x: x - 4, y: y, width: 8, height: 1), theme.line)
        continue
      }
      canvas.text(
        "\(Int(height))", at: Point(x: x, y: y), Font(size: fit.sceneLength(11)), theme.faint,
        alignment: .center)
      // A tick on either side of the number.
      for side in [-1.0, 1] where room > fit.sceneLength(64) {
        canvas.fill(Rect(x: x + side * fit.sceneLength(22) - 5, y: y, width: 10, height: 1), theme.line)
      }
    }
  }
}
