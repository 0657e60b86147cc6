import Testing

@testable import CradlePhysics

/// The joints of a loop, solved at once.
@Suite("World: matrices of loops")
struct LoopStoreTests {
  @Test("numbers that overflow in one solution are gone in the next one")
  func overflow() {
    // The three rows of a weld to the world leave a fourth one in their block.
    var joint = MechanismJoint(
      joint: 0, hold: .weld, holdsTurn: true, sign: 1, parent: 0, child: -1, childBody: 1, row: 0,
      angleRow: 0)
    var body = MechanismBody(body: 0)
    body.inverseMass = SpatialVector(x: 1, y: 1, t: 1)
    var loop = Mechanism(firstJoint: 0, endJoint: 1, firstBody: 0, endBody: 1)
    var store = LoopStore()
    let isKept = store.add(&loop, &joint, bodyCount: 1)
    store.spans.factor(loop, &joint, &body, compliance: 0)
    var impulses: [Double] = []
    for speed in [Double.nan, 3] {
      store.spans.setVelocity(SpatialVector(x: speed, y: 0, t: 0), .zero, of: joint)
      store.spans.solve(loop)
      impulses.append(store.spans.impulse(of: joint).x)
    }
    // The store is used last, because its memory ends with it.
    let size = store.byteCount
    #expect(isKept && size > 0 && loop.blocks.count == 1)
    #expect(impulses[0].isNaN && impulses[1] == -3)
  }
}
