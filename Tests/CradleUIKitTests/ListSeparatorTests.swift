import CradleUIKit
import Testing

/// The lines between the rows of lists.
struct ListSeparatorTests {
  /// The frames of the lines that a layout shows between three rows, from the top.
  private func lines(_ layout: UICollectionViewLayout) -> [CGRect] {
    let items = CellSource(3)
    let (_, view) = collectionWindow(layout, items, cells: UICollectionViewListCell.self)
    return view.subviews.filter { $0.backgroundColor == .separator }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  @Test("lists have lines in the separators' colour, also those that a provider returns as sections")
  func lists() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let expected = [44, 88].map { CGRect(x: 16, y: $0 - 0.5, width: 304, height: 0.5) }
    #expect(lines(UICollectionViewCompositionalLayout.list(using: configuration)) == expected)
    let provided = UICollectionViewCompositionalLayout { [configuration] _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    #expect(lines(provided) == expected)
    configuration.showsSeparators = false
    #expect(lines(UICollectionViewCompositionalLayout.list(using: configuration)) == [])
  }

  @Test("a list and each of its rows decide about the lines above and below, their insets and colours")
  func configuration() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.bottomSeparatorVisibility = .visible
    configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 20)
    func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: 0.5)
    }
    let below = [43.5, 87.5, 131.5].map { line(40, CGFloat($0), 260) }
    #expect(lines(UICollectionViewCompositionalLayout.list(using: configuration)) == below)
    configuration.itemSeparatorHandler = { row, lines in
      var lines = lines
      switch row.item {
      case 0: lines.topSeparatorVisibility = .visible
      case 1: lines.bottomSeparatorVisibility = .hidden
      default: lines.bottomSeparatorVisibility = .automatic
      }
      return lines
    }
    let some = [line(16, 0, 304), below[0]]
    #expect(lines(UICollectionViewCompositionalLayout.list(using: configuration)) == some)
    configuration.itemSeparatorHandler = { row, lines in
      var lines = lines
      lines.color = row.item == 1 ? .red : .separator
      return lines
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let items = CellSource(3)
    let (_, view) = collectionWindow(layout, items, cells: UICollectionViewListCell.self)
    #expect(view.subviews.filter { $0.backgroundColor == .red }.map(\.frame) == [below[1]])
    configuration.showsSeparators = false
    #expect(lines(UICollectionViewCompositionalLayout.list(using: configuration)) == [])
  }

  @Test("the card of an inset list that a provider returns is behind its rows")
  func card() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    let items = CellSource(3)
    let (_, view) = collectionWindow(layout, items, cells: UICollectionViewListCell.self)
    #expect(view.subviews.first?.frame == CGRect(x: 16, y: 17.5, width: 288, height: 132))
  }
}
