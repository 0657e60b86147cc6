import CradleCollectionView
import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

@Suite("HangingLayout")
struct HangingLayoutTests {
  /// The points beside the middle at which a slow pendulum may fall asleep: it sleeps below 1 pt/s.
  private static let asleepBeside = 4.0

  private func rig(
    _ counts: [Int] = [0], viewport: Size = Size(width: 375, height: 667)
  ) -> (rig: CollectionRig, layout: HangingLayout) {
    let layout = HangingLayout()
    return (CollectionRig(counts, layout: layout, viewport: viewport), layout)
  }

  private func insert(_ rig: CollectionRig, at item: Int = 0) throws {
    rig.data[0].insert(rig.newValue(), at: item)
    rig.view.insertItems(at: [IndexPath(0, item)])
  }

  private func delete(_ rig: CollectionRig, at item: Int = 0) throws {
    rig.data[0].remove(at: item)
    rig.view.deleteItems(at: [IndexPath(0, item)])
  }

  /// Everything that hangs or falls has one body, one rope if it hangs, and is on screen once.
  private func expectSound(_ rig: CollectionRig, _ layout: HangingLayout, _ comment: Comment? = nil) {
    let count = rig.data.reduce(0) { $0 + $1.count }
    #expect(layout.hangingCount == count, comment)
    #expect(layout.animator.itemCount == layout.hangingCount + layout.fallingCount, comment)
    #expect(layout.animator.totalBehaviorCount == 4 + layout.hangingCount, comment)
    let elements = rig.view.presentedElements
    #expect(elements.count { !$0.isLeaving } == count, comment)
    #expect(Set(elements.map(\.id)).count == elements.count, comment)
    for element in elements {
      #expect(element.attributes.isFinite, comment)
      #expect(layout.item(for: element.id) != nil || element.isLeaving, comment)
    }
    for section in rig.data.indices {
      for item in rig.data[section].indices {
        let path = IndexPath(section, item)
        #expect(layout.item(at: path)?.key.indexPath == path, comment)
        #expect(layout.layoutAttributesForItem(at: path)?.indexPath == path, comment)
      }
    }
  }

  @Test(
    "a lone cell rests where the spring balances the weight: g/(2πf)² below the rope's length",
    arguments: [(1.0, 300.0, 1.0, 64.0), (2, 100, 1.5, 20), (0.5, 400, 0.8, 64), (1, 200, 0, 100)])
  func balance(gravity: Double, length: Double, frequency: Double, inset: Double) throws {
    let (rig, layout) = rig(viewport: Size(width: 500, height: 800))
    (layout.gravity, layout.length, layout.frequency) = (gravity, length, frequency)
    (layout.anchorInset, layout.resistance) = (inset, 2)
    try insert(rig)
    rig.rest()
    #expect(rig.view.isResting)
    let turn = 2 * Double.pi * frequency
    let below = frequency > 0 ? 1000 * gravity / (turn * turn) : 0
    let place = try #require(rig.cell(0, 0)).attributes.center
    #expect(
      abs(place.y - (inset + length + below)) < Tolerance.resting && abs(place.x - 250) < Self.asleepBeside,
      "\(place)")
  }

  @Test("cells start at the entrance at once, each at its own place, without an animation")
  func entrance() throws {
    let (rig, layout) = rig()
    for index in 0..<3 {
      try insert(rig, at: index)
      let cell = try #require(rig.cell(0, index))
      // 150 pt right of 375; the next ones farther, where there is room.
      #expect(cell.attributes.center == Point(x: 525 + 220 * Double(index), y: 350))
      #expect(cell.attributes.alpha == 1 && cell.attributes.size == Size(width: 100, height: 100))
    }
    layout.entrance = Point(x: 40, y: -80)
    layout.itemSize = Size(width: 60, height: 30)
    try insert(rig)
    let cell = try #require(rig.cell(0, 0)).attributes
    #expect(cell.center == Point(x: 40, y: -80) && cell.size == Size(width: 60, height: 30))
    expectSound(rig, layout)
  }

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

  @Test("cells do not sink into each other, and the others react when one is deleted")
  func crowd() throws {
    let (rig, layout) = rig()
    for index in 0..<3 {
      try insert(rig, at: index)
      rig.advance(0.8)
    }
    layout.resistance = 3
    rig.rest()
    let centers = rig.frames.map(\.center)
    for (index, a) in centers.enumerated() {
      for b in centers.dropFirst(index + 1) { #expect(a.distance(to: b) > 97) }
    }
    try delete(rig, at: 1)
    rig.advance(0.5)
    let others = [0, 1].compactMap { rig.cell(0, $0)?.attributes.center }
    #expect(others[0].distance(to: centers[0]) > 1 || others[1].distance(to: centers[2]) > 1)
  }

  @Test("a wall holds a cell once it has been wholly inside, and lets it go when it is taken away")
  func walls() throws {
    let (rig, layout) = rig()
    layout.hasWalls = true
    try insert(rig)
    // Outside it is free to come in.
    #expect(try #require(rig.cell(0, 0)).attributes.center.x > 500)
    rig.rest()
    let item = try #require(layout.item(at: IndexPath(0, 0)))
    layout.animator.hold(item)
    layout.animator.releaseHeldItem(item, velocity: Vector(dx: 3000, dy: 500))
    var reaches: [Double] = []
    for _ in 0..<120 {
      rig.view.advance(by: 1.0 / 120)
      let turn = Vector(angle: item.rotation, length: 50)
      reaches.append(item.center.x + abs(turn.dx) + abs(turn.dy))
    }
    // The wall is a point outside, and a step leads at most a point into it. A bouncing weight turns round in the step
    // in which it would meet the wall, at worst one step's distance before it.
    let distance = 3000.0 / 120
    let rightmost = reaches.max() ?? 0
    #expect(rightmost > 376 - distance && rightmost < 377.001, "\(rightmost)")
    #expect(reaches.suffix(90).allSatisfy { $0 < 378 })
    layout.hasWalls = false
    layout.animator.hold(item)
    layout.animator.releaseHeldItem(item, velocity: Vector(dx: 3000, dy: 500))
    rig.advance(0.15)
    #expect(item.center.x > 375)
  }

  @Test(
    "a resize moves the anchor", arguments: [Size(width: 900, height: 700), Size(width: 200, height: 400)])
  func resize(size: Size) throws {
    let (rig, layout) = rig()
    layout.length = 150
    layout.resistance = 2
    try insert(rig)
    rig.rest()
    rig.view.viewportSize = size
    rig.view.layoutIfNeeded()
    #expect(layout.anchor == Point(x: size.width / 2, y: 64) && !rig.view.isResting)
    rig.rest()
    #expect(abs(try #require(rig.cell(0, 0)).attributes.center.x - size.width / 2) < Self.asleepBeside)
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

  @Test("every frame rate shows the same motion", arguments: [30.0, 60, 144, 240])
  func frameRates(rate: Double) throws {
    func places(_ rate: Double) throws -> [Point] {
      let (rig, _) = rig()
      for index in 0..<3 {
        try insert(rig)
        rig.advance(0.5, step: 1 / rate)
        if index == 1 { try delete(rig, at: 1) }
      }
      rig.advance(1, step: 1 / rate)
      return rig.view.presentedElements.map(\.attributes.center)
    }
    let (a, b) = (try places(120), try places(rate))
    #expect(a.count == b.count && a.count >= 2)
    for (a, b) in zip(a, b) { #expect(a.distance(to: b) < 0.5) }
  }

  @Test("numbers out of range trap")
  func misuse() async {
    await #expect(processExitsWith: .failure) { HangingLayout().gravity = -1 }
    await #expect(processExitsWith: .failure) { HangingLayout().length = .nan }
    await #expect(processExitsWith: .failure) { HangingLayout().elasticity = 1.01 }
    await #expect(processExitsWith: .failure) { HangingLayout().itemSize = .zero }
    await #expect(processExitsWith: .failure) { HangingLayout().entrance = Point(x: .nan, y: 0) }
    await #expect(processExitsWith: .failure) { HangingLayout().fallDuration = -1 }
  }
}
