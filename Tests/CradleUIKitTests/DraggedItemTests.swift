import CradleUIKit
import Testing

/// Drags of the items of a collection view, and drops on it.
struct DraggedItemTests {
  /// Five items in a column, which a drop moves as an app does: by a batch in its drop delegate.
  private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var items = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    var offersMenu = false
    var allowsMove = true
    var proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = items[indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard offersMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("menu ends") }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard items[indexPath.item] != "e" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))
      item.localObject = items[indexPath.item]
      return [item]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { proposal }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { log.append("drop ends") }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let text = item.dragItem.localObject as? String else {
        return
      }
      let target = coordinator.destinationIndexPath ?? IndexPath(item: items.count - 1, section: 0)
      log.append("drop \(text) \(item.sourceIndexPath.map { "\($0.item)" } ?? "-") \(target.item)")
      collectionView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          items.remove(at: source.item)
          collectionView.deleteItems(at: [source])
        }
        items.insert(text, at: target.item)
        collectionView.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target).addCompletion { [weak self] in
        self?.log.append("down \($0)")
      }
    }
  }

  private struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let shelf = Shelf()
    let collection: UICollectionView

    init() {
      let flow = UICollectionViewFlowLayout()
      (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 300, height: 60), 0)
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collection.dataSource, collection.delegate) = (shelf, shelf)
      (collection.dragDelegate, collection.dropDelegate) = (shelf, shelf)
      collection.dragInteractionEnabled = true
      window.addSubview(collection)
      window.advance(by: 0)
    }
    func lift(_ y: CGFloat) {
      window.touchDown(at: CGPoint(x: 100, y: y))
      window.advance(by: 0.6)
    }
    func drag(to y: CGFloat, from start: CGFloat) {
      for step in 1...10 {
        window.touchMove(to: CGPoint(x: 100, y: start + (y - start) * CGFloat(step) / 10))
        window.advance(by: 1.0 / 60)
      }
    }
    func release() {
      window.touchUp()
      window.advance(by: 0)
    }
    func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { window.advance(by: 1.0 / 60) } }
    /// The items from the top as the cells show them.
    var shown: [String] {
      collection.visibleCells.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
        .compactMap(\.accessibilityLabel)
    }
    func cell(_ text: String) -> UICollectionViewCell? {
      collection.visibleCells.first { $0.accessibilityLabel == text }
    }
    /// The pictures in front of the collection view.
    var pictures: [UIView] { window.subviews.filter { $0 !== collection } }
  }

  @Test("a lifted item follows the finger, the others make room, and a drop has the app move it")
  func moves() throws {
    let stage = Stage()
    stage.lift(90)
    #expect(stage.pictures.count == 1 && stage.shelf.log.isEmpty && !stage.collection.hasActiveDrag)
    stage.drag(to: 210, from: 90)
    #expect(stage.shelf.log == ["begin", "enter"])
    #expect(stage.collection.hasActiveDrag && stage.collection.hasActiveDrop)
    let picture = try #require(stage.pictures.first)
    #expect(abs(picture.center.y - 210) < 1e-9 && abs(picture.center.x - 150) < 1e-9)
    stage.wait(1)
    #expect(stage.shown == ["a", "c", "d", "e"] && stage.cell("b")?.isHidden == true)
    #expect(stage.cell("c")?.frame.minY == 60 && stage.cell("e")?.frame.minY == 240)
    stage.release()
    #expect(stage.shelf.log.dropFirst(2) == ["drop b 1 3"] && stage.shelf.items == ["a", "c", "d", "b", "e"])
    // The others stay where they made room, while the picture goes down.
    for _ in 0..<20 {
      #expect(abs((stage.cell("c")?.frame.minY ?? 0) - 60) < 1e-6)
      #expect(abs((stage.cell("e")?.frame.minY ?? 0) - 240) < 1e-6)
      #expect(stage.shown == ["a", "c", "d", "e"])
      stage.window.advance(by: 1.0 / 60)
    }
    stage.wait(1)
    #expect(stage.shelf.log.dropFirst(3) == ["down end", "drop ends", "end"])
    #expect(stage.shown == ["a", "c", "d", "b", "e"] && stage.pictures.isEmpty)
    #expect(!stage.collection.hasActiveDrag && !stage.collection.hasActiveDrop)
  }

  @Test("a lift without a movement is put back; an item that is not dragged is selected as before")
  func putsBack() {
    let stage = Stage()
    stage.lift(30)
    stage.release()
    stage.wait(1)
    #expect(stage.pictures.isEmpty && stage.shelf.log.isEmpty && stage.shown == ["a", "b", "c", "d", "e"])
    stage.lift(270)
    #expect(stage.pictures.isEmpty)
    stage.release()
    #expect(stage.shelf.log == ["select 4"])
  }

  @Test(
    "outside of the collection view the items close the gap, and the picture returns to its item",
    arguments: [
      false, true,
    ])
  func returns(isCancelled: Bool) throws {
    let stage = Stage()
    stage.lift(90)
    stage.drag(to: 500, from: 90)
    stage.wait(1)
    #expect(stage.shelf.log == ["begin", "enter", "exit"] && stage.shown == ["a", "c", "d", "e"])
    #expect(stage.cell("c")?.frame.minY == 120)
    if isCancelled { stage.window.touchCancel() } else { stage.release() }
    stage.window.advance(by: 0.1)
    let picture = try #require(stage.pictures.first)
    let place = try #require(picture.layer.presentation()).position
    #expect(place.y < 490 && place.y > 90)
    stage.wait(1)
    #expect(stage.shelf.log.dropFirst(3) == ["drop ends", "end"])
    #expect(stage.pictures.isEmpty && stage.shown == ["a", "b", "c", "d", "e"])
  }

  @Test(
    "what the source does not let be moved, or the collection view forbids, returns",
    arguments: [
      UIDropOperation.move, .forbidden, .cancel,
    ])
  func forbidden(_ operation: UIDropOperation) {
    let stage = Stage()
    stage.shelf.allowsMove = operation != .move
    stage.shelf.proposal = UICollectionViewDropProposal(
      operation: operation, intent: .insertAtDestinationIndexPath)
    stage.lift(90)
    stage.drag(to: 210, from: 90)
    stage.release()
    stage.wait(1)
    #expect(stage.shelf.log == ["begin", "enter", "drop ends", "end"])
    #expect(stage.shown == ["a", "b", "c", "d", "e"] && stage.pictures.isEmpty)
  }

  @Test("with a menu, the press shows it; a movement hides it and begins the drag")
  func menu() {
    let stage = Stage()
    stage.shelf.offersMenu = true
    stage.lift(90)
    #expect(stage.pictures.filter { !$0.isHidden }.count == 1)
    stage.drag(to: 210, from: 90)
    #expect(stage.shelf.log == ["menu ends", "begin", "enter"] && stage.pictures.count == 1)
    stage.release()
    stage.wait(1)
    #expect(stage.shelf.items == ["a", "c", "d", "b", "e"] && stage.pictures.isEmpty)
  }

  @Test(
    "without a drag delegate, or with drags disabled as on a phone, a press selects",
    arguments: [
      false, true,
    ])
  func disabled(hasDelegate: Bool) {
    let stage = Stage()
    if hasDelegate {
      stage.collection.dragInteractionEnabled = false
    } else {
      stage.collection.dragDelegate = nil
    }
    stage.lift(90)
    stage.release()
    #expect(stage.shelf.log == ["select 1"] && stage.pictures.isEmpty)
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!other.dragInteractionEnabled)
  }

  @Test("a drag scrolls as before: a finger that moves at once lifts nothing")
  func scrolls() {
    let stage = Stage()
    stage.collection.frame.size.height = 200
    stage.window.advance(by: 0)
    stage.window.touchDown(at: CGPoint(x: 100, y: 150))
    stage.drag(to: 50, from: 150)
    #expect(stage.collection.contentOffset.y > 50 && stage.pictures.isEmpty && stage.shelf.log.isEmpty)
    stage.release()
  }
}
