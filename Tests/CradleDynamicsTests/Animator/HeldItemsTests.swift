import CradleGeometry
import CradlePhysics
import Testing

@testable import CradleDynamics

@Suite("The items that pointers hold")
struct HeldItemsTests {
  private let world = World(settings: .uikit)
  private let records: ItemRecords
  private let held: HeldItems
  private let record: ItemRecord

  init() {
    let box = Box(30, 40)
    records = ItemRecords(world: world)
    held = HeldItems(world: world, records: records)
    record = records.add(box, ItemOutline(box))
  }

  @Test("an item is held once, where it is, and let go once")
  func once() {
    #expect(held.isEmpty && held.insert(record, at: 0) && !held.insert(record, at: 1))
    #expect(held.contains(record) && held.grip(of: record)?.target == Point(x: 30, y: 40))
    #expect(held.remove(record) && !held.remove(record))
    #expect(held.isEmpty && !held.contains(record))
  }

  @Test("the world's hand follows the grip, and loses a velocity that no event renews")
  func hands() {
    let step = 1.0 / 120
    _ = held.insert(record, at: 0)
    held.move(record, to: Point(x: 40, y: 40), time: step, step: step)
    held.place(record)
    #expect(world[record.body].hand == Hand(at: Point(x: 40, y: 40), velocity: Vector(dx: 1200, dy: 0)))
    #expect(record.item.center == Point(x: 40, y: 40))
    held.prepareStep(endingAt: 2 * step)
    #expect(world[record.body].hand?.velocity.dx == 1200)
    held.prepareStep(endingAt: 4 * step)
    #expect(world[record.body].hand?.velocity == .zero)
  }

  @Test("a release keeps the holds on the others")
  func release() {
    let boxes = (1...3).map { Box(100 * Double($0), 0) }
    let others = boxes.map { records.add($0, ItemOutline($0)) }
    for record in others { _ = held.insert(record, at: 0) }
    held.remove(others[0])
    #expect(others.map(held.contains) == [false, true, true])
    #expect(others.map { held.grip(of: $0)?.target } == [nil, boxes[1].center, boxes[2].center])
  }

  @Test("items that are not held do not move")
  func others() {
    held.move(record, to: .zero, time: 1, step: 1)
    held.rest(record, at: .zero, time: 1)
    held.place(record)
    #expect(!world[record.body].isHeld && record.item.center == Point(x: 30, y: 40))
  }
}
