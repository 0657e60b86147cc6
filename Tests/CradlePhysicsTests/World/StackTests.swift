import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Stacks, heaps and mass ratios, as the peers' tests and runs assert them.
@Suite("World: stacks")
struct StackTests {
  /// The depth in points at which a shape counts as sunk into another one, as in the titles: the solver keeps half a point of
  /// overlap, and loads may press in a little more.
  private static let sunk = 2.0

  @Test("a 2 m box from 4 m comes to rest on the ground, within 1 pt and 0.01 rad")
  func hello() {
    let world = Scene.world()
    Scene.floor(world)
    let box = Scene.add(world, Scene.box(200, 200), at: Point(x: 0, y: -400))
    world.step(90)
    #expect(
      world[box].position.distance(to: Point(x: 0, y: -100)) < Tolerance.resting, "\(world[box].position)")
    #expect(abs(world[box].angle) < Tolerance.invisibleAngle)
  }

  @Test("a stack of 30 unit boxes stands for 20 s, its top within 40 pt", arguments: [true, false])
  func stack(accurate: Bool) {
    let world = Scene.world(accurate ? .accurate : .uikit)
    Scene.floor(world)
    let boxes = (0..<30).map {
      Scene.add(world, Scene.box(100, 100), at: Point(x: 0, y: -50 - 100 * Double($0)))
    }
    world.step(Int(20 / world.settings.stepDuration))
    // The title's 40 pt: 30 contacts of at most 1.3 pt of overlap. The top leans by less than a fifth of a box.
    let (sag, lean) = (40.0, 20.0)
    #expect(world[boxes[29]].position.y.isWithin(sag, of: -2950), "\(world[boxes[29]].position)")
    #expect(abs(world[boxes[29]].position.x) < lean, "\(world[boxes[29]].position)")
  }

  @Test(
    "a box 10 and 100 times as heavy rests on a light one, within 3 and 6 pt",
    arguments: [(10.0, 3.0), (100, 6)])
  func massRatio(ratio: Double, tolerance: Double) {
    let world = Scene.world()
    Scene.floor(world)
    Scene.add(world, Scene.box(100, 100), at: Point(x: 0, y: -50))
    let heavy = Scene.add(world, Scene.box(100, 100), at: Point(x: 0, y: -150), density: ratio)
    world.step(600)
    #expect(abs(world[heavy].position.y + 150) < tolerance, "\(world[heavy].position)")
  }

  /// Rows of boxes of 1 m, one fewer each row up.
  private func pyramid(_ rows: Int, pitch: Double = 110) -> (World, BodyHandle) {
    let world = Scene.world()
    Scene.floor(world)
    var top = BodyHandle(index: 0, generation: 0)
    for row in 0..<rows {
      for column in 0..<(rows - row) {
        let x = (Double(column) - Double(rows - row - 1) / 2) * pitch
        top = Scene.add(world, Scene.box(100, 100), at: Point(x: x, y: -50 - 100 * Double(row)))
      }
    }
    return (world, top)
  }

  @Test("a pyramid of 10 rows stands and falls asleep")
  func smallPyramid() {
    let (world, top) = pyramid(10)
    world.step(300)
    // A point of overlap for each row.
    let sag = 10 * Tolerance.resting
    #expect(world[top].position.y.isWithin(sag, of: -950), "\(world[top].position)")
    #expect(world.isAsleep)
  }

  @Test(
    "a pyramid of 40 rows stands for 30 s, top within 50 pt, still within 5 pt/s",
    .enabled(if: LongTests.areOn))
  func largePyramid() {
    let (world, top) = pyramid(40)
    world.settings.allowsSleep = false
    world.step(1800)
    // The title's 50 pt and 5 pt/s.
    let (sag, calm) = (50.0, 5.0)
    #expect(world[top].position.y.isWithin(sag, of: -3950), "\(world[top].position)")
    let fastest = world.bodyHandles.map { world[$0].velocity.length }.max() ?? 0
    #expect(fastest < calm, "\(fastest)")
  }

  /// A debug run would take a minute.
  @Test(
    "a pyramid of 80 rows, side by side, calms down: 10 pt/s in the mean after 400 steps",
    .enabled(if: LongTests.isRelease))
  func tallPyramid() {
    let (world, _) = pyramid(80, pitch: 100)
    world.settings.allowsSleep = false
    world.step(400)
    let speeds = world.bodyHandles.map { world[$0].velocity.length }
    let mean = speeds.reduce(0, +) / Double(speeds.count)
    // The title's 10 pt/s.
    let calm = 10.0
    #expect(mean < calm, "\(mean) pt/s")
  }

  @Test("300 shapes in a box: at rest none has sunk into another by 2 pt", .enabled(if: LongTests.areOn))
  func fullBox() {
    for settings in [World.Settings.accurate, .uikit] {
      let world = Scene.world(settings)
      let walls = world.addBody(BodyDefinition(kind: .static))
      world.addChain(
        [Vector(dx: 0, dy: 0), Vector(dx: 375, dy: 0), Vector(dx: 375, dy: 667), Vector(dx: 0, dy: 667)],
        isClosed: true, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), friction: 0.2),
        to: walls)
      for index in 0..<300 {
        let place = Point(x: 40 + Double(index % 12) * 27, y: 40 + Double(index / 12) * 26)
        let form = index % 2 == 0 ? Scene.box(28, 22) : Scene.circle(12)
        Scene.add(world, form, at: place, angle: Double(index), friction: 0.2, restitution: 0.2)
      }
      world.step(Int(20 / world.settings.stepDuration))
      // Without contacts the depth proves nothing.
      #expect(world.contactReports.count > 300)
      let deepest = world.contactReports.flatMap(\.separations).min() ?? 0
      #expect(deepest > -Self.sunk, "\(deepest)")
      let fastest = world.bodyHandles.map { world[$0].velocity.length }.max() ?? 0
      // Less than a tenth of a point in a frame.
      let calm = 5.0
      #expect(fastest < calm, "\(fastest) \(world.awakeCount)")
      for body in world.bodyHandles.dropFirst() {
        let place = world[body].position
        #expect(place.x > 0 && place.x < 375 && place.y > 0 && place.y < 667)
      }
    }
  }

  @Test("circles, boxes and polygons in a container come to rest, none outside, none sunk by 2 pt")
  func container() {
    let world = Scene.world()
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [Vector(dx: 0, dy: 0), Vector(dx: 600, dy: 0), Vector(dx: 600, dy: 800), Vector(dx: 0, dy: 800)],
      isClosed: true, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), friction: 0.2),
      to: walls)
    for index in 0..<60 {
      let place = Point(x: 60 + Double(index % 8) * 68, y: 40 + Double(index / 8) * 70)
      let form: ShapeDefinition.Form
      switch index % 3 {
      case 0: form = Scene.box(44, 30)
      case 1: form = Scene.circle(20)
      default:
        form = .polygon([
          Vector(dx: -20, dy: 15), Vector(dx: 22, dy: 12), Vector(dx: 5, dy: -24), Vector(dx: -15, dy: -15),
        ])
      }
      Scene.add(
        world, form, at: place, angle: Double(index),
        velocity: Vector(dx: Double(index * 37 % 500) - 250, dy: 0),
        friction: 0.2, restitution: 0.2)
    }
    world.step(600)
    // 10 mJ, a thousandth of the energy of one shape that falls from the top.
    let rest = 0.01
    #expect(world.kineticEnergy / 10_000 < rest, "\(world.kineticEnergy / 10_000) J")
    for body in world.bodyHandles.dropFirst() {
      let place = world[body].position
      #expect(place.x > 0 && place.x < 600 && place.y > 0 && place.y < 800)
    }
    // Without contacts the depths prove nothing.
    #expect(world.contactReports.count > 60)
    for report in world.contactReports {
      #expect((report.separations.min() ?? 0) > -Self.sunk, "\(report.separations)")
    }
  }
}
