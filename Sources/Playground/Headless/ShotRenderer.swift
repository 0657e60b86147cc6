import CradleGeometry
import CradleStage

/// Draws a demo's present state into a picture file.
protocol ShotRenderer {
  /// Draws the viewport without the shell.
  ///
  /// - Throws: `CommandError.failure` when the picture cannot be made or written.
  func draw(_ demo: any Demo, theme: Theme, scale: Double, to path: String) throws(CommandError)
}

/// Draws with the stage's software renderer, which needs no display.
struct StageShotRenderer: ShotRenderer {
  func draw(_ demo: any Demo, theme: Theme, scale: Double, to path: String) throws(CommandError) {
    throw .failure("--shots: pictures need the stage, which is not built in yet")
  }
}
