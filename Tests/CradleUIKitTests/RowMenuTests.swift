import CradleUIKit
import Testing

/// Menus of rows and items.
struct RowMenuTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var offersMenu = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("ask \(indexPath.row) \(Int(point.x)) \(Int(point.y))")
      guard offersMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in self?.log.append("pin \(indexPath.row)") }])
      })
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }
  private final class Items: CellSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("ask \(indexPaths.map { $0.item })")
      guard let path = indexPaths.first else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in self?.log.append("pin \(path.item)") }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }
  /// Has the older method only.
  private final class OlderItems: CellSource, UICollectionViewDelegate {
    var asked: [Int] = []
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath.item)
      return nil
    }
  }

  private func press(_ window: UIWindow, _ x: CGFloat, _ y: CGFloat, for seconds: Double = 0.6) {
    window.touchDown(at: CGPoint(x: x, y: y), time: window.time + 1)
    window.advance(by: seconds)
    window.touchUp()
    window.advance(by: 0)
  }
  private func tapPin(_ window: UIWindow) throws {
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    let label = try #require(labels(window).first { $0.text == "Pin" })
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
    press(window, middle.x, middle.y, for: 0.05)
  }

  @Test("a long press on a row shows its menu and selects nothing; without a menu the press is a tap")
  func rows() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
    press(window, 100, 66)
    #expect(rows.log == ["ask 1 100 66", "display"] && table.indexPathForSelectedRow == nil)
    try tapPin(window)
    #expect(rows.log == ["ask 1 100 66", "display", "end", "pin 1"])
    rows.log = []
    // Below the rows nobody is asked.
    press(window, 100, 400)
    #expect(rows.log.isEmpty)
    rows.offersMenu = false
    press(window, 100, 22)
    #expect(rows.log == ["ask 0 100 22", "select 0"])
  }

  @Test("a long press on an item shows its menu and selects nothing; beside the items the press has none")
  func items() throws {
    let items = Items(2)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let (window, view) = collectionWindow(flow, items, delegate: items)
    press(window, 50, 50)
    #expect(items.log == ["ask [0]"] && view.indexPathsForSelectedItems?.isEmpty == true)
    try tapPin(window)
    #expect(items.log == ["ask [0]", "end", "pin 0"])
    items.log = []
    press(window, 100, 400)
    #expect(items.log == ["ask []"])
    press(window, 50, 50, for: 0.05)
    #expect(items.log == ["ask []", "select 0"])
  }

  @Test("the older method of collection views is asked for an item")
  func older() {
    let items = OlderItems(2)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let (window, _) = collectionWindow(flow, items, delegate: items)
    press(window, 50, 50)
    press(window, 100, 400)
    #expect(items.asked == [0])
  }
}
