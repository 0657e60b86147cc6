import CradleGeometry
import CradleStage

/// Draws a demo's present state into a picture file.
protocol ShotRenderer {
  /// Draws the viewport without the shell.
  ///
  /// - Throws: `CommandError.failure` when the picture cannot be made or written.
  func draw(_ demo: any Demo, theme: Theme, scale: Double, to file: PendingFile) throws(CommandError)
}

/// Draws with the stage's software renderer, which needs no display.
struct StageShotRenderer: ShotRenderer {
  func draw(_ demo: any Demo, theme: Theme, scale: Double, to file: PendingFile) throws(CommandError) {
    do {
      let stage = try OffscreenStage(size: demo.viewport, scale: scale)
      stage.canvas.clear(theme.stage)
      demo.draw(on: stage.canvas, theme: theme)
      try stage.writePNG(to: file.temporaryPath)
    } catch StageError.cannotWritePicture(_, let reason) {
      throw PendingFile.unwritable(file.path, reason)
    } catch {
      throw .failure("--shots: \(error)")
    }
  }
}
