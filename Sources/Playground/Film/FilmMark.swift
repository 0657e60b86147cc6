import CradleGeometry
import CradleStage

/// The text on the stage about the film in progress.
enum FilmMark: Equatable {
  /// A recording since a time of the window, in seconds.
  case recording(since: Double)
  /// The last gesture is being drawn; in whole percent.
  case drawing(percent: Int)
  /// The pictures are taken, and the file is being completed.
  case writing

  /// "0:07", "Film 40 %".
  func words(at now: Double) -> String {
    switch self {
    case .recording(let start):
      let seconds = max(0, Int(now - start))
      return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    case .drawing(let percent): return "Film \(percent) %"
    case .writing: return "Saving the film"
    }
  }

  /// The next time at which the text changes by itself.
  func deadline(after now: Double) -> Double? {
    guard case .recording(let start) = self else { return nil }
    return start + (now - start).rounded(.down) + 1
  }
}

/// Draws the mark after a recording has copied the pixels, so the film does not show it.
struct FilmMarkView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let mark: FilmMark
  let frame: Rect

  func draw() {
    canvas.fill(frame, radius: 14, theme.panel.opacity(0.94))
    canvas.stroke(frame, radius: 14, width: 1, theme.line)
    canvas.disc(Point(x: frame.minX + 16, y: frame.midY), radius: 5, theme.accent)
    canvas.text(
      mark.words(at: controller.now), at: Point(x: frame.minX + 28, y: frame.midY), Typography.value,
      theme.text)
  }
}
