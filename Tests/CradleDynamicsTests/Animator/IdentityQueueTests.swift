import Testing

@testable import CradleDynamics

@Suite("A queue of objects")
struct IdentityQueueTests {
  private final class Work {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test("each object waits once, and is visited in the order of the first addition")
  func once() {
    let queue = IdentityQueue<Work>()
    let works = (0..<3).map(Work.init)
    #expect(works.allSatisfy { queue.insert($0) })
    #expect(!queue.insert(works[0]))
    var visited: [Int] = []
    queue.drain { visited.append($0.number) }
    #expect(visited == [0, 1, 2])
    #expect(queue.insert(works[0]))
  }

  @Test("a removed object is not visited, also if it is removed during the visits")
  func removal() {
    let queue = IdentityQueue<Work>()
    let works = (0..<4).map(Work.init)
    for work in works { queue.insert(work) }
    queue.remove(works[1])
    queue.remove(works[1])
    var visited: [Int] = []
    queue.drain {
      visited.append($0.number)
      queue.remove(works[3])
    }
    queue.drain { visited.append($0.number) }
    #expect(visited == [0, 2])
  }

  @Test("an object may be added again during its visit, and another drain may start there")
  func nested() {
    let queue = IdentityQueue<Work>()
    let works = (0..<3).map(Work.init)
    for work in works { queue.insert(work) }
    var visited: [Int] = []
    queue.drain {
      visited.append($0.number)
      guard visited.count == 1 else { return }
      queue.insert(works[0])
      queue.drain { visited.append($0.number) }
    }
    queue.drain { visited.append($0.number) }
    #expect(visited.sorted() == [0, 0, 1, 2])
  }

  @Test("the queue releases the objects that it has visited")
  func release() {
    let queue = IdentityQueue<Work>()
    weak var work: Work?
    do {
      let made = Work(0)
      work = made
      queue.insert(made)
    }
    #expect(work != nil)
    queue.drain { _ in }
    #expect(work == nil)
  }
}
