import CradleGeometry
import CradleStage

/// Drawing and exported code.
extension NewtonsCradleDemo {
  func draw(on canvas: Canvas, theme: Theme) {
    canvas.transformed(animatorTransform) { scene.draw(on: canvas, theme: theme) }
    guard scene.energy < 0.0005, scene.held == nil, viewport.width > 300, let place = hintPlace else {
      return
    }
    canvas.text(
      "Drag a ball aside and let it fall, or press Q", at: place, Typography.body, theme.faint,
      alignment: .center)
  }

  /// The middle of the hint under the hanging balls; nil if the viewport has no room for it there.
  var hintPlace: Point? {
    let low = animatorTransform.apply(Point(x: 0, y: build.length + CradleScene.radius))
    let y = min(low.y + 48, viewport.height - Typography.body.size)
    return y >= low.y + Typography.body.size ? Point(x: low.x, y: y) : nil
  }

  var code: String {
    DynamicsCode(
      items: scene.balls, behaviors: scene.animator.behaviors,
      referenceBounds: scene.animator.referenceBounds,
      isAccurate: true, velocities: scene.balls.map { scene.animator.velocity(of: $0) }
    ).text
  }
}
