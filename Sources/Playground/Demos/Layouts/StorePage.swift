import CradleCollectionView
import CradleGeometry

/// The layout of a store's page: cards that scroll by pages, icons with badges, a chart in columns, and lists.
enum StorePage {
  /// The parts of the page, from top to bottom; lists follow.
  enum Part: Int {
    case cards, icons, chart, list
  }

  /// The sizes that the user tunes.
  struct Measures {
    /// The name of the places at which the cards stop.
    let stops: String
    /// A card's width, as a share of the page's.
    let cardWidth: Double
    /// The number of icons side by side.
    let columns: Double
    /// The number of the chart's rows.
    let chartRows: Double
  }

  /// The places at which the cards stop, by name.
  static let stops: [(name: String, behavior: CollectionLayoutSectionOrthogonalScrollingBehavior)] = [
    ("centred", .groupPagingCentered), ("groups", .groupPaging), ("pages", .paging),
    ("leading edge", .continuousGroupLeadingBoundary), ("anywhere", .continuous),
  ]

  /// Makes the layout; it reads the measures whenever it lays out a section.
  static func layout(_ measures: @escaping () -> Measures) -> CollectionViewCompositionalLayout {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [edge("title", 64)]
    configuration.interSectionSpacing = 12
    return CollectionViewCompositionalLayout(
      sectionProvider: { number, environment in
        let measures = measures()
        return switch Part(rawValue: number) {
        case .cards: cards(measures.stops, measures.cardWidth)
        case .icons: icons(measures.columns)
        case .chart: chart(measures.chartRows)
        default: list(environment)
        }
      }, configuration: configuration)
  }

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func edge(_ kind: String, _ height: Double) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: .top)
  }

  private static var filling: CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  private static func cards(_ stop: String, _ width: Double) -> CollectionLayoutSection {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(width), .fractionalWidth(0.58)), subitems: [filling])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 8, trailing: 20)
    section.orthogonalScrollingBehavior =
      stops.first { $0.name == stop }?.behavior ?? .groupPagingCentered
    return section
  }

  private static func icons(_ columns: Double) -> CollectionLayoutSection {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(24), .absolute(24)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.3, y: -0.3)))
    let share = 1 / max(1, columns.rounded())
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(share)), subitems: [item]))
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [edge(CollectionView.elementKindSectionHeader, 40)]
    return section
  }

  private static func chart(_ rows: Double) -> CollectionLayoutSection {
    let count = max(1, Int(rows.rounded()))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.88), .absolute(64 * Double(count))), subitem: filling, count: count)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = .groupPaging
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [edge(CollectionView.elementKindSectionHeader, 40)]
    return section
  }

  private static func list(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    for header in section.boundarySupplementaryItems { header.pinToVisibleBounds = true }
    return section
  }
}
