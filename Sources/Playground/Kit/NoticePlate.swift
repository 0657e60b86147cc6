import CradleGeometry
import CradleStage

/// A demo's notice on a plate in the viewport's lower right corner: a ring in the middle leaves the corners free, and the
/// left one has the mark of a pause.
struct NoticePlate {
  let words: String
  let viewport: Size

  private static let font = Font(size: 13, weight: .semibold)
  /// The plate's width beside its words, and a letter's width in words, in points: the notices have 6.0 to 6.7 a letter
  /// (Inter), and a quarter more leaves room for other fonts.
  private static let (space, letterWidth) = (32.0, 8.5)

  /// The plate for a notice; nil if there is none.
  init?(_ notice: String?, in viewport: Size) {
    guard let notice else { return nil }
    (words, self.viewport) = (notice, viewport)
  }

  /// The frame that holds the plate, without a canvas to measure its words, for the window's plates, which leave it
  /// free.
  var legend: Rect { frame(width: Double(words.count) * Self.letterWidth) }

  private func frame(width: Double) -> Rect {
    let width = min(width + Self.space, max(0, viewport.width - 16))
    return Rect(x: viewport.width - 8 - width, y: viewport.height - 40, width: width, height: 32)
  }

  func draw(on canvas: Canvas, _ theme: Theme) {
    let frame = frame(width: canvas.width(of: words, Self.font))
    canvas.shadow(
      frame, radius: 16, blur: 10, offset: Vector(dx: 0, dy: 6), Color.black.opacity(0.25))
    canvas.fill(frame, radius: 16, theme.panel)
    canvas.stroke(frame, radius: 16, width: 1, theme.line)
    canvas.text(
      words, at: frame.center, Self.font, theme.text, alignment: .center,
      maximumWidth: max(0, frame.width - 24))
  }
}
