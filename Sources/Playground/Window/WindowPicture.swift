import CradleGeometry
import CradleScrolling
import CradleStage

/// A picture of the whole window without a display: the shell around a demo that plays a script's events.
struct WindowPicture {
  var demo: any Demo.Type
  var size = Size(width: 1280, height: 800)
  var theme = Theme.dark
  /// Pixels a point.
  var scale = 1.0
  /// What happens, at times of the window; places are the viewport's.
  var events: [DemoEvent] = []
  /// When the picture is taken, in seconds.
  var seconds = 0.0

  /// Plays and draws.
  ///
  /// - Throws: `CommandError.failure` when the picture cannot be drawn or written; the file is then to be given up.
  func write(into file: WholeFile) throws(CommandError) {
    do {
      let stage = try OffscreenStage(size: size, scale: scale)
      play(on: stage.canvas).draw(on: stage.canvas)
      try stage.writePNG(into: file)
    } catch {
      throw .failure("\(error)")
    }
  }

  /// The shell as it stands at the end, laid out with a canvas's type.
  func play(on canvas: Canvas) -> Shell {
    let window = WindowPlayback(self, on: canvas)
    window.play(to: seconds)
    return window.shell
  }
}
