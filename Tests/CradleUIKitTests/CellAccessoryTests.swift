import CradleUIKit
import Testing

/// What is beside the content of a list's cell.
struct CellAccessoryTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var accessories: [UICellAccessory] = []
    var content: UIListContentConfiguration?
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = accessories
      cell.contentConfiguration = content
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 0
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
  }
  private let rows = Rows()

  /// Rows of 320 points, whose trailing swipe has an action.
  private func shown(_ accessories: [UICellAccessory]) -> (UIWindow, UICollectionView) {
    rows.accessories = accessories
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
      return UISwipeActionsConfiguration(actions: [action])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    return collectionWindow(layout, rows, cells: UICollectionViewListCell.self)
  }
  private func cell(_ item: Int, _ view: UICollectionView) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }
  private func tap(_ window: UIWindow, _ x: CGFloat, _ cell: UICollectionViewCell) {
    window.touchDown(
      at: cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: window), time: window.time + 1)
    window.touchUp(time: window.time + 0.05)
    window.advance(by: 0.5)
  }

  @Test("the content is between the accessories that the state of editing shows")
  func editing() throws {
    let (window, view) = shown([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark()])
    let first = try cell(0, view)
    #expect(first.contentView.frame.minX == 0 && first.contentView.frame.width == 320 - 2 * 38)
    #expect(!first.configurationState.isEditing)
    view.isEditing = true
    window.advance(by: 0)
    #expect(first.contentView.frame.minX == 38 && first.contentView.frame.width == 320 - 2 * 38)
    #expect(first.configurationState.isEditing)
    first.accessories = []
    window.advance(by: 0)
    #expect(first.contentView.frame.minX == 0 && first.contentView.frame.width == 320)
  }

  @Test("a row is as high as its text needs beside the accessories that the state of editing shows")
  func measured() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "a long text that has to be broken into several lines of the row"
    rows.content = content
    func height(_ width: CGFloat) -> CGFloat {
      UIListContentView(configuration: content).sizeThatFits(CGSize(width: width, height: 1000)).height
    }
    let (window, view) = shown([.delete(), .reorder()])
    let first = try cell(0, view)
    let beside: CGFloat = 2 * 38
    #expect(first.frame.height == height(320) && height(320 - beside) > height(320))
    view.isEditing = true
    window.advance(by: 0)
    #expect(first.frame.height == height(320 - beside))
    view.isEditing = false
    window.advance(by: 0)
    #expect(first.frame.height == height(320))
  }

  @Test("views of the app are in their places, by the positions among the others")
  func custom() throws {
    let (mark, tag) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UILabel())
    tag.text = "tag"
    let (window, view) = shown([])
    let first = try cell(0, view)
    let before = UICellAccessory.Placement.position(before: .checkmark)
    first.accessories = [
      .checkmark(), .customView(configuration: .init(customView: mark, placement: .trailing(at: before))),
      .customView(
        configuration: .init(
          customView: tag, placement: .leading(), isHidden: true, reservedLayoutWidth: .custom(60))),
    ]
    window.advance(by: 0)
    #expect(first.contentView.frame.minX == 60 && first.contentView.frame.maxX == 320 - 38 - 36)
    #expect(mark.superview === first && mark.center == CGPoint(x: 320 - 38 - 18, y: first.bounds.midY))
    #expect(mark.bounds.size == CGSize(width: 20, height: 10) && tag.isHidden && tag.center.x == 30)
    first.accessories = [.customView(configuration: .init(customView: tag, placement: .leading()))]
    window.advance(by: 0)
    #expect(tag.superview === first && !tag.isHidden)
  }

  @Test("a mark calls its closure; one that deletes without a closure reveals the swipe actions")
  func actions() throws {
    var calls = 0
    let (window, view) = shown([
      .delete(displayed: .always), .detail { calls += 1 }, .insert(displayed: .always) { calls += 10 },
    ])
    let first = try cell(0, view)
    tap(window, 300, first)
    tap(window, 57, first)
    #expect(calls == 11 && first.contentView.frame.minX == 76)
    tap(window, 19, first)
    let revealed: CGFloat = 76 - 74
    #expect(first.contentView.frame.minX == revealed)
    tap(window, 19, first)
    #expect(first.contentView.frame.minX == 76)
  }

  @Test("the handle moves the row of an item that may move")
  func reorder() throws {
    let (window, view) = shown([.reorder(displayed: .always)])
    for item in [1, 0] {
      let moved = try cell(item, view)
      let start = moved.convert(CGPoint(x: 300, y: moved.bounds.midY), to: window)
      let begin = window.time + 1
      window.touchDown(at: start, time: begin)
      for step in 1...10 {
        let y = start.y + moved.bounds.height * 2 * CGFloat(step) / 10
        window.touchMove(to: CGPoint(x: 300, y: y), time: begin + Double(step) / 60)
      }
      window.touchUp(time: begin + 0.5)
      window.advance(by: 1)
    }
    #expect(rows.log == ["1 to 3"])
  }

  @Test("a circle has a tick on a selected row, and a text is as wide as its characters")
  func marks() throws {
    let (window, view) = shown([.multiselect(displayed: .always), .label(text: "1234")])
    let first = try cell(0, view)
    func texts() -> [String] { first.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(Set(texts()) == ["○", "1234"])
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    window.advance(by: 0)
    #expect(Set(texts()) == ["✓", "1234"])
    // Half of 17 points for each of four characters, and the margins of 8.
    let end: CGFloat = 320 - (34 + 16)
    #expect(first.contentView.frame.maxX == end)
  }
}
