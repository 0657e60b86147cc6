import CradleGeometry
import CradleStage

extension Canvas {
  /// Draws a ring at the place of a finger or pressed pointer.
  func finger(at place: Point, _ theme: Theme) {
    disc(place, radius: 16, Color.white.opacity(0.25))
    ring(
      place, radius: 16.5, width: 1.5, theme.name == .dark ? .white.opacity(0.85) : theme.text.opacity(0.55))
  }
}
