import CradleCollectionView
import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

@Suite("HangingLayout: cells that are deleted")
struct HangingRemovalTests: HangingSuite {
  @Test("a deleted cell falls freely with its view, fades in the last 0.6 s and is gone after 2 s")
  func fall() throws {
    let (rig, layout) = rig(viewport: Size(width: 375, height: 6000))
    layout.resistance = 0
    try insert(rig)
    layout.resistance = 2
    rig.rest()
    layout.resistance = 0
    let before = try #require(rig.cell(0, 0))
    try delete(rig)
    let start = before.attributes.center.y
    for frame in 0...239 {
      let element = try #require(rig.element(before.id))
      let time = Double(frame) / 120
      #expect(element.isLeaving && element.view === before.view)
      // g·t²/2, two steps early or late: up to 2·h·g·t.
      #expect(
        abs(element.attributes.center.y - start - 500 * time * time) <= 1000 * time / 60 + Tolerance.resting)
      #expect(abs(element.attributes.alpha - min(1, (2 - time) / 0.6)) < Tolerance.summed)
      rig.view.advance(by: 1.0 / 120)
    }
    rig.view.advance(by: 1.0 / 120)
    #expect(rig.element(before.id) == nil && rig.view.isResting)
    expectSound(rig, layout)
  }

  @Test("a falling cell is removed early once out of sight, and at once if it was never shown")
  func outOfSight() throws {
    let (rig, layout) = rig()
    try insert(rig)
    let outside = try #require(rig.cell(0, 0)).id
    try delete(rig)
    rig.advance(1.0 / 60)
    #expect(rig.element(outside) == nil && layout.animator.itemCount == 0)

    try insert(rig)
    rig.rest()
    let inside = try #require(rig.cell(0, 0)).id
    try delete(rig)
    var frames = 0
    while rig.element(inside) != nil, frames < 240 {
      let center = try #require(rig.element(inside)).attributes.center
      #expect(center.y < 667 + 71 + 15)
      rig.view.advance(by: 1.0 / 120)
      frames += 1
    }
    // From 389 to 717 pt at 1 g: 0.81 s.
    #expect(frames > 90 && frames < 110)

    try insert(rig)
    rig.rest()
    rig.data[0].removeAll()
    try rig.view.performUpdates(animated: false) { $0.deleteItems(at: [IndexPath(0, 0)]) }
    #expect(rig.view.presentedElements.isEmpty)
    rig.advance(1.0 / 60)
    #expect(layout.animator.itemCount == 0)
  }

  @Test("without gravity a deleted cell floats, and is gone all the same")
  func weightless() throws {
    let (rig, layout) = rig()
    try insert(rig)
    rig.rest()
    layout.gravity = 0
    rig.rest()
    let id = try #require(rig.cell(0, 0)).id
    try delete(rig)
    rig.advance(1.9)
    let element = try #require(rig.element(id))
    #expect(!layout.animator.isRunning && element.attributes.alpha > 0 && element.attributes.alpha < 0.2)
    #expect(!rig.view.isResting)
    rig.advance(0.11)
    #expect(rig.element(id) == nil && rig.view.isResting)
    expectSound(rig, layout)
  }

  @Test(
    "any order of batches, reloads, layouts and holds is safe, and nothing is left behind", arguments: 0..<8)
  func anyOrder(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(100 + seed))
    let (rig, layout) = rig([4, 3])
    for round in 0..<80 {
      let comment: Comment = "seed \(seed), round \(round)"
      switch random.int(in: 0..<12) {
      case 0:
        rig.view.viewportSize = Size(
          width: Double(random.int(in: 100..<900)), height: Double(random.int(in: 100..<900)))
      case 1:
        layout.hasWalls.toggle()
        layout.length = Double(random.int(in: 50..<600))
      case 2:
        rig.view.setCollectionViewLayout(CircleLayout(), animated: random.int(in: 0..<2) == 0)
        rig.advance(0.1)
        rig.view.setCollectionViewLayout(layout, animated: random.int(in: 0..<2) == 0)
      case 3: rig.view.reloadData()
      case 4:
        let items = layout.animator.layoutItems
        if !items.isEmpty { layout.animator.hold(items[random.int(in: 0..<items.count)]) }
      default:
        let batch = RandomBatch(of: rig.data, &random, limit: 20, newValue: rig.newValue)
        try rig.view.performUpdates(animated: random.int(in: 0..<4) > 0) { updates in
          rig.data = batch.data
          for call in batch.calls { call(updates) }
        }
      }
      rig.view.layoutIfNeeded()
      expectSound(rig, layout, comment)
      rig.advance(0.05, step: 1.0 / 60)
      expectSound(rig, layout, comment)
    }
    let all = rig.data.indices.flatMap { section in
      rig.data[section].indices.map { IndexPath(section, $0) }
    }
    rig.data = rig.data.map { _ in [] }
    if !all.isEmpty { rig.view.deleteItems(at: all) }
    rig.advance(2.1)
    rig.rest()
    #expect(rig.view.presentedElements.isEmpty && rig.view.isResting)
    #expect(layout.animator.itemCount == 0)
  }
}
