import Testing

@testable import CradleDynamics

@Suite("The numbers of collision behaviours")
struct CollisionGroupsTests {
  @Test("the lowest free number is taken, and the numbers end at the highest taken one")
  func lowestFirst() {
    var groups = CollisionGroups()
    var taken = (0..<4).map { _ in groups.acquire() }
    groups.release(1)
    groups.release(2)
    #expect(groups.count == 4)
    taken.append(groups.acquire())
    groups.release(3)
    #expect(groups.count == 2)
    taken.append(groups.acquire())
    #expect(taken == [0, 1, 2, 3, 1, 2])
  }

  @Test("32 behaviours have 64 different bits, and the next one shares those of the first")
  func bits() {
    var groups = CollisionGroups()
    let numbers = (0..<32).map { _ in groups.acquire() }
    let bits = numbers.flatMap { [CollisionGroups.itemBit(of: $0), CollisionGroups.boundaryBit(of: $0)] }
    #expect(Set(bits).count == 64 && bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(!groups.areShared)
    let next = groups.acquire()
    #expect(groups.areShared && CollisionGroups.itemBit(of: next) == bits[0])
  }
}
