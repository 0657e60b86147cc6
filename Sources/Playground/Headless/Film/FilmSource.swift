import CradleGeometry
import CradleStage

/// Draws the moments of a run, in ascending order, each onto the same stage.
protocol FilmSource {
  /// The stage on which it draws.
  var stage: OffscreenStage { get }

  /// Draws the demo, which is at `time` seconds.
  mutating func draw(_ demo: any Demo, at time: Double)
}

/// Draws the viewport without the window, with a mark at the script's pointer.
struct ViewportFilmSource: FilmSource {
  let stage: OffscreenStage
  private let theme: Theme
  private var coming: ArraySlice<DemoEvent>
  private var finger: Point?

  /// Makes a stage of a size in points; a temporarily smaller viewport is drawn at the top left.
  init(size: Size, scale: Double, theme: Theme, events: [DemoEvent]) throws {
    stage = try OffscreenStage(size: size, scale: scale)
    (self.theme, coming) = (theme, events[...])
  }

  mutating func draw(_ demo: any Demo, at time: Double) {
    follow(to: time)
    let canvas = stage.canvas
    canvas.clear(theme.stage)
    canvas.clipped(to: Rect(origin: .zero, size: demo.viewport)) { demo.draw(on: canvas, theme: theme) }
    if let finger { canvas.finger(at: finger, theme) }
  }

  private mutating func follow(to time: Double) {
    while let event = coming.first, event.time <= time {
      coming.removeFirst()
      guard case .pointer(let pointer) = event.kind else { continue }
      switch pointer.phase {
      case .down, .move: if finger != nil || pointer.phase == .down { finger = pointer.location }
      case .up, .cancel: finger = nil
      }
    }
  }
}

/// Draws the whole window around the demo, which plays the run's events itself, since its plots show a
/// history.
struct WindowFilmSource: FilmSource {
  let stage: OffscreenStage
  private let window: WindowPlayback

  init(_ picture: WindowPicture, rate: Double) throws {
    stage = try OffscreenStage(size: picture.size, scale: picture.scale)
    window = WindowPlayback(picture, rate: rate, on: stage.canvas)
  }

  mutating func draw(_ demo: any Demo, at time: Double) {
    window.play(to: time)
    window.controller.draw(on: stage.canvas)
  }
}
