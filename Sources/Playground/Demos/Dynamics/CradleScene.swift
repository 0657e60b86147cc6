import CradleDynamics
import CradleGeometry
import CradlePhysics
import Glibc

/// Balls on rigid strings side by side, in points of their own: the anchors lie at y = 0, their middle at x = 0.
final class CradleScene {
  /// The measures of a cradle; lengths in points.
  struct Build: Equatable {
    var count = 5
    /// The gap between two hanging balls.
    var gap = 0.0
    var length = 250.0

    /// The distance between two anchors.
    var spacing: Double { 2 * CradleScene.radius + gap }

    func anchor(_ index: Int) -> Point {
      Point(x: (Double(index) - Double(count - 1) / 2) * spacing, y: 0)
    }

    /// The place of a ball on its string; angles are from straight down, positive to the right.
    func place(_ index: Int, _ angle: Double) -> Point {
      anchor(index) + Vector(dx: Trigonometry.sine(angle), dy: Trigonometry.cosine(angle)) * length
    }

    /// The angle of a ball's string towards a point.
    func angle(_ index: Int, towards point: Point) -> Double {
      let displacement = point - anchor(index)
      return displacement == .zero ? 0 : atan2(displacement.dx, displacement.dy)
    }
  }

  /// A ball's angle and angular velocity, in radians and rad/s.
  struct Swing: Equatable {
    var angle = 0.0
    var rate = 0.0
  }

  static let radius = 25.0
  /// The mass in kg: a disc of density 1 on 100 × 100 pt.
  static let ballMass = Double.pi * (radius / 100) * (radius / 100)

  let animator: DynamicAnimator
  private(set) var build = Build()
  private(set) var balls: [DemoItem] = []
  var held: CradleGrip?
  private let gravity = GravityBehavior()
  private var material = DynamicItemBehavior()

  init() {
    animator = DynamicAnimator(referenceBounds: .zero, settings: .accurate)
    animator.addBehavior(gravity)
  }

  /// Builds a cradle whose balls have these swings; balls without one hang at rest.
  func assemble(_ build: Build, swings: [Swing] = []) {
    cancelGrip()
    animator.removeAllBehaviors()
    for ball in balls { gravity.removeItem(ball) }
    self.build = build
    let diameter = 2 * Self.radius
    balls = (0..<build.count).map { index in
      let angle = index < swings.count ? swings[index].angle : 0
      return DemoItem(
        id: "ball \(index)", shape: .disc, center: build.place(index, angle),
        size: Size(width: diameter, height: diameter))
    }
    let elasticity = material.elasticity
    let resistance = material.resistance
    material = DynamicItemBehavior(items: balls)
    (material.friction, material.angularResistance, material.allowsRotation) = (0, 0, false)
    (material.elasticity, material.resistance) = (elasticity, resistance)
    let collision = CollisionBehavior(items: balls)
    collision.collisionMode = .items
    for ball in balls { gravity.addItem(ball) }
    for (index, ball) in balls.enumerated() {
      let string = AttachmentBehavior(item: ball, attachedToAnchor: build.anchor(index))
      string.length = build.length
      animator.addBehavior(string)
      if index < swings.count { material.addLinearVelocity(velocity(swings[index]), for: ball) }
    }
    for behavior in [material, collision, gravity] { animator.addBehavior(behavior) }
  }

  /// Builds another cradle on which the balls keep their swings; a new ball swings beside its neighbour, or
  /// hangs.
  func reassemble(_ build: Build) {
    guard build != self.build else { return }
    var swings = balls.indices.map(swing)
    while swings.count < build.count {
      swings.append(swings.last.flatMap { $0.angle > 0 ? $0 : nil } ?? Swing())
    }
    assemble(build, swings: swings)
  }

  func tune(elasticity: Double, gravity: Double, resistance: Double) {
    material.elasticity = elasticity
    material.resistance = resistance
    self.gravity.magnitude = gravity
  }

  func swing(_ index: Int) -> Swing {
    let angle = build.angle(index, towards: balls[index].center)
    let along = Vector(dx: Trigonometry.cosine(angle), dy: -Trigonometry.sine(angle))
    return Swing(angle: angle, rate: animator.velocity(of: balls[index]).dot(along) / build.length)
  }

  /// The velocity of a swing in pt/s.
  func velocity(_ swing: Swing) -> Vector {
    Vector(dx: Trigonometry.cosine(swing.angle), dy: -Trigonometry.sine(swing.angle))
      * (swing.rate * build.length)
  }

  /// The balls' potential energy above hanging, in joules; 0 with every ball hanging.
  var potentialEnergy: Double {
    balls.reduce(0) { $0 + (build.length - $1.center.y) } * Self.ballMass * gravity.magnitude * 1000 / 10_000
  }

  var energy: Double { animator.kineticEnergy + potentialEnergy }
  var gravityStrength: Double { gravity.magnitude * 1000 }
}
