import CradleUIKit
import Testing

/// Swipes over the rows of a collection view's list.
struct ListSwipeTests {
  private final class Rows: CellSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPaths.map(\.item))")
      return nil
    }
  }
  private let rows = Rows(40)

  private func shown(_ cells: UICollectionViewCell.Type = UICollectionViewListCell.self) -> (
    UIWindow, UICollectionView
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [rows] path in
      let action = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
        rows.log.append("pin \(path.item)")
        completion(true)
      }
      return path.item == 0 ? nil : UISwipeActionsConfiguration(actions: [action])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    return collectionWindow(layout, rows, delegate: rows, cells: cells)
  }
  private func cell(_ item: Int, _ view: UICollectionView) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }
  private func swipe(_ window: UIWindow, _ cell: UICollectionViewCell, toLeft: Bool = true) {
    window.drag(over: cell, from: toLeft ? 310 : 10, by: toLeft ? -60 : 60)
  }
  private func tap(_ window: UIWindow, _ x: CGFloat, _ cell: UICollectionViewCell) {
    window.touchDown(at: cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: window))
    window.touchUp(time: window.time + 0.05)
    window.advance(by: 0.5)
  }

  @Test("a swipe reveals a row's actions, and a tap on one performs it and hides them")
  func action() throws {
    let (window, view) = shown()
    let second = try cell(1, view)
    swipe(window, second)
    #expect(second.contentView.frame.minX == -74 && rows.log.isEmpty)
    tap(window, 300, second)
    #expect(rows.log == ["pin 1"] && second.contentView.frame.minX == 0)
  }

  @Test("a tap beside the buttons only hides them; the next one selects")
  func taps() throws {
    let (window, view) = shown()
    let (second, fourth) = (try cell(1, view), try cell(3, view))
    swipe(window, second)
    tap(window, 50, fourth)
    #expect(second.contentView.frame.minX == 0 && rows.log.isEmpty)
    tap(window, 50, fourth)
    #expect(rows.log == ["select 3"])
  }

  @Test("the buttons are hidden as editing begins, and as it ends")
  func editing() throws {
    let (window, view) = shown()
    let second = try cell(1, view)
    let plain = second.subviews.count
    swipe(window, second)
    view.isEditing = true
    window.advance(by: 0.5)
    #expect(second.contentView.frame.minX == 0 && second.subviews.count == plain)
    let delete = UICellAccessory.delete()
    let list = try #require(second as? UICollectionViewListCell)
    list.accessories = [delete]
    window.advance(by: 0.5)
    tap(window, 19, second)
    let revealed: CGFloat = 38 - 74
    #expect(second.contentView.frame.minX == revealed)
    view.isEditing = false
    window.advance(by: 0.5)
    #expect(second.contentView.frame.minX == 0 && second.subviews.count == plain)
  }

  @Test("a long press asks for no menu while buttons are shown")
  func menu() throws {
    let (window, view) = shown()
    let fourth = try cell(3, view)
    func press() {
      window.touchDown(
        at: fourth.convert(CGPoint(x: 50, y: fourth.bounds.midY), to: window), time: window.time + 1)
      window.advance(by: 0.6)
    }
    swipe(window, try cell(1, view))
    press()
    #expect(rows.log.isEmpty)
    window.touchUp()
    window.advance(by: 0.5)
    #expect(try cell(1, view).contentView.frame.minX == 0)
    press()
    #expect(rows.log == ["menu [3]"])
  }

  @Test("a drag across scrolls a section that scrolls across, and reveals the actions of a row below it")
  func beside() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
    }
    let layout = UICollectionViewCompositionalLayout { [list] section, environment in
      guard section == 0 else { return .list(using: list, layoutEnvironment: environment) }
      let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let strip = NSCollectionLayoutSection(group: group)
      strip.orthogonalScrollingBehavior = .continuous
      return strip
    }
    let both = BothSections()
    let (window, view) = collectionWindow(layout, both, cells: UICollectionViewListCell.self)
    let tile = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let row = try #require(view.cellForItem(at: IndexPath(item: 1, section: 1)))
    let left = tile.frame.minX
    swipe(window, tile)
    #expect(tile.frame.minX < left && tile.contentView.frame.minX == 0)
    swipe(window, row)
    #expect(row.contentView.frame.minX == -74 && row.frame.minX == 0)
  }
  private final class BothSections: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("a row without actions, one of another kind of cell, and one in editing mode cannot be swiped")
  func none() throws {
    let (window, view) = shown()
    let (first, second) = (try cell(0, view), try cell(1, view))
    swipe(window, first)
    swipe(window, second, toLeft: false)
    view.isEditing = true
    swipe(window, second)
    #expect(first.contentView.frame.minX == 0 && second.contentView.frame.minX == 0)
    let (otherWindow, otherView) = shown(UICollectionViewCell.self)
    let other = try cell(1, otherView)
    swipe(otherWindow, other)
    #expect(other.contentView.frame.minX == 0)
  }

  @Test(
    "a swiped row that scrolls away, is deleted or loaded again, is put back",
    arguments: ["scroll", "delete", "reload"])
  func leaves(_ way: String) throws {
    let (window, view) = shown()
    let second = try cell(1, view)
    let plain = second.subviews.count
    swipe(window, second)
    #expect(second.contentView.frame.minX == -74 && second.subviews.count == plain + 1)
    switch way {
    case "scroll": view.contentOffset.y = 800
    case "delete":
      rows.count -= 1
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    default: view.reloadData()
    }
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    #expect(second.contentView.frame.minX == 0 && second.subviews.count == plain)
    view.contentOffset.y = 0
    window.advance(by: 0)
    let lefts = view.visibleCells.map { $0.contentView.frame.minX }
    #expect(lefts.allSatisfy { $0 == 0 })
    swipe(window, try cell(2, view))
    #expect(try cell(2, view).contentView.frame.minX == -74)
  }
}
