import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// The box of gravity-collision: its walls alone keep the shapes inside.
@Suite("The scene of gravity-collision")
struct HeapSceneTests {
  @Test(
    "no shape leaves the box, whatever is thrown, dragged and resized, though nothing puts shapes back in between",
    arguments: LongTests.seeds(24, orMany: 1000, inDebug: 8))
  func inside(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let scene = HeapScene(viewport: Size(width: 375, height: 667))
    scene.material.elasticity = random.double(in: 0...1)
    scene.material.friction = random.double(in: 0...1)
    scene.setGravity(random.double(in: 0...4), angle: random.double(in: 0...2 * Double.pi))
    scene.rain(random.int(in: 5..<60))
    var held: DemoItem?
    for frame in 0..<240 {
      switch random.int(in: 0..<24) {
      case 0:
        scene.resize(
          to: Size(width: random.double(in: 150...800), height: random.double(in: 200...900)))
      case 1, 2:
        // Up to 20 000 pt/s, several times as fast as a hand throws.
        if let item = scene.items.randomElement(using: &random), item !== held {
          let speed = Vector(dx: random.double(in: -20_000...20_000), dy: random.double(in: -20_000...20_000))
          scene.material.addLinearVelocity(speed, for: item)
        }
      case 3:
        if let item = held { scene.animator.releaseHeldItem(item) }
        held = scene.items.randomElement(using: &random)
        if let item = held { scene.animator.hold(item) }
      default: break
      }
      if let item = held {
        let point = Point(x: random.double(in: -500...1200), y: random.double(in: -500...1200))
        scene.animator.moveHeldItem(item, to: scene.confined(item, point))
      }
      scene.advance(by: 1.0 / 60)
      for item in scene.items {
        #expect(scene.box.contains(item.center), "frame \(frame): \(item.center), the box \(scene.box)")
      }
    }
  }
}
