import CradleDynamics
import CradleGeometry
import CradleStage

extension CradleScene {
  /// Draws bar, strings and balls in the scene's own points.
  func draw(on canvas: Canvas, theme: Theme) {
    let metal = theme.name == .dark ? theme.dim : theme.faint.mixed(with: theme.panel, fraction: 0.35)
    let places = balls.map { animator.presentedCenter(of: $0) }
    for (index, place) in places.enumerated() {
      canvas.line(
        from: build.anchor(index), to: place, width: 1.5, metal.mixed(with: theme.stage, fraction: 0.25))
    }
    let reach = Double(build.count) * build.spacing / 2 + 90
    canvas.fill(Rect(x: -reach, y: -6, width: 2 * reach, height: 6), radius: 3, metal)
    let shade = Color.black.opacity(theme.name == .dark ? 0.5 : 0.2)
    for place in places {
      canvas.shadow(
        Rect(center: place, size: Size(width: 2 * Self.radius, height: 2 * Self.radius)), radius: Self.radius,
        blur: 10, offset: Vector(dx: 0, dy: 6), shade)
    }
    for (index, place) in places.enumerated() {
      canvas.ball(place, radius: Self.radius, theme.name == .dark ? theme.text : theme.panel)
      if held?.index == index { canvas.ring(place, radius: Self.radius + 2, width: 2, theme.accent) }
    }
  }
}
