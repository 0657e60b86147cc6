import CradleGeometry
import CradleStage

extension Canvas {
  /// Draws the text of an empty scene in its middle.
  func drawEmptyScene(_ words: String, in size: Size, _ theme: Theme) {
    text(
      words, at: Point(x: size.width / 2, y: size.height / 2), Font(size: 15, weight: .semibold), theme.dim,
      alignment: .center)
  }
}
