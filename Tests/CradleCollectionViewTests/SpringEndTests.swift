import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Nothing comes into sight behind a content's end, so cells that hang there must not swing beyond it.
@Suite("Springs at the content's ends")
struct SpringEndTests {
  @Test("no fling and no key empties the viewport, however little damping there is", arguments: [0, 0.05])
  func sight(damping: Double) {
    for seed in 0..<(RandomTests.isLong ? 400 : 12) as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = SpringFlowLayout(damping: damping, frequency: random.double(in: 0.5...3))
      layout.itemSize = random.bool() ? Size(width: 375, height: 44) : Size(width: 60, height: 60)
      if random.bool() { layout.metric = .taxicab }
      let rig = CollectionRig([120], layout: layout)
      for _ in 0..<6 {
        act(rig, &random)
        for _ in 0..<random.int(in: 5..<60) {
          rig.view.advance(by: 1.0 / 60)
          guard rig.frames.isEmpty else { continue }
          Issue.record("seed \(seed): nothing is in sight at \(rig.view.contentOffset)")
          return
        }
      }
    }
  }

  private func act(_ rig: CollectionRig, _ random: inout SeededRandom) {
    if random.int(in: 0..<4) == 0 {
      _ = rig.view.press(random.bool() ? .end : .home, time: rig.view.time)
    } else {
      rig.fling(Vector(dx: 0, dy: (random.bool() ? -1 : 1) * random.double(in: 1000...9000)))
    }
  }

  @Test("the first row stops at the viewport's edge while its spring is beyond")
  func edge() {
    let layout = SpringFlowLayout(damping: 0, frequency: 0.5)
    layout.itemSize = Size(width: 375, height: 44)
    let rig = CollectionRig([40], layout: layout)
    // Flings at the springs' own rhythm, which add up.
    var held = 0
    for step in 0..<960 {
      if step % 120 == 0 { rig.fling(Vector(dx: 0, dy: step % 240 == 0 ? 6000 : -6000)) }
      rig.view.advance(by: 1.0 / 120)
      guard let first = rig.cell(0, 0) else { continue }
      #expect(first.attributes.frame.maxY <= rig.view.bounds.maxY + Tolerance.closedForm)
      if abs(first.attributes.frame.maxY - rig.view.bounds.maxY) < Tolerance.closedForm { held += 1 }
    }
    #expect(held > 0)
  }
}
