import CradleCollectionView
import CradleGeometry

/// The layouts between which the demo switches, in the order of `LayoutSwitcher.names`.
enum SwitchLayouts {
  static func make(opening: FeaturedLayout) -> [CollectionViewLayout] {
    let (flow, springy, circle) = (CollectionViewFlowLayout(), SpringFlowLayout(), CircleLayout())
    for lines in [flow, springy] {
      lines.itemSize = Size(width: 88, height: 88)
      lines.sectionInset = EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
      lines.headerReferenceSize = Size(width: 44, height: 44)
      lines.footerReferenceSize = Size(width: 36, height: 36)
      lines.sectionDecoration = "ground"
    }
    // Smaller cells farther apart: they have room to swing, and the change from the flow is visible without a scroll.
    springy.itemSize = Size(width: 72, height: 72)
    springy.minimumLineSpacing = 18
    springy.hangsSectionElements = true
    circle.itemDiameter = 34
    return [flow, springy, LineLayout(), circle, opening]
  }
}
