import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// The demos' scenes and their numbers, through the library's API.
@Suite("Dynamics: the demos' scenes")
struct DemoSceneTests {
  /// The points by which the rise of 28 pt and the coast of 500 pt may miss these rounded numbers.
  private static let (rise, coast) = (1.5, 10.0)
  /// The points beside the middle at which a cell falls asleep: where half a second stays under 1 pt/s, up to 1.2 pt
  /// on so slow a pendulum.
  private static let asleepBeside = 2.0
  /// The share of the incoming speed that the swinging balls keep, and that the others may have.
  private static let (swinging, standing) = (0.93, 0.05)
  /// The share of a cradle's energy that 10 s of impacts may change.
  private static let energy = 0.05
  /// The points by which ten boxes of a stack may lie beside and below their place: under one for each contact.
  private static let (stackedBeside, stackedBelow) = (2.0, 8.0)

  @Test(
    "in bounce, an attached item thrown at 1000 pt/s rises about 28 pt and returns, a free one coasts 500 pt")
  func bounce() {
    let animator = DynamicAnimator()
    let (red, yellow) = (Box(100, 600, width: 50, height: 50), Box(200, 600, width: 50, height: 50))
    let motion = DynamicItemBehavior(items: [red, yellow])
    motion.resistance = 2
    let spring = AttachmentBehavior(item: red, attachedToAnchor: red.center)
    spring.length = 0
    spring.damping = 1
    spring.frequency = 2
    for item in [red, yellow] { motion.addLinearVelocity(Vector(dx: 0, dy: -1000), for: item) }
    animator.addBehavior(motion)
    animator.addBehavior(spring)
    var top = 600.0
    for _ in 0..<400 {
      animator.run(1)
      top = min(top, red.center.y)
    }
    #expect(abs(600 - top - 28) < Self.rise, "\(600 - top)")
    #expect(red.center == Point(x: 100, y: 600))
    #expect(abs(yellow.center.y - 100) < Self.coast, "\(yellow.center)")
  }

  @Test("in newtonian, a lone cell comes to rest within 30 s, 25 ± 1 pt below the rope's length")
  func newtonian() {
    let animator = DynamicAnimator()
    let cell = Box(375 + 150, 350)
    let anchor = Point(x: 187.5, y: 64)
    let rope = AttachmentBehavior(item: cell, attachedToAnchor: anchor)
    rope.length = 300
    rope.damping = 0.4
    rope.frequency = 1
    let properties = DynamicItemBehavior(items: [cell])
    properties.resistance = 0.5
    for behavior in [rope, properties, GravityBehavior(items: [cell]), CollisionBehavior(items: [cell])] {
      animator.addBehavior(behavior)
    }
    animator.run(30 * 60)
    #expect(!animator.isRunning)
    #expect(
      abs(cell.center.y - anchor.y - 325.3) < Tolerance.resting
        && abs(cell.center.x - anchor.x) < Self.asleepBeside, "\(cell.center)")
  }

  @Test(
    "in newtons-cradle, as many balls swing out as came in, at gaps of 0 and 2 %", arguments: [0.0, 0.02],
    [1, 2, 3])
  func cradle(gap: Double, raised: Int) {
    var settings = World.Settings.accurate
    settings.restitutionThreshold = 0
    settings.allowsSleep = false
    let animator = DynamicAnimator(referenceBounds: .zero, settings: settings)
    let balls = (0..<5).map {
      Box(Double($0) * 50 * (1 + gap), 250, width: 50, height: 50, outline: .ellipse)
    }
    let properties = free()
    properties.elasticity = 1
    properties.friction = 0
    let collision = CollisionBehavior(items: balls)
    let gravity = GravityBehavior(items: balls)
    for (index, ball) in balls.enumerated() {
      let pivot = Point(x: ball.center.x, y: 0)
      if index < raised { ball.center = pivot + Vector(angle: Double.pi * 0.75, length: 250) }
      animator.addBehavior(AttachmentBehavior(item: ball, attachedToAnchor: pivot))
      properties.addItem(ball)
    }
    for behavior in [properties, collision, gravity] { animator.addBehavior(behavior) }
    func speeds() -> [Double] { balls.map { properties.linearVelocity(for: $0).length } }
    let reference = Point(x: 0, y: 250)
    animator.advance(by: 0)
    let start = animator.potentialEnergy(from: reference)
    var incoming = 0.0
    while speeds()[4] < 50 && animator.elapsedTime < 2 {
      incoming = speeds()[0]
      animator.run(1)
    }
    // The swing goes on between the last frame before the impact and the first one after it.
    animator.run(1)
    for (index, speed) in speeds().enumerated() {
      if index >= 5 - raised {
        #expect(speed > Self.swinging * incoming, "\(speeds()) of \(incoming)")
      } else {
        #expect(speed < Self.standing * incoming, "\(speeds()) of \(incoming)")
      }
    }
    animator.run(60 * 10)
    let energy = animator.kineticEnergy + animator.potentialEnergy(from: reference)
    #expect(abs(energy / start - 1) < Self.energy, "\(energy / start)")
  }

  @Test("in gravity-collision, a hundred shapes come to rest in the box, and the animator pauses")
  func heap() {
    let bounds = Rect(x: 0, y: 0, width: 375, height: 667)
    let animator = DynamicAnimator(referenceBounds: bounds, settings: .accurate)
    let outlines: [CollisionBounds] = [
      .rectangle, .ellipse, .path([Vector(dx: -14, dy: 12), Vector(dx: 15, dy: 10), Vector(dx: 2, dy: -15)]),
    ]
    let items = (0..<100).map { (index: Int) -> Box in
      Box(
        30 + Double(index % 9) * 38, 30 + Double(index / 9) * 40, width: 30, height: 30,
        outline: outlines[index % 3])
    }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: items))
    var frames = 0
    while animator.isRunning && frames < 60 * 30 {
      animator.run(1)
      frames += 1
    }
    #expect(!animator.isRunning, "still moving after \(frames) frames: \(animator.movingItemCount)")
    for item in items { #expect(bounds.contains(item.center)) }
  }

  @Test("a stack of ten stands")
  func stack() {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 375, height: 667))
    let items = (0..<10).map { Box(187, 667 - 20 - 40 * Double($0), width: 40, height: 40) }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: items))
    animator.run(600)
    for (index, item) in items.enumerated() {
      #expect(
        abs(item.center.x - 187) < Self.stackedBeside
          && abs(item.center.y - (667 - 20 - 40 * Double(index))) < Self.stackedBelow)
    }
    #expect(!animator.isRunning)
  }
}
