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

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TallCell)?.wanted = CGFloat(40 + 10 * indexPath.item)
      return cell
    }
  }

  private static func view(_ layout: UICollectionViewLayout, _ source: Source) -> (UIWindow, UICollectionView)
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.advance(by: 0)
    return (window, view)
  }

  @Test("A flow and a compositional layout take what cells prefer", arguments: [false, true])
  func heights(isComposed: Bool) throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 30)
    flow.minimumLineSpacing = 0
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let composed = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let source = Source()
    let (_, view) = Self.view(isComposed ? composed : flow, source)
    // 40 + 50 + … + 90.
    #expect(view.contentSize.height == 390)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 150)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.height == 70)
  }

  @Test("The delegate has the last word on where a change of layout ends")
  func target() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 64) }
    }
    let (delegate, source) = (Delegate(), Source())
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
