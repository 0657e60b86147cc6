import TestSupport
import Testing

@testable import CradleDynamics

/// A list against its model: an array searched from end to end.
@Suite("ItemList")
struct ItemListTests {
  @Test("random additions and removals keep order and identity")
  func model() {
    var random = SeededRandom(seed: 5)
    let boxes = (0..<40).map { Box(Double($0), 0) }
    var list = ItemList()
    var model: [Box] = []
    for _ in 0..<3000 {
      let box = boxes[random.int(in: 0..<boxes.count)]
      let isIn = model.contains { $0 === box }
      #expect(list.contains(box) == isIn)
      if random.bool() {
        #expect(list.insert(box) == !isIn)
        if !isIn { model.append(box) }
      } else {
        #expect(list.remove(box) == isIn)
        model.removeAll { $0 === box }
      }
      #expect(list.count == model.count && list.isEmpty == model.isEmpty)
      #expect(zip(list.items, model).allSatisfy { $0 === $1 })
    }
  }
}
