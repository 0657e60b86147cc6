import CradleCollectionView
import CradleGeometry
import Testing

/// Short words for descriptions of compositional layouts.
enum Samples {
  static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The whole width, and a height in points.
  static func row(_ height: Double) -> CollectionLayoutSize { size(.fractionalWidth(1), .absolute(height)) }

  /// Rows of equal items.
  static func grid(columns: Int, height: Double, inset: Double = 0) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / Double(columns)), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return CollectionLayoutSection(group: .horizontal(layoutSize: row(height), subitems: [item]))
  }

  /// Groups of a width and a height side by side, each of one item.
  static func strip(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, width: Double, height: Double = 100,
    spacing: Double = 0
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(width), .absolute(height)), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    return section
  }

  static func header(_ height: Double, pinned: Bool = false) -> CollectionLayoutBoundarySupplementaryItem {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: row(height), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = pinned
    return header
  }

  static func badge(_ side: Double = 20) -> CollectionLayoutSupplementaryItem {
    CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(side), .absolute(side)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.3, y: -0.3)))
  }
}

/// A layout of these sections, one each, in a collection of so many items each.
func compositional(
  _ counts: [Int], viewport: Size = Size(width: 400, height: 600),
  configuration: CollectionViewCompositionalLayoutConfiguration = .init(),
  _ section: @escaping (Int) -> CollectionLayoutSection
) -> (rig: CollectionRig, layout: CollectionViewCompositionalLayout) {
  let layout = CollectionViewCompositionalLayout(
    sectionProvider: { number, _ in section(number) }, configuration: configuration)
  return (CollectionRig(counts, layout: layout, viewport: viewport), layout)
}

extension CollectionViewCompositionalLayout {
  /// A cell's frame; zero where there is none.
  func frame(_ section: Int, _ item: Int) -> Rect {
    layoutAttributesForItem(at: IndexPath(section, item))?.frame ?? .zero
  }

  func elements(in rect: Rect) -> [LayoutAttributes] {
    var buffer: [LayoutAttributes] = []
    layoutAttributesForElements(in: rect, into: &buffer)
    return buffer
  }
}

/// Whether two rectangles are the same but for rounding.
func isNear(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-9) -> Bool {
  abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
    && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}
