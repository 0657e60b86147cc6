import CradleGeometry
import TestSupport
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("edges and middle follow from origin and size") func edgesAndMiddleFollowFromOriginAndSize() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect([rect.width, rect.height] == [30, 40])
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(Rect(center: rect.center, size: rect.size) == rect)
  }

  @Test("top left edges belong and bottom right ones do not") func topLeftEdgesBelongAndBottomRightOnesDoNot()
  {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: 9.999, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 19.999)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
  }

  @Test("a rect contains itself but nothing that sticks out")
  func aRectContainsItselfButNothingThatSticksOut() {
    #expect(rect.contains(rect))
    #expect(rect.contains(rect.insetBy(dx: 1, dy: 1)))
    #expect(!rect.contains(rect.offset(by: Vector(dx: 0.5, dy: 0))))
    #expect(!rect.contains(rect.offset(by: Vector(dx: 0, dy: -0.5))))
  }

  @Test(
    "rectangles that share area intersect, those that touch do not",
    arguments: [
      (Rect(x: 40, y: 20, width: 5, height: 5), false),  // touches on the right
      (Rect(x: 10, y: 60, width: 5, height: 5), false),  // touches below
      (Rect(x: 39, y: 59, width: 5, height: 5), true),
      (Rect(x: 20, y: 30, width: 1, height: 1), true),
      (Rect(x: 20, y: 30, width: 0, height: 10), false),  // no area to share
      (Rect(x: 50, y: 30, width: -20, height: 10), false),
    ])
  func onlySharedAreaIntersects(other: Rect, expected: Bool) {
    #expect(rect.intersects(other) == expected)
    #expect(other.intersects(rect) == expected)
    #expect((rect.intersection(other) != nil) == expected)
  }

  @Test("intersection is the area that both contain") func intersectionIsWhatBothContain() {
    let other = Rect(x: 30, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == Rect(x: 30, y: 20, width: 10, height: 10))
  }

  @Test("union contains both") func unionContainsBoth() {
    let other = Rect(x: 0, y: 50, width: 20, height: 30)
    #expect(rect.union(other) == Rect(x: 0, y: 20, width: 40, height: 60))
  }

  @Test("insets move edges and never turn inside out") func insetsMoveEdgesAndNeverTurnInsideOut() {
    #expect(rect.insetBy(dx: 5, dy: -5) == Rect(x: 15, y: 15, width: 20, height: 50))
    #expect(rect.insetBy(dx: 100, dy: 0) == Rect(x: 25, y: 20, width: 0, height: 40))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: EdgeInsets(all: 100)).size == .zero)
  }

  @Test("empty and finite look at every number") func emptyAndFiniteLookAtEveryNumber() {
    #expect(!rect.isEmpty && rect.isFinite)
    #expect(Rect.zero.isEmpty)
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: 1, height: .infinity).isFinite)
  }
}
