import CradleUIKit
import TestSupport
import Testing

/// Random fingers on two lists whose contents change during the drags.
struct RandomDragTests {
  /// A list of texts that are dragged and dropped, and changed at random.
  private final class Texts: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate
  {
    var texts: [String]
    var random: SeededRandom
    /// Whether the app takes drops.
    var takes = true
    init(_ name: String, seed: UInt64) {
      texts = (0..<12).map { "\(name)\($0)" }
      random = SeededRandom(seed: seed)
    }
    func item(at path: IndexPath) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: texts[path.row] as NSString))
      item.localObject = texts[path.row]
      return [item]
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = texts[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { item(at: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .copy,
        intent: random.next() % 8 == 0 ? .unspecified : .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items where takes {
        guard let text = item.dragItem.localObject as? String else { continue }
        var target = coordinator.destinationIndexPath ?? IndexPath(item: texts.count, section: 0)
        collectionView.performBatchUpdates {
          if let source = item.sourceIndexPath {
            texts.remove(at: source.item)
            collectionView.deleteItems(at: [source])
          }
          target.item = min(target.item, texts.count)
          texts.insert(text, at: target.item)
          collectionView.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { item(at: indexPath) }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy,
        intent: random.next() % 8 == 0 ? .unspecified : .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      for item in coordinator.items where takes {
        guard let text = item.dragItem.localObject as? String else { continue }
        var target = coordinator.destinationIndexPath ?? IndexPath(row: texts.count, section: 0)
        tableView.performBatchUpdates {
          if let source = item.sourceIndexPath {
            texts.remove(at: source.row)
            tableView.deleteRows(at: [source], with: .fade)
          }
          target.row = min(target.row, texts.count)
          texts.insert(text, at: target.row)
          tableView.insertRows(at: [target], with: .fade)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
      }
    }
  }

  private final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let collection: UICollectionView
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
    let (upper, lower): (Texts, Texts)
    var random: SeededRandom

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      (upper, lower) = (Texts("u", seed: seed &+ 1), Texts("l", seed: seed &+ 2))
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 90, height: 60)
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: flow)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (collection.dataSource, collection.dragDelegate, collection.dropDelegate) = (upper, upper, upper)
      (table.dataSource, table.dragDelegate, table.dropDelegate) = (lower, lower, lower)
      (collection.dragInteractionEnabled, table.dragInteractionEnabled) = (true, true)
      window.addSubview(collection)
      window.addSubview(table)
      window.advance(by: 0)
    }
    func roll(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    func place() -> CGPoint { CGPoint(x: CGFloat(roll(320) - 10), y: CGFloat(roll(620) - 10)) }

    /// Changes the contents of one list, as an app may at any time.
    func change() {
      let isUpper = roll(2) == 0
      let list = isUpper ? upper : lower
      list.takes = roll(5) > 0
      switch roll(6) {
      case 0:
        list.texts.shuffle(using: &random)
        if isUpper { collection.reloadData() } else { table.reloadData() }
      case 1:
        let path = IndexPath(row: roll(list.texts.count + 1), section: 0)
        list.texts.insert("n\(roll(100))", at: path.row)
        if isUpper { collection.insertItems(at: [path]) } else { table.insertRows(at: [path], with: .fade) }
      case 2 where list.texts.count > 3:
        let path = IndexPath(row: roll(list.texts.count), section: 0)
        list.texts.remove(at: path.row)
        if isUpper { collection.deleteItems(at: [path]) } else { table.deleteRows(at: [path], with: .fade) }
      case 3:
        if isUpper {
          collection.contentOffset.y = CGFloat(roll(100))
        } else {
          table.contentOffset.y = CGFloat(roll(100))
        }
      default: return
      }
    }
    /// One finger from its beginning to its end.
    func finger() {
      window.touchDown(at: place())
      window.advance(by: roll(3) == 0 ? 0.1 : 0.6)
      for _ in 0..<roll(20) {
        if roll(12) == 0 { change() }
        window.touchMove(to: place())
        window.advance(by: Double(roll(4)) / 60)
      }
      if roll(10) == 0 { window.touchCancel() } else { window.touchUp() }
      for _ in 0..<roll(30) {
        if roll(30) == 0 { change() }
        window.advance(by: 1.0 / 60)
      }
    }
    func settle() {
      for list in [upper, lower] { list.takes = true }
      for _ in 0..<300 { window.advance(by: 1.0 / 60) }
    }
  }

  @Test(
    "whatever happens, drags end without a trace: the cells are the data, all are shown, no picture is left")
  func ends() {
    for seed in LongTests.seeds(40, orMany: 400, inDebug: 10) {
      let stage = Stage(seed: seed)
      for _ in 0..<10 { stage.finger() }
      stage.settle()
      #expect(stage.window.subviews.count == 2, "seed \(seed)")
      #expect(!stage.collection.hasActiveDrag && !stage.collection.hasActiveDrop, "seed \(seed)")
      #expect(!stage.table.hasActiveDrag && !stage.table.hasActiveDrop, "seed \(seed)")
      let cells = stage.collection.visibleCells
      #expect(!cells.isEmpty && cells.allSatisfy { !$0.isHidden && $0.alpha == 1 }, "seed \(seed)")
      for cell in cells {
        let path = stage.collection.indexPath(for: cell)
        #expect(path.map { stage.upper.texts[$0.item] } == cell.accessibilityLabel, "seed \(seed)")
      }
      let rows = stage.table.visibleCells
      #expect(!rows.isEmpty && rows.allSatisfy { !$0.isHidden && $0.alpha == 1 }, "seed \(seed)")
      for row in rows {
        let path = stage.table.indexPath(for: row)
        #expect(path.map { stage.lower.texts[$0.row] } == row.textLabel?.text, "seed \(seed)")
        #expect(path.map { stage.table.rectForRow(at: $0) } == row.frame, "seed \(seed)")
      }
    }
  }
}
