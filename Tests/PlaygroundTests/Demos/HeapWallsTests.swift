import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics
@testable import Playground

@Suite("The walls of gravity-collision")
struct HeapWallsTests {
  @Test("the walls are the viewport's, and larger only where the shapes need the room")
  func room() {
    var random = SeededRandom(seed: 5)
    for number in 0..<300 {
      let walls = HeapWalls(
        viewport: Size(width: random.double(in: 0...1200), height: random.double(in: 0...1200)),
        area: random.double(in: 0...300_000), extent: random.double(in: 2...40))
      let (box, sight) = (walls.box, walls.visibleRect)
      #expect(
        abs(box.maxY - sight.maxY) < Tolerance.closedForm
          && abs(box.midX - sight.midX) < Tolerance.closedForm, "\(number): \(walls)")
      #expect(box.width >= sight.width && box.height >= sight.height, "\(number): \(walls)")
      #expect(box.width >= 2 * walls.extent && box.height >= 2 * walls.extent, "\(number): \(walls)")
      #expect(walls.area <= 0.65 * box.width * box.height * (1 + Tolerance.closedForm), "\(number): \(walls)")
      let hasRoom =
        walls.area <= 0.65 * sight.width * sight.height
        && 2.5 * walls.extent <= min(sight.width, sight.height)
      #expect((box == sight) == hasRoom, "\(number): \(walls)")
    }
  }

  @Test(
    "through adds, removals and resizes the box holds its shapes, and returns to the viewport's size when it can",
    arguments: LongTests.seeds(3, orMany: 100, inDebug: 2))
  func changes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let scene = HeapScene(viewport: Size(width: 375, height: 667))
    for number in 0..<400 {
      switch random.int(in: 0..<5) {
      case 0: scene.resize(to: Size(width: random.double(in: 1...400), height: random.double(in: 1...400)))
      case 1: _ = scene.rain(random.int(in: 1..<30))
      case 2: _ = scene.add(.box, at: Point(x: random.double(in: -50...400), y: random.double(in: -50...400)))
      case 3: for _ in 0..<min(scene.count, 12) { scene.remove(at: random.int(in: 0..<scene.count)) }
      default: scene.advance(by: 0.02)
      }
      let area = scene.shapes.map(\.area).reduce(0, +) + scene.cloud.drops.map(\.shape.area).reduce(0, +)
      #expect(area <= 0.65 * scene.box.width * scene.box.height + Tolerance.summed, "\(number)")
    }
    scene.clear()
    #expect(scene.box == scene.visibleRect)
  }

  /// Contacts per shape that touches or nearly touches another: 9 in a heap at rest, 90 if all shapes that a wall
  /// passed lay on its line.
  static let contactsPerShape = 12

  @Test(
    "shapes that walls pass are put back beside each other", arguments: [20.0, 100, 300, 500],
    [20.0, 300, 1200])
  func passed(width: Double, height: Double) {
    let scene = HeapScene(viewport: Size(width: 1200, height: 1200))
    var random = SeededRandom(seed: UInt64(width + height))
    for number in 0..<400 {
      let place = Point(x: random.double(in: 0...1200), y: random.double(in: 0...1200))
      scene.add(HeapShape.Kind.allCases[number % 3], at: place)
    }
    let before = scene.items.map(\.center)
    scene.resize(to: Size(width: width, height: height))
    #expect(scene.items.allSatisfy { scene.box.contains($0.center) })
    // No two of them lie on one centre: a twentieth of the largest shape's extent tells them apart.
    let moved = zip(scene.items, before).filter { $0.0.center != $0.1 }.map(\.0.center).sorted { $0.x < $1.x }
    let least = (scene.shapes.map(\.extent).max() ?? 0) / 20
    for (index, place) in moved.enumerated() {
      let near = moved[(index + 1)...].prefix { $0.x < place.x + least }
      #expect(near.allSatisfy { $0.distance(to: place) >= least })
    }
    scene.advance(by: 0.02)
    #expect(scene.animator.world.contactCount <= Self.contactsPerShape * scene.count)
  }

  @Test("a heap comes to rest in a viewport that cannot hold it, with every shape in its box")
  func crammed() {
    let scene = HeapScene(viewport: Size(width: 375, height: 667))
    scene.rain(60)
    scene.advance(by: 4)
    scene.resize(to: Size(width: 50, height: 50))
    for _ in 0..<40 where scene.animator.isRunning { scene.advance(by: 0.5) }
    #expect(!scene.animator.isRunning)
    #expect(scene.count == 60 && scene.items.allSatisfy { scene.box.contains($0.center) })
    scene.resize(to: Size(width: 375, height: 667))
    #expect(scene.box == scene.visibleRect)
  }
}
