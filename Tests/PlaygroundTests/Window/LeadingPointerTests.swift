import CradleGeometry
import CradleScrolling
import CradleStage
import Testing

@testable import Playground

/// Which of several presses counts.
struct LeadingPointerTests {
  private func touch(_ phase: Pointer.Phase, _ id: Int, _ x: Double, _ y: Double = 100) -> Pointer {
    Pointer(phase, id: id, at: Point(x: x, y: y), device: .touch)
  }

  private func taken(_ pointers: [Pointer], pairs: Bool) -> [PointerEvent] {
    var leading = LeadingPointer()
    return pointers.enumerated().flatMap {
      leading.take($0.element, at: Double($0.offset), pairsFingers: pairs)
    }
  }

  @Test func `two fingers that come down together are the right button between them`() {
    let got = taken(
      [
        touch(.down, 1, 100), touch(.move, 1, 104), touch(.down, 2, 204), touch(.move, 1, 144),
        touch(.move, 2, 244, 140), touch(.up, 2, 244, 140), touch(.move, 1, 300), touch(.up, 1, 300),
      ], pairs: true)
    #expect(got.map(\.phase) == [.down, .move, .cancel, .down, .move, .move, .up])
    #expect(got.map(\.button) == [.left, .left, .left, .right, .right, .right, .right])
    #expect(got.allSatisfy { $0.device == .touch })
    #expect(
      got.dropFirst(2).map(\.location) == [
        Point(x: 104, y: 100), Point(x: 154, y: 100), Point(x: 174, y: 100), Point(x: 194, y: 120),
        Point(x: 194, y: 120),
      ])
    #expect(got.map(\.time) == [0, 1, 2, 2, 3, 4, 5])
  }

  @Test func `what a finger that is left over does is nothing, and then the next one counts again`() {
    let got = taken(
      [
        touch(.down, 1, 100), touch(.down, 2, 200), touch(.up, 1, 100), touch(.down, 3, 5), touch(.up, 3, 5),
        touch(.cancel, 2, 200), touch(.down, 4, 50), touch(.up, 4, 50),
      ], pairs: true)
    #expect(got.map(\.phase) == [.down, .cancel, .down, .up, .down, .up])
    #expect(got.last?.location == Point(x: 50, y: 100) && got.last?.button == .left)
  }

  @Test func `a lost focus ends both`() {
    let got = taken(
      [
        touch(.down, 1, 100), touch(.down, 2, 200), touch(.cancel, 1, 100), touch(.cancel, 2, 200),
        touch(.down, 3, 9),
      ], pairs: true)
    #expect(got.map(\.phase) == [.down, .cancel, .down, .cancel, .down])
  }

  @Test
  func `a second finger that comes late, or where it means nothing, or beside the mouse, counts as none`() {
    let late = [
      touch(.down, 1, 100), touch(.move, 1, 111), touch(.down, 2, 200), touch(.move, 2, 300),
      touch(.up, 2, 300), touch(.move, 1, 120), touch(.up, 1, 120),
    ]
    #expect(taken(late, pairs: true).map(\.phase) == [.down, .move, .move, .up])
    #expect(taken(late, pairs: true).allSatisfy { $0.button == .left })
    let together = [touch(.down, 1, 100), touch(.down, 2, 200), touch(.up, 2, 200), touch(.up, 1, 100)]
    #expect(taken(together, pairs: false).map(\.phase) == [.down, .up])
    let mouse = [Pointer(.down, at: .zero), touch(.down, 1, 9), touch(.up, 1, 9), Pointer(.up, at: .zero)]
    #expect(taken(mouse, pairs: true).map(\.device) == [.mouse, .mouse])
  }

  @Test func `the middle button means nothing`() {
    #expect(taken([Pointer(.down, at: .zero, button: .middle)], pairs: true).isEmpty)
  }
}
