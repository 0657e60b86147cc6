import CradleCollectionView

/// The page in Swift.
extension CompositionalDemo {
  var code: String {
    let layout = [parts, cardsCode, iconsCode, chartCode, layoutCode].joined(separator: "\n\n")
    return scene.code("page", layout: layout).text
  }

  private var parts: String {
    """
    func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
      CollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    func edge(_ kind: String, _ height: Double) -> CollectionLayoutBoundarySupplementaryItem {
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: .top)
    }
    let filling = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    """
  }

  private var cardsCode: String {
    let behavior =
      StorePage.stops.first { $0.name == stops.choice }.map { "\($0.behavior)" } ?? "groupPagingCentered"
    return """
      let cards = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(\(width.number)), .fractionalWidth(0.58)), subitems: [filling]))
      cards.interGroupSpacing = 12
      cards.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 8, trailing: 20)
      cards.orthogonalScrollingBehavior = .\(behavior)
      """
  }

  private var iconsCode: String {
    """
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(24), .absolute(24)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.3, y: -0.3)))
    let share = 1 / \(columns.number.rounded())
    let icon = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)), supplementaryItems: [badge])
    icon.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let icons = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(share)), subitems: [icon]))
    icons.contentInsets = DirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    icons.supplementariesFollowContentInsets = false
    icons.boundarySupplementaryItems = [edge(CollectionView.elementKindSectionHeader, 40)]
    """
  }

  private var chartCode: String {
    let count = Int(rows.number.rounded())
    return """
      let chart = CollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(0.88), .absolute(\(64 * count))), subitem: filling, count: \(count)))
      chart.interGroupSpacing = 16
      chart.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      chart.orthogonalScrollingBehavior = .groupPaging
      chart.supplementariesFollowContentInsets = false
      chart.boundarySupplementaryItems = [edge(CollectionView.elementKindSectionHeader, 40)]
      """
  }

  private var layoutCode: String {
    """
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [edge("title", 64)]
    configuration.interSectionSpacing = 12
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { number, environment in
        if number < \(StorePage.Part.list.rawValue) { return [cards, icons, chart][number] }
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let list = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        for header in list.boundarySupplementaryItems { header.pinToVisibleBounds = true }
        return list
      }, configuration: configuration)
    """ + (notes.isOn ? "\n" + notesCode : "")
  }

  /// The heights of the lists' rows, which the demo measures by their notes.
  private var notesCode: String {
    let first = StorePage.Part.list.rawValue
    let heights = (first..<scene.counts.count).map { section in
      (0..<scene.counts[section]).map {
        preferredSize(of: IndexPath(item: $0, section: section), .zero).height
      }
    }
    return """
      let heights: [[Double]] = \(heights)
      layout.preferredItemSize = { path, size in
        path.section < \(first) ? size : Size(width: size.width, height: heights[path.section - \(first)][path.item])
      }
      """
  }
}
