import CradleCollectionView
import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

@Suite("HangingLayout")
struct HangingLayoutTests: HangingSuite {
  /// The points beside the middle at which a slow pendulum may fall asleep: it sleeps below 1 pt/s.
  private static let asleepBeside = 4.0

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
    #expect(rightmost > 376 - distance && rightmost < 377 + Tolerance.invisible, "\(rightmost)")
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
    for (a, b) in zip(a, b) { #expect(a.distance(to: b) < Tolerance.halfPoint) }
  }

  @Test("numbers out of range trap")
  func misuse() async {
    await #expect(processExitsWith: .failure) { HangingLayout().gravity = -1 }
    await #expect(processExitsWith: .failure) { HangingLayout().length = .nan }
    await #expect(processExitsWith: .failure) { HangingLayout().elasticity = 1.01 }
    await #expect(processExitsWith: .failure) { HangingLayout().itemSize = .zero }
    await #expect(processExitsWith: .failure) { HangingLayout().entrance = Point(x: .nan, y: 0) }
    await #expect(processExitsWith: .failure) { HangingLayout().entrance = Point(x: 1e19, y: 0) }
    await #expect(processExitsWith: .failure) { HangingLayout().fallDuration = -1 }
  }
}
