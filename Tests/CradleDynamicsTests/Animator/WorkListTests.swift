import Testing

@testable import CradleDynamics

@Suite("A list of waiting work")
struct WorkListTests {
  private final class Work {
    let number: Int
    let end: (Int) -> Void
    init(_ number: Int, end: @escaping (Int) -> Void = { _ in }) { (self.number, self.end) = (number, end) }
    deinit { end(number) }
  }

  @Test("elements are visited in order, those appended meanwhile last")
  func order() {
    let list = WorkList<Work>()
    for number in 0..<3 { list.append(Work(number)) }
    var visited: [Int] = []
    list.drain { work in
      visited.append(work.number)
      if work.number < 3 { list.append(Work(work.number + 10)) }
    }
    #expect(visited == [0, 1, 2, 10, 11, 12])
    #expect(list.isEmpty)
  }

  @Test("a visit of what is present leaves what is appended meanwhile")
  func present() {
    let list = WorkList<Int>()
    list.append(0)
    var visited: [Int] = []
    func visit() {
      list.visitPresent { number in
        visited.append(number)
        list.append(number + 1)
      }
    }
    visit()
    #expect(visited == [0] && !list.isEmpty)
    visit()
    #expect(visited == [0, 1])
  }

  @Test("the end of an element may append, remove and drain")
  func ends() {
    let list = WorkList<Work>()
    var visited: [Int] = []
    func visit(_ work: Work) { visited.append(work.number) }
    list.append(
      Work(0) { _ in
        list.append(Work(2))
        list.drain(visit)
      })
    list.append(Work(1) { _ in list.append(Work(3)) })
    list.append(Work(4) { _ in list.removeAll { $0.number == 3 } })
    list.drain(visit)
    #expect(list.isEmpty)
    // Released from the end: 4, 1, which appends 3, and 0, which appends 2 and drains.
    #expect(visited == [0, 1, 4, 3, 2])
    list.append(Work(5) { _ in #expect(list.isEmpty) })
    list.removeAll { _ in true }
    #expect(list.isEmpty)
  }
}
