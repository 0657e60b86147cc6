import CradleGeometry
import Engines
import Foundation

extension Law {
  static let loads =
    [10.0, 100, 1000].map(heavyOnLight) + [10, 30].map(tower) + [10.0, 100, 1000].map(chain)

  private static func floor(_ world: any Engine) {
    world.addWall(from: Vector(dx: -100, dy: 0), to: Vector(dx: 100, dy: 0), friction: 0.6, restitution: 0)
  }

  /// A box of many kg on one of 1 kg, for 10 s.
  private static func heavyOnLight(_ mass: Double) -> Law {
    Law(
      "\(Int(mass)) kg on 1 kg, 10 s", "rigid bodies do not sink, equal boxes above each other do not tip",
      [
        .length("sag of the light one"), .length("sag of the top"),
        Figure("tilt", "rad", ideal: 0, resolution: 1e-4),
      ]
    ) { contestant in
      let world = contestant.world()
      floor(world)
      let form = Part.Form.box(width: 1, height: 1)
      let light = world.add(Part(form, mass: 1), at: Vector(dx: 0, dy: 0.5))
      let heavy = world.add(Part(form, mass: mass), at: Vector(dx: 0, dy: 1.5))
      world.run(10) { _ in }
      return [
        0.5 - world.state(light).place.dy, 1.5 - world.state(heavy).place.dy, abs(world.state(heavy).angle),
      ]
    }
  }

  private static func tower(_ count: Int) -> Law {
    Law(
      "tower of \(count), 30 s", "rigid boxes above each other stand, and do not sink",
      [.length("sag of the top"), .length("shift of the top")]
    ) { contestant in
      let world = contestant.world()
      floor(world)
      let part = Part(.box(width: 1, height: 1))
      let boxes = (0..<count).map { world.add(part, at: Vector(dx: 0, dy: 0.5 + Double($0))) }
      world.run(30) { _ in }
      let top = world.state(boxes[count - 1]).place
      return [Double(count) - 0.5 - top.dy, top.dx]
    }
  }

  /// Twenty links of 0.4 m and 1 kg with a ball at the end, straight at an angle from down; the ball's number.
  private static func addChain(_ world: any Engine, ball mass: Double, angle: Double) -> Int {
    let down = Vector(dx: sin(angle), dy: -cos(angle))
    let half = Vector(dx: 0, dy: 0.2)
    var above = Anchor.world(.zero)
    for index in 0..<20 {
      let link = world.add(
        Part(.box(width: 0.1, height: 0.4), mass: 1, collides: false), at: down * (0.4 * Double(index) + 0.2),
        angle: angle)
      world.addPivot(above, .body(link, half))
      above = .body(link, half * -1)
    }
    let ball = world.add(Part(.disc(radius: 0.2), mass: mass, collides: false), at: down * 8)
    world.addPivot(above, .body(ball))
    return ball
  }

  private static func chain(_ mass: Double) -> Law {
    Law(
      "chain of 20, ball of \(Int(mass)) links", "the ball is never farther from the anchor than 8 m",
      [
        .length("sag where it hangs, mean of the last second of 10"),
        .length("farthest beyond 8 m where it swings, 10 s"),
      ]
    ) { contestant in
      let hanging = contestant.world()
      // Not exactly upright: a shock could not escape sideways, and Chipmunk's chain would burst.
      let still = addChain(hanging, ball: mass, angle: 0.01)
      var sag = Mean()
      hanging.run(10) { if $0 > 9 { sag.add(hanging.state(still).place.length - 8) } }
      let swinging = contestant.world()
      let ball = addChain(swinging, ball: mass, angle: .pi / 6)
      var farthest = 0.0
      swinging.run(10) { _ in
        let distance = swinging.state(ball).place.length
        farthest = max(farthest, distance.isFinite ? distance - 8 : .infinity)
      }
      return [sag.value, farthest]
    }
  }
}
