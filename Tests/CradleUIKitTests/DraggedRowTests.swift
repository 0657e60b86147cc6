import CradleUIKit
import Testing

/// Drags of the rows of a table, and drops on it.
struct DraggedRowTests {
  private class Texts: NSObject {
    var texts = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: texts[indexPath.row] as NSString))
      item.localObject = texts[indexPath.row]
      return [item]
    }
  }
  /// Does not move rows.
  private final class Rows: Texts, UITableViewDataSource, UITableViewDragDelegate {}
  /// Moves rows in the data source.
  private final class MovingRows: Texts, UITableViewDataSource, UITableViewDragDelegate {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }
  /// Takes drops.
  private final class Drops: NSObject, UITableViewDropDelegate {
    var log: [String] = []
    var take: (any UITableViewDropCoordinator) -> Void = { _ in }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append("drop \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "-")")
      take(coordinator)
    }
  }

  private struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let table: UITableView

    init(_ rows: any UITableViewDataSource & UITableViewDragDelegate) {
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      (table.dataSource, table.dragDelegate) = (rows, rows)
      table.dragInteractionEnabled = true
      window.addSubview(table)
      window.advance(by: 0)
    }
    func drag(from start: CGFloat, to end: CGFloat) {
      window.touchDown(at: CGPoint(x: 100, y: start))
      window.advance(by: 0.6)
      for step in 1...10 {
        window.touchMove(to: CGPoint(x: 100, y: start + (end - start) * CGFloat(step) / 10))
        window.advance(by: 1.0 / 60)
      }
      wait(1)
    }
    func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { window.advance(by: 1.0 / 60) } }
    func top(_ text: String) -> CGFloat? {
      table.visibleCells.first { $0.textLabel?.text == text }?.frame.minY
    }
    var shown: [String] {
      table.visibleCells.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
        .compactMap { $0.textLabel?.text }
    }
    var pictures: [UIView] { window.subviews.filter { $0 !== table } }
    func release() {
      window.touchUp()
      window.advance(by: 0)
    }
  }

  @Test(
    "without a drop delegate, or with one, the data source moves the row where it can",
    arguments: [
      false, true,
    ])
  func movedByDataSource(hasDropDelegate: Bool) {
    let (rows, drops) = (MovingRows(), Drops())
    let stage = Stage(rows)
    if hasDropDelegate { stage.table.dropDelegate = drops }
    stage.drag(from: 66, to: 154)
    #expect(stage.shown == ["a", "c", "d", "e"] && stage.top("c") == 44 && stage.pictures.count == 1)
    stage.release()
    #expect(rows.log == ["move 1 3"] && drops.log.isEmpty)
    stage.wait(1)
    #expect(stage.shown == ["a", "c", "d", "b", "e"] && stage.pictures.isEmpty)
    #expect(stage.top("b") == 132 && !stage.table.hasActiveDrag)
  }

  @Test("where the data source cannot, the drop delegate takes the row, and no row jumps")
  func movedByDropDelegate() {
    let (rows, drops) = (Rows(), Drops())
    let stage = Stage(rows)
    stage.table.dropDelegate = drops
    drops.take = { coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      rows.texts.insert(rows.texts.remove(at: source.row), at: target.row)
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: [source], with: .automatic)
        stage.table.insertRows(at: [target], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: target)
    }
    stage.drag(from: 66, to: 154)
    stage.release()
    #expect(drops.log == ["drop 3"] && rows.texts == ["a", "c", "d", "b", "e"])
    for _ in 0..<20 {
      #expect(abs((stage.top("c") ?? 0) - 44) < 1e-6 && abs((stage.top("e") ?? 0) - 176) < 1e-6)
      stage.window.advance(by: 1.0 / 60)
    }
    stage.wait(1)
    #expect(stage.shown == ["a", "c", "d", "b", "e"] && stage.pictures.isEmpty)
  }

  @Test("an app that takes nothing gets its rows back")
  func untaken() {
    let (rows, drops) = (Rows(), Drops())
    let stage = Stage(rows)
    stage.table.dropDelegate = drops
    stage.drag(from: 66, to: 154)
    stage.release()
    stage.wait(1)
    #expect(drops.log == ["drop 3"] && stage.shown == ["a", "b", "c", "d", "e"])
    #expect(stage.top("b") == 44 && stage.top("e") == 176)
  }

  @Test(
    "a row whose table has changed during the drag has no path, and fades where it is dropped",
    arguments: [
      false, true,
    ])
  func changed(isReload: Bool) {
    let (rows, drops) = (Rows(), Drops())
    let stage = Stage(rows)
    stage.table.dropDelegate = drops
    var source: IndexPath? = IndexPath(row: 9, section: 9)
    drops.take = { coordinator in source = coordinator.items.first?.sourceIndexPath }
    stage.drag(from: 66, to: 154)
    rows.texts.removeFirst()
    if isReload {
      stage.table.reloadData()
    } else {
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    stage.wait(1)
    stage.window.touchMove(to: CGPoint(x: 100, y: 150))
    stage.release()
    stage.wait(1)
    #expect(drops.log == ["drop 3"] && source == nil)
    #expect(stage.shown == ["b", "c", "d", "e"] && stage.pictures.isEmpty)
  }

  @Test("a row is dropped on another table, with its text")
  func between() {
    let (rows, drops, others) = (Rows(), Drops(), Rows())
    let stage = Stage(rows)
    let other = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
    others.texts = ["x", "y"]
    (other.dataSource, other.dropDelegate) = (others, drops)
    stage.window.addSubview(other)
    stage.window.advance(by: 0)
    drops.take = { coordinator in
      #expect(coordinator.items.first?.sourceIndexPath == nil)
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        for text in objects.compactMap({ ($0 as? NSString)?.description }) {
          others.texts.insert(text, at: coordinator.destinationIndexPath?.row ?? 0)
        }
      }
      other.reloadData()
    }
    stage.drag(from: 66, to: 366)
    stage.release()
    stage.wait(1)
    #expect(others.texts == ["x", "b", "y"] && drops.log == ["drop 1"])
    #expect(rows.texts.count == 5 && stage.shown == ["a", "b", "c", "d", "e"])
    #expect(stage.window.subviews.count == 2)
  }
}
