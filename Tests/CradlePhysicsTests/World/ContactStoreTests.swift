import Testing

@testable import CradlePhysics

@Suite("World: contacts by slot")
struct ContactStoreTests {
  private func contact(_ shape: Int32) -> Contact {
    var contact = Contact()
    (contact.shapeA, contact.shapeB, contact.bodyA, contact.bodyB) = (shape, shape + 1, shape, shape + 1)
    return contact
  }

  @Test("a removed contact's slot is the next one's, which has not been searched")
  func reuses() {
    var store = ContactStore()
    for shape in 0..<4 { _ = store.add(contact(Int32(shape)), diameter: 1) }
    store.searchedPoses[2].x = 7
    store.remove(2)
    #expect(store.count == 3 && !store.isLive(2) && store.inconsistency == nil)
    let slot = store.add(contact(9), diameter: 1)
    #expect(slot == 2)
    #expect(store[2].shapeA == 9 && store.searchedPoses[2].x == .infinity)
    #expect(store.count == 4 && store.slotCount == 4 && store.inconsistency == nil)
  }

  @Test("contacts that move down leave no slot, and keep their searches")
  func closesUp() {
    var store = ContactStore()
    for shape in 0..<4 { _ = store.add(contact(Int32(shape)), diameter: 1) }
    store.searchedPoses[3].x = 7
    store.remove(0)
    store.remove(1)
    store.move(2, to: 0)
    store.move(3, to: 1)
    store.endSlots(at: 2)
    #expect(store.slotCount == 2 && store.count == 2 && store.inconsistency == nil)
    #expect(store[0].shapeA == 2 && store[1].shapeA == 3 && store.searchedPoses[1].x == 7)
    let slot = store.add(contact(5), diameter: 1)
    #expect(slot == 2)
  }

  @Test("contacts are scattered once more were removed than there are, and no longer when they were arranged")
  func scatters() {
    var store = ContactStore()
    for shape in 0..<4 { _ = store.add(contact(Int32(shape)), diameter: 1) }
    for turn in 0..<4 {
      #expect(store.isScattered == false)
      store.remove(Int32(turn))
      _ = store.add(contact(Int32(10 + turn)), diameter: 1)
    }
    #expect(store.isScattered == false)
    store.remove(0)
    #expect(store.isScattered == true)
    store.exchange(3, 1)
    #expect(store[1].shapeA == 13 && store[3].shapeA == 11)
    store.move(3, to: 0)
    store.endSlots(at: 3)
    #expect(!store.isScattered && store.inconsistency == nil)
  }
}
