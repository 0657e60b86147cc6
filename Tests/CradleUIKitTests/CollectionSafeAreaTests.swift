import CradleUIKit
import Testing

/// Layouts of collections that leave out the safe area.
struct CollectionSafeAreaTests {
  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInsetReference = .fromSafeArea
    return layout
  }
  private static func composed() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test(
    "another safe area moves the items, also where it is no part of the content's insets",
    arguments: [true, false])
  func moves(isFlow: Bool) throws {
    let source = CellSource(3)
    let (window, view) = collectionWindow(isFlow ? Self.flow() : Self.composed(), source)
    let path = IndexPath(item: 0, section: 0)
    #expect(view.cellForItem(at: path)?.frame.minX == 0)
    for left in [40, 15] as [CGFloat] {
      view.safeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
      window.advance(by: 0)
      #expect(view.adjustedContentInset.left == 0)
      #expect(view.cellForItem(at: path)?.frame.minX == left)
    }
    withExtendedLifetime(source) {}
  }
}
