import CradleUIKit
import TestSupport
import Testing

/// A page of composed sections, written as for UIKit, in numbers.
@Suite struct CompositionalFacadeTests {
  private static func page() throws -> (UIWindow, ShelvesController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ShelvesController()
    window.rootViewController = controller
    window.advance(by: 0)
    return (window, controller)
  }

  private static func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("sections are where UIKit's rules put them")
  func frames() throws {
    let (_, controller) = try Self.page()
    let view = try #require(controller.collectionView)
    // Shelves of half the width, in one line: 5 points of room on each side.
    let first = try #require(view.cellForItem(at: Self.path(0, 0)) as? BookCell)
    #expect(first.title == "featured 0")
    #expect(first.bounds.size == CGSize(width: 150, height: 90))
    #expect(first.center == CGPoint(x: 80, y: 50))
    // Section 1 starts 20 below with a header of 30; three columns share 300 − 2 · 10.
    let grid = try #require(view.cellForItem(at: Self.path(4, 1)))
    #expect(abs(Double(grid.frame.minX) - (10 + 280.0 / 3 + 10)) < Tolerance.closedForm)
    #expect(abs(Double(grid.frame.minY) - (100 + 20 + 30 + 68)) < Tolerance.closedForm)
    #expect(abs(Double(grid.frame.width) - 280.0 / 3) < Tolerance.closedForm)
    let header = try #require(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: Self.path(0, 1)))
    #expect((header as? ShelfHeader)?.text == "shelf 1")
    #expect(header.frame == CGRect(x: 10, y: 120, width: 300, height: 30))
    #expect(controller.seen == ["true 1"])
    #expect(view.subviews.contains { $0 is ShelfBackground })
  }

  @Test("cells get a handler's whole transform, which follows the section's own scroll")
  func handler() throws {
    let (window, controller) = try Self.page()
    let view = try #require(controller.collectionView)
    let first = try #require(view.cellForItem(at: Self.path(0, 0)))
    // 80 points from the middle: only the height is less.
    #expect(abs(Double(first.transform.d) - 0.92) < Tolerance.closedForm && first.transform.a == 1)
    window.drag(from: CGPoint(x: 300, y: 50), by: CGPoint(x: -120, y: 0))
    window.run(3)
    // It goes by groups of 160 points, and the page itself stays.
    #expect(view.contentOffset == .zero)
    let second = try #require(view.cellForItem(at: Self.path(1, 0)))
    #expect(abs(Double(second.center.x) - 80) < Tolerance.invisible)
    // A hundredth of a point of the 100 or more that determine the height.
    #expect(abs(Double(second.transform.d) - 0.92) < Tolerance.invisible / 100)
  }

  @Test("a header stays in sight with its section")
  func pins() throws {
    let (window, controller) = try Self.page()
    let view = try #require(controller.collectionView)
    view.contentOffset.y = 200
    window.advance(by: 0)
    let header = try #require(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: Self.path(0, 1)))
    #expect(header.frame.minY == 200)
  }

  @Test("a list's cells show their content")
  func list() throws {
    let (window, controller) = try Self.page()
    let view = try #require(controller.collectionView)
    view.scrollToItem(at: Self.path(11, 2), at: .bottom, animated: false)
    window.advance(by: 0)
    let cell = try #require(view.cellForItem(at: Self.path(11, 2)) as? UICollectionViewListCell)
    #expect(cell.bounds.width == 320)
    #expect(cell.accessories.map(\.accessoryType) == [.disclosureIndicator])
    let content = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect((content.subviews.compactMap { ($0 as? UILabel)?.text }) == ["list 11"])
    // Beside the arrow, whose place is 38 points wide.
    #expect(content.frame == cell.contentView.bounds && cell.contentView.frame.width == 282)
  }
}
