import CradleGeometry
import Testing

@testable import CradlePhysics

/// Bodies that nothing moves.
@Suite("World: immovable bodies")
struct ImmovableBodyTests {
  @Test("a joint's correction of any size leaves them where they are", arguments: [1, 1e30, Float.infinity])
  func correction(impulse: Float) {
    var states = [BodyState(), BodyState()]
    var masses = [BodyMass(), BodyMass(x: 1, y: 1, turn: 0)]
    let frame = JointFrame(bodyA: 0, bodyB: 1, localAX: 0, localAY: 0, localBX: 0, localBY: 0)
    states.withUnsafeMutableBufferPointer { states in
      masses.withUnsafeMutableBufferPointer { masses in
        guard let states = states.baseAddress, let masses = masses.baseAddress else { return }
        let context = SolverContext(
          states: states, masses: masses, h: 1.0 / 240, inverseH: 240, conservesEnergy: true,
          softness: JointSoftness(h: 1.0 / 240), pushOutSpeed: 300)
        context.shift(LocalVector(impulse, -impulse), impulse, impulse, frame)
      }
    }
    let ground = states[0]
    #expect(ground.dx == 0 && ground.dy == 0 && ground.turn == 0 && ground.c == 1 && ground.s == 0)
    #expect(states[1].dx == impulse && states[1].dy == -impulse)
  }
}
