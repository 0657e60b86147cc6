import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Newton's cradle: equal elastic balls exchange velocities, so k in means k out (binary collisions, each conserving
/// momentum and energy).
@Suite("World: Newton's cradle")
struct CradleTests {
  /// The speed in points per second at which the last ball has been hit.
  private static let isHit = 10.0
  /// The shares of the incoming speed that the exchange in four contacts may lose, and may add.
  private static let (lost, added) = (0.05, 0.01)
  /// The degrees by which the far ball's widest swing may miss 45°.
  private static let swing = 2.0
  /// The share of the energy that may be lost in 30 s and in 300 s, and that may ever be added.
  private static let (energyLost, energyLostLong, energyAdded) = (0.05, 0.2, 0.01)
  /// The share of the energy that 30 s of common swinging, without an impact, may change.
  private static let energyInPhase = 0.04

  /// Runs to just after the first impact; each ball's speed over the incoming one.
  private func shares(raised: Int, gap: Double, lastDensity: Double = 1) -> [Double] {
    let scene = Scene.cradle(gap: gap, raised: raised, lastDensity: lastDensity)
    var incoming = 0.0
    for _ in 0..<240 {
      let far = scene.world[scene.balls[4]].velocity.length
      if far > Self.isHit { break }
      incoming = max(incoming, scene.world[scene.balls[raised - 1]].velocity.length)
      scene.world.step()
    }
    // An impact that finds a gap, or comes back from a heavy ball, takes a step or two to arrive.
    scene.world.step(2)
    return scene.balls.map { scene.world[$0].velocity.dx / incoming }
  }

  @Test("as many balls leave a cradle as came in, at a gap of 0 and 2 %", arguments: [1, 2, 3], [0, 1.0])
  func exchange(raised: Int, gap: Double) {
    let shares = shares(raised: raised, gap: gap)
    for (index, share) in shares.enumerated() {
      if index >= 5 - raised {
        #expect(share >= 1 - Self.lost && share <= 1 + Self.added, "\(shares)")
      } else {
        #expect(abs(share) < Self.lost, "\(shares)")
      }
    }
  }

  @Test("with a gap of 2 % the far ball swings out to 45°, within 2°")
  func farSwing() {
    let scene = Scene.cradle(radius: 50, length: 400, gap: 2)
    var widest = 0.0
    for _ in 0..<150 {
      scene.world.step()
      widest = max(widest, (scene.world[scene.balls[4]].position.x - 4 * 102) / 400)
    }
    #expect(widest > Trigonometry.sine((45 - Self.swing) * Double.pi / 180), "\(widest)")
    #expect(widest < Trigonometry.sine((45 + Self.swing) * Double.pi / 180), "\(widest)")
  }

  @Test("a last ball three times as heavy sends half the speed back, within 0.05")
  func massRatio() {
    let shares = shares(raised: 1, gap: 0, lastDensity: 3)
    for (share, expected) in zip(shares, [-0.5, 0, 0, 0, 0.5]) {
      #expect(abs(share - expected) < Self.lost, "\(shares)")
    }
  }

  @Test("energy over a period: within 5 % after 30 s, never 1 % above the start", arguments: [0, 1.0])
  func energy(gap: Double) {
    let scene = Scene.cradle(gap: gap)
    let start = Scene.energy(scene.world, hangingAt: 250)
    var highest = 0.0
    var late: [Double] = []
    for frame in 0..<1900 {
      scene.world.step()
      let now = Scene.energy(scene.world, hangingAt: 250)
      highest = max(highest, now)
      if frame >= 1700 { late.append(now) }
    }
    let mean = late.reduce(0, +) / Double(late.count)
    #expect(highest <= start * (1 + Self.energyAdded), "\(highest / start)")
    #expect(abs(mean / start - 1) < Self.energyLost, "\(mean / start)")
  }

  @Test("after 300 s the energy is within 20 %", .enabled(if: LongTests.areOn), arguments: [0, 1.0])
  func longEnergy(gap: Double) {
    let scene = Scene.cradle(gap: gap)
    let start = Scene.energy(scene.world, hangingAt: 250)
    for _ in 0..<(300 * 60) {
      scene.world.step()
      let now = Scene.energy(scene.world, hangingAt: 250)
      if now > start * (1 + Self.energyAdded) {
        Issue.record("\(now / start) at \(scene.world.time) s")
        break
      }
    }
    var sum = 0.0
    for _ in 0..<200 {
      scene.world.step()
      sum += Scene.energy(scene.world, hangingAt: 250)
    }
    #expect(abs(sum / 200 / start - 1) < Self.energyLostLong, "\(sum / 200 / start)")
  }

  @Test("five balls released together keep 96 % of their energy over 30 s")
  func inPhase() {
    let scene = Scene.cradle(raised: 5)
    let start = Scene.energy(scene.world, hangingAt: 250)
    scene.world.step(1800)
    let end = Scene.energy(scene.world, hangingAt: 250)
    #expect(abs(end / start - 1) < Self.energyInPhase, "\(end / start)")
  }
}
