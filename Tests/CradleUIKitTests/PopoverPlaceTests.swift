import CradleGeometry
import TestSupport
import Testing

@testable import CradleUIKit

/// Where popovers float.
struct PopoverPlaceTests {
  private let area = CGRect(x: 10, y: 10, width: 780, height: 580)
  private let content = CGSize(width: 200, height: 100)

  private func place(_ source: CGRect, _ permitted: UIPopoverArrowDirection = .any, overlaps: Bool = false)
    -> PopoverPlace
  { PopoverPlace(content: content, at: source, in: area, permitted: permitted, overlaps: overlaps) }

  @Test("it is below the source where there is room, else above, else beside it")
  func sides() {
    let top = place(CGRect(x: 300, y: 50, width: 40, height: 20))
    #expect(top.direction == .up && top.frame == CGRect(x: 220, y: 70, width: 200, height: 113))
    #expect(top.arrow == 100 && top.contentFrame == CGRect(x: 0, y: 13, width: 200, height: 100))
    #expect(top.arrowCorners == [CGPoint(x: 100, y: 0), CGPoint(x: 87, y: 13), CGPoint(x: 113, y: 13)])
    let bottom = place(CGRect(x: 300, y: 560, width: 40, height: 20))
    #expect(bottom.direction == .down && bottom.frame.maxY == 560)
    #expect(bottom.contentFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let tall = place(CGRect(x: 20, y: 20, width: 40, height: 560))
    #expect(tall.direction == .left && tall.frame == CGRect(x: 60, y: 250, width: 213, height: 100))
    #expect(tall.arrow == 50 && tall.arrowCorners.first == CGPoint(x: 0, y: 50))
    let right = place(CGRect(x: 740, y: 20, width: 40, height: 560))
    #expect(right.direction == .right && right.frame.maxX == 740)
    #expect(right.arrowCorners.first == CGPoint(x: 213, y: 50))
  }

  @Test("only permitted sides count; without any it is over the source's middle, without an arrow")
  func permitted() {
    let source = CGRect(x: 300, y: 50, width: 40, height: 20)
    #expect(place(source, [.left, .right]).direction == .left)
    let bare = place(source, [])
    #expect(bare.direction == [] && bare.frame == CGRect(x: 220, y: 10, width: 200, height: 100))
    #expect(bare.arrowCorners.isEmpty && bare.contentFrame.size == content)
    let over = place(source, .up, overlaps: true)
    #expect(over.frame.minY == 60 && over.frame.midX == 320)
  }

  @Test("at an edge the card stays in the area, and its arrow at the source, up to the corner")
  func edges() {
    let near = place(CGRect(x: 60, y: 50, width: 20, height: 20))
    #expect(near.frame.minX == 10 && near.arrow == 60)
    let corner = place(CGRect(x: 10, y: 50, width: 2, height: 20))
    #expect(corner.frame.minX == 10 && corner.arrow == 26)
  }

  @Test(
    "with any source the card lies in the area and its content beside the source", arguments: 0..<UInt64(200))
  func random(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ low: Double, _ high: Double) -> CGFloat { CGFloat(random.double(in: low...high)) }
    let source = CGRect(
      x: number(10, 700), y: number(10, 500), width: number(1, 90), height: number(1, 90))
    let size = CGSize(width: number(20, 1200), height: number(20, 1200))
    let place = PopoverPlace(content: size, at: source, in: area, permitted: .any, overlaps: false)
    let card = CGRect(origin: .zero, size: place.frame.size)
    #expect(area.insetBy(dx: -Tolerance.rounding, dy: -Tolerance.rounding).contains(place.frame))
    #expect(card.contains(place.contentFrame) || place.contentFrame.isEmpty)
    let content = place.contentFrame.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
    let overlap = content.intersection(source)
    #expect(overlap.isNull || min(overlap.width, overlap.height) < Tolerance.rounding)
  }
}
