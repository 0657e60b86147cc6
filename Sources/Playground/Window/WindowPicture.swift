import CradleGeometry
import CradleScrolling
import CradleStage

/// A picture of the whole window without a display: the window around a demo that plays a script's events.
struct WindowPicture {
  var demo: any Demo.Type
  var size = Size(width: 1280, height: 800)
  var theme = Theme.dark
  /// Pixels per point.
  var scale = 1.0
  /// The events, at times of the window and places of the viewport.
  var events: [DemoEvent] = []
  /// The time of the picture, in seconds.
  var seconds = 0.0

  /// Plays and draws.
  ///
  /// - Throws: `CommandError.failure` if the picture cannot be drawn or written; the caller must then discard
  ///   the file.
  func write(into file: WholeFile) throws(CommandError) {
    do {
      let stage = try OffscreenStage(size: size, scale: scale)
      let controller = play(on: stage.canvas)
      controller.sidebar.miniatures.isShown = true
      // The sidebar paints one picture in each frame after the first.
      for _ in 0...controller.catalog.count { controller.draw(on: stage.canvas) }
      controller.draw(on: stage.canvas)
      try stage.writePNG(into: file)
    } catch {
      throw .failure("\(error)")
    }
  }

  /// The window's state at the end, laid out with a canvas's fonts.
  func play(on canvas: Canvas) -> WindowController {
    let window = WindowPlayback(self, on: canvas)
    window.play(to: seconds)
    return window.controller
  }
}
