import CradleScrolling
import CradleStage

extension Canvas {
  /// Draws a scroll indicator; nil draws nothing.
  func draw(_ indicator: ScrollIndicator?, _ theme: Theme) {
    guard let indicator, indicator.alpha > 0 else { return }
    let color = theme.dim.opacity(0.8 * indicator.alpha)
    fill(indicator.frame, radius: ScrollIndicator.thickness / 2, color)
  }
}
