import CradleGeometry
import CradleStage

/// What is seen, and said as code.
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
    """
    import CradleDynamics
    import CradleGeometry

    let animator = DynamicAnimator(referenceBounds: .zero, settings: .accurate)
    for (index, ball) in balls.enumerated() {
      let anchor = Point(x: Double(index) * \(build.spacing), y: 0)
      let string = AttachmentBehavior(item: ball, attachedToAnchor: anchor)
      string.length = \(length.number)  // and frequency 0: rigid
      animator.addBehavior(string)
    }
    let material = DynamicItemBehavior(items: balls)
    material.elasticity = \(elasticity.number)
    material.resistance = \(resistance.number)
    material.friction = 0
    material.allowsRotation = false
    let gravity = GravityBehavior(items: balls)
    gravity.magnitude = \(gravity.number)
    let collision = CollisionBehavior(items: balls)
    collision.collisionMode = .items
    for behavior in [material, gravity, collision] { animator.addBehavior(behavior) }
    animator.advance(by: 1 / 60)
    """
  }
}
