import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A body on a slider moves along the axis and does not turn, wherever on it the slider's anchors are.
@Suite("World: sliders and welds, and where their anchors are")
struct SliderTests {
  /// The relative error of a speed in single precision after a few thousand points.
  private static let speedError = 1e-4
  /// The rotation in radians that single precision leaves.
  private static let rotation = 1e-3

  enum Carrier: CaseIterable {
    /// The axis belongs to the body that falls, or to the static one.
    case falling, fixed
  }

  ///     v = (g·u)·t        u the axis, g the gravity
  @Test(
    "a body that falls along an inclined axis has the closed form's speed", arguments: Carrier.allCases,
    [0, 70, 400.0])
  func falls(axisOf carrier: Carrier, anchor: Double) {
    let world = Scene.world()
    let axis = Vector(dx: 0.5, dy: 1).normalized
    let body = Scene.add(world, Scene.box(20, 20), at: Point(x: 20, y: 300))
    let post = world.addBody(BodyDefinition(kind: .static, position: Point(x: 90, y: 300)))
    let offset = axis.perpendicular * anchor
    let onPost = JointAnchor.body(post, offset: Vector(dx: -70, dy: 0) + offset)
    let onBody = JointAnchor.body(body, offset: offset)
    switch carrier {
    case .falling: world.addJoint(.slider(onBody, onPost, axis: axis))
    case .fixed: world.addJoint(.slider(onPost, onBody, axis: axis))
    }
    let steps = 240
    world.step(steps)
    let speed = world.gravity.dot(axis) * Double(steps) / 60
    #expect(world[body].velocity.length.isWithin(share: Self.speedError, of: speed))
    #expect(abs(world[body].angle) < Self.rotation)
  }

  enum Kind: CaseIterable {
    case slider, weld
  }

  /// The energy that the boxes may have, as a share of the first: single precision over some hundred contacts.
  private static let energy = 1.0 + 1e-3
  private static let throwCount = 40

  @Test(
    "a light box that a heavier one presses against a wall gains no energy", arguments: Kind.allCases,
    [0, 10, 50, 200, 400.0])
  func pinched(_ kind: Kind, arm: Double) {
    for seed in 0..<UInt64(Self.throwCount) {
      var random = SeededRandom(seed: seed)
      let world = Scene.world(gravity: 0)
      for (size, place) in [
        (Size(width: 20, height: 1000), Point(x: -10, y: 300)),
        (Size(width: 1000, height: 20), Point(x: 200, y: 610)),
      ] {
        let wall = world.addBody(BodyDefinition(kind: .static, position: place))
        world.addShape(ShapeDefinition(.box(center: .zero, size: size, angle: 0), restitution: 0.2), to: wall)
      }
      let target = Point(x: random.double(in: 6...40), y: random.double(in: 500...590))
      let start = Point(x: random.double(in: 50...350), y: random.double(in: 350...450))
      let light = Scene.add(world, Scene.box(10, 10), at: target, friction: 0.2, restitution: 0.2)
      let velocity = (target - start) / random.double(in: 0.1...0.4)
      Scene.add(world, Scene.box(50, 50), at: start, velocity: velocity, friction: 0.2, restitution: 0.2)
      let angle = random.double(in: 0...(2 * .pi))
      let axis = Vector(dx: Trigonometry.cosine(angle), dy: Trigonometry.sine(angle))
      let offset = axis.perpendicular * arm
      let (a, b) = (JointAnchor.world(target + offset), JointAnchor.body(light, offset: offset))
      switch kind {
      case .slider: world.addJoint(.slider(a, b, axis: axis))
      case .weld: world.addJoint(.weld(a, b))
      }
      let initial = world.kineticEnergy
      var most = initial
      for _ in 0..<60 {
        world.step()
        most = max(most, world.kineticEnergy)
      }
      #expect(most < initial * Self.energy, "seed \(seed)")
    }
  }
}
