import CradleGeometry
import Testing

@testable import Playground

/// The badges of the store page's icons.
struct StoreBadgeTests {
  private let frame = Rect(x: 0, y: 0, width: 24, height: 24)

  @Test("a badge is smaller than its icon, and has its own size on the icons of a phone")
  func radius() {
    for side in [0.0, 3.5, 12, 23] {
      #expect(2 * StoreCells.badgeRadius(in: frame, onIconOf: side) <= side)
    }
    for columns in 3...8 {
      // As the page lays out a phone's width: 12 pt at each side, and 8 pt around each icon.
      let side = (375.0 - 24) / Double(columns) - 16
      #expect(StoreCells.badgeRadius(in: frame, onIconOf: side) == 12)
    }
  }
}
