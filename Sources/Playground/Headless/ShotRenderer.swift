import CradleGeometry
import CradleStage

/// Draws a demo's state at a moment into a picture file.
protocol ShotRenderer {
  /// Draws the demo, which is at `time` seconds.
  ///
  /// - Throws: `CommandError.failure` when the picture cannot be made or written.
  func draw(
    _ demo: any Demo, at time: Double, theme: Theme, scale: Double, into file: WholeFile
  ) throws(CommandError)
}

/// Draws the viewport without the window, with the stage's software renderer, which needs no display.
struct StageShotRenderer: ShotRenderer {
  func draw(
    _ demo: any Demo, at time: Double, theme: Theme, scale: Double, into file: WholeFile
  ) throws(CommandError) {
    do {
      let stage = try OffscreenStage(size: demo.viewport, scale: scale)
      stage.canvas.clear(theme.stage)
      demo.draw(on: stage.canvas, theme: theme)
      try stage.writePNG(into: file)
    } catch let error as OutputError {
      throw .failure("\(error)")
    } catch {
      throw .failure("--shots: \(error)")
    }
  }
}

/// Draws the whole window around the demo, for `--window`. The controller plays the script itself, since its plots
/// show a history.
struct WindowShotRenderer: ShotRenderer {
  let size: Size
  let events: [DemoEvent]

  func draw(
    _ demo: any Demo, at time: Double, theme: Theme, scale: Double, into file: WholeFile
  ) throws(CommandError) {
    let picture = WindowPicture(
      demo: type(of: demo), size: size, theme: theme, scale: scale, events: events, seconds: time)
    try picture.write(into: file)
  }
}
