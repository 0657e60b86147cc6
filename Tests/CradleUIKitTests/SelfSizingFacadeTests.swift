import CradleUIKit
import Testing

/// Cells that say how high they want to be, written as for UIKit.
@Suite struct SelfSizingFacadeTests {
  final class TallCell: UICollectionViewCell {
    var wanted: CGFloat = 0
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      let preferred = super.preferredLayoutAttributesFitting(attributes)
      preferred.size.height = wanted
      return preferred
    }
  }

  final class Source: CellSource {
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      (cell as? TallCell)?.wanted = CGFloat(40 + 10 * indexPath.item)
      return cell
    }
  }

  private static func view(_ layout: UICollectionViewLayout, _ source: Source) -> (UIWindow, UICollectionView)
  {
    collectionWindow(layout, source, cells: TallCell.self)
  }

  @Test("flow and compositional layouts take the sizes that cells prefer", arguments: [false, true])
  func heights(isComposed: Bool) throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 30)
    flow.minimumLineSpacing = 0
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let composed = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let source = Source(6)
    let (_, view) = Self.view(isComposed ? composed : flow, source)
    // 40 + 50 + … + 90.
    #expect(view.contentSize.height == 390)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 150)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.height == 70)
  }

  @Test(
    "a cell that invalidates its size is measured again, unless that is turned off",
    arguments: [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints])
  func invalidates(_ rule: UICollectionView.SelfSizingInvalidation) throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 30)
    flow.minimumLineSpacing = 0
    let source = Source(6)
    let (window, view) = Self.view(flow, source)
    view.selfSizingInvalidation = rule
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TallCell)
    cell.wanted = 95
    cell.invalidateIntrinsicContentSize()
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    let grown: CGFloat = rule == .disabled ? 0 : 45
    #expect(cell.frame.height == 50 + grown && view.contentSize.height == 390 + grown)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 90 + grown)
  }

  /// Attributes that say by how much a cell may grow, and a list that counts how it is answered.
  final class RoomAttributes: UICollectionViewLayoutAttributes {
    var room: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? RoomAttributes)?.room = room
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? RoomAttributes)?.room == room
    }
  }
  final class RoomLayout: UICollectionViewLayout {
    override class var layoutAttributesClass: AnyClass { RoomAttributes.self }
    var heights: [Int: CGFloat] = [:]
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = RoomAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: 80 * indexPath.item, width: 320, height: Int(heights[indexPath.item] ?? 20))
      attributes.room = CGFloat(10 * indexPath.item)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<6).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let preferred = preferredAttributes as? RoomAttributes,
        let original = originalAttributes as? RoomAttributes
      else { return false }
      // The cell has noted in its answer what it took.
      #expect(preferred.room == original.room + 1)
      heights[preferred.indexPath.item] = preferred.size.height
      return preferred.size != original.size
    }
  }
  final class RoomCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      guard let attributes = attributes as? RoomAttributes else { return attributes }
      attributes.size.height += attributes.room
      attributes.room += 1
      return attributes
    }
  }

  @Test("a cell gets the layout's own attributes, and the layout gets the attributes that the cell returns")
  func rooms() {
    let source = Source(6)
    let (window, view) = collectionWindow(RoomLayout(), source, cells: RoomCell.self)
    #expect(view.window === window)
    #expect(view.visibleCells.map(\.frame.height) == [20, 30, 40, 50, 60, 70])
  }

  @Test("the delegate decides the offset at which a change of layout ends")
  func target() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 64) }
    }
    let (delegate, source) = (Delegate(), Source(6))
    func flow(_ height: CGFloat) -> UICollectionViewFlowLayout {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: height)
      return flow
    }
    let (window, view) = Self.view(flow(200), source)
    view.delegate = delegate
    view.setCollectionViewLayout(flow(300), animated: false)
    window.advance(by: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: 64))
  }
}
