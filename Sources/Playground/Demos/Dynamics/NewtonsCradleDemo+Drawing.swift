import CradleGeometry
import CradleStage

/// Drawing and exported code.
extension NewtonsCradleDemo {
  func draw(on canvas: Canvas, theme: Theme) {
    canvas.transformed(animatorTransform) { scene.draw(on: canvas, theme: theme) }
    guard scene.energy < 0.0005, scene.held == nil, viewport.width > 300 else { return }
    let low = animatorTransform.apply(Point(x: 0, y: build.length + CradleScene.radius))
    canvas.text(
      "Drag a ball aside and let it fall, or press Q", at: Point(x: low.x, y: low.y + 48), Typography.body,
      theme.faint, alignment: .center)
  }

  var code: String {
    DynamicsCode(
      items: scene.balls, behaviors: scene.animator.behaviors,
      referenceBounds: scene.animator.referenceBounds,
      isAccurate: true, velocities: scene.balls.map { scene.animator.velocity(of: $0) }
    ).text
  }
}
