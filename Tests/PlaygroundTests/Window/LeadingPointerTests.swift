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

  private func taken(_ pointers: [Pointer], _ second: DemoCard.SecondFinger) -> [PointerEvent] {
    var leading = LeadingPointer()
    return pointers.enumerated().flatMap {
      leading.handle($0.element, at: Double($0.offset), second: second)
    }
  }

  @Test("two fingers that come down together are one right-button press between them")
  func twoFingersAreARightPress() {
    let got = taken(
      [
        touch(.down, 1, 100), touch(.move, 1, 104), touch(.down, 2, 204), touch(.move, 1, 144),
        touch(.move, 2, 244, 140), touch(.up, 2, 244, 140), touch(.move, 1, 300), touch(.up, 1, 300),
      ], .pairs)
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

  @Test("a finger left over from a pair does nothing, and the next one counts again")
  func leftOverFingerDoesNothing() {
    let got = taken(
      [
        touch(.down, 1, 100), touch(.down, 2, 200), touch(.up, 1, 100), touch(.down, 3, 5), touch(.up, 3, 5),
        touch(.cancel, 2, 200), touch(.down, 4, 50), touch(.up, 4, 50),
      ], .pairs)
    #expect(got.map(\.phase) == [.down, .cancel, .down, .up, .down, .up])
    #expect(got.last?.location == Point(x: 50, y: 100) && got.last?.button == .left)
  }

  @Test("cancelling two fingers ends their press") func cancelEndsBoth() {
    let got = taken(
      [
        touch(.down, 1, 100), touch(.down, 2, 200), touch(.cancel, 1, 100), touch(.cancel, 2, 200),
        touch(.down, 3, 9),
      ], .pairs)
    #expect(got.map(\.phase) == [.down, .cancel, .down, .cancel, .down])
  }

  @Test("a second finger that is late, unwanted or beside the mouse does nothing")
  func lateSecondFingerDoesNothing() {
    let late = [
      touch(.down, 1, 100), touch(.move, 1, 111), touch(.down, 2, 200), touch(.move, 2, 300),
      touch(.up, 2, 300), touch(.move, 1, 120), touch(.up, 1, 120),
    ]
    #expect(taken(late, .pairs).map(\.phase) == [.down, .move, .move, .up])
    #expect(taken(late, .pairs).allSatisfy { $0.button == .left })
    let together = [touch(.down, 1, 100), touch(.down, 2, 200), touch(.up, 2, 200), touch(.up, 1, 100)]
    #expect(taken(together, .ignored).map(\.phase) == [.down, .up])
    let mouse = [Pointer(.down, at: .zero), touch(.down, 1, 9), touch(.up, 1, 9), Pointer(.up, at: .zero)]
    #expect(taken(mouse, .pairs).map(\.device) == [.mouse, .mouse])
  }

  @Test("the middle button does nothing") func middleButtonDoesNothing() {
    #expect(taken([Pointer(.down, at: .zero, button: .middle)], .pairs).isEmpty)
  }

  @Test("where two fingers count each keeps its id, and a third does nothing") func twoFingersKeepTheirIDs() {
    let got = taken(
      [
        touch(.down, 1, 100), touch(.down, 2, 200), touch(.down, 3, 300), touch(.move, 3, 310),
        touch(.move, 2, 210), touch(.up, 1, 100), touch(.move, 2, 220), touch(.down, 4, 50),
        touch(.up, 2, 220),
        touch(.up, 4, 50), touch(.down, 5, 7),
      ], .counts)
    #expect(got.map(\.phase) == [.down, .down, .move, .up, .move, .down, .up, .up, .down])
    #expect(got.map(\.id) == [0, 1, 1, 0, 1, 0, 1, 0, 0])
    #expect(got.map(\.location.x) == [100, 200, 210, 100, 220, 50, 220, 50, 7])
  }
}
