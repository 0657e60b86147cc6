import CradleGeometry
import CradlePhysics
import Testing

@testable import CradleDynamics

@Suite("An animator's items")
struct ItemRecordsTests {
  private let world = World(settings: .uikit)
  private let records: ItemRecords
  private let boxes = (0..<4).map { Box(200 * Double($0), 0, name: "box \($0)") }

  init() { records = ItemRecords(world: world) }

  private func add(_ item: any DynamicItem) -> ItemRecord { records.add(item, ItemOutline(item)) }

  /// Every record is found by its item and by its body, at its index.
  private func expectConsistent(_ expected: [Box]) {
    #expect(records.all.count == expected.count && world.bodyCount == expected.count)
    for (index, record) in records.all.enumerated() {
      #expect(record.index == index && records[record.item] === record && records[record.body] === record)
    }
    for box in expected { #expect(records[box]?.item === box) }
  }

  @Test("an item has a body from its first use to its last")
  func uses() {
    let record = add(boxes[0])
    #expect(records.use(boxes[0]) === record && records.use(boxes[1]) == nil)
    #expect(!records.release(record))
    expectConsistent([boxes[0]])
    #expect(records.release(record))
    records.remove(record)
    expectConsistent([])
  }

  @Test("a removal keeps the others in place of each other", arguments: 0..<4)
  func removal(of index: Int) {
    let all = boxes.map(add)
    records.remove(all[index])
    expectConsistent(boxes.filter { $0 !== boxes[index] })
    records.remove(records.all[0])
    #expect(records.all.count == 2 && world.bodyCount == 2)
  }

  @Test("a moved body is written to its own item, also after a removal has changed the places")
  func moves() {
    let all = boxes.map(add)
    _ = records.moveItems()
    records.remove(all[0])
    world[all[3].body].position = Point(x: 7, y: 8)
    records.markMoved(all[3])
    #expect(records.moveItems())
    #expect(boxes[3].center == Point(x: 7, y: 8) && boxes[1].center == Point(x: 200, y: 0))
  }

  @Test("a record with several fields counts once, until the last one leaves")
  func fields() {
    let record = add(boxes[0])
    let fields = [FieldBehavior.dragField(), .springField()]
    for field in fields { records.add(field, to: record) }
    #expect(records.fieldRecordCount == 1)
    records.remove(fields[0], from: record)
    #expect(records.fieldRecordCount == 1)
    records.remove(fields[1], from: record)
    #expect(records.fieldRecordCount == 0)
  }

  @Test("a group claims its members, until it is removed")
  func groups() {
    let group = DynamicItemGroup(items: [boxes[0], boxes[1]])
    let record = add(group)
    #expect(records.conflict(with: boxes[1])?.by === group && records.conflict(with: boxes[2]) == nil)
    records.remove(record)
    #expect(records.conflict(with: boxes[1]) == nil)
    _ = add(boxes[0])
    #expect(records.conflict(with: group)?.claimed === boxes[0])
  }
}
