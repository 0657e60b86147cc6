import CradleCollectionView

/// How a section scrolls orthogonally to its collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No orthogonal scrolling: its groups follow each other in the collection's scroll direction.
  case none
  /// It ends wherever a fling does.
  case continuous
  /// It ends with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// It goes from page to page, each as wide as the collection.
  case paging
  /// It goes from group to group, and rests with a group at the leading edge.
  case groupPaging
  /// It goes from group to group, and rests with a group in the middle.
  case groupPagingCentered

  var core: CollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// The insets of the collection that apply to a section, besides its own.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout configuration's reference; there it means `safeArea`.
  case automatic
  /// No insets of a reference rectangle.
  case none
  /// The safe area's.
  case safeArea
  /// The layout margins': as the safe area's here.
  case layoutMargins
  /// The readable content's: as the safe area's here.
  case readableContent

  var core: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea, .layoutMargins, .readableContent: .safeArea
    }
  }
}

/// A handler that changes a section's visible elements at every scroll: it gets the elements, the offset and
/// the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// The layout of a section: a repeated group, the spacing between and around groups, and the views that go
/// with them.
open class NSCollectionLayoutSection: NSObject {
  let core: CollectionLayoutSection
  /// The full transforms that the handler gave to visible elements.
  let transforms = VisibleTransforms()
  /// The configuration of a section that is a list; nil for another one.
  private(set) var list: UICollectionLayoutListConfiguration?

  init(_ core: CollectionLayoutSection) {
    self.core = core
    boundarySupplementaryItems = []
  }

  /// Makes a section that repeats a group.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(CollectionLayoutSection(group: group.group))
  }

  /// Makes a section that is a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(
        contentSize: layoutEnvironment.container.contentSize.core,
        contentInsets: layoutEnvironment.container.contentInsets.core))
    let section = NSCollectionLayoutSection(
      .list(using: configuration.core, layoutEnvironment: environment))
    section.list = configuration
    if configuration.showsSeparators {
      section.core.separators = { configuration.separators(of: $0.path).core(isLast: $1) }
    }
    return section
  }

  /// The insets of the groups, in points.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(core.contentInsets) }
    set { core.contentInsets = newValue.core }
  }
  /// The insets of the collection that apply across its scroll direction.
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { core.contentInsetsReference = contentInsetsReference.core }
  }
  /// The insets that apply to its headers and footers; here they follow the section.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The spacing between two groups, in points; finite.
  open var interGroupSpacing: CGFloat {
    get { CGFloat(core.interGroupSpacing) }
    set { core.interGroupSpacing = Double(newValue) }
  }
  /// How it scrolls orthogonally to the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet { core.orthogonalScrollingBehavior = orthogonalScrollingBehavior.core }
  }
  /// Its headers, footers and other views at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    didSet { core.boundarySupplementaryItems = boundarySupplementaryItems.map(\.boundary) }
  }
  /// Whether boundary supplementary items are inset, too.
  open var supplementariesFollowContentInsets: Bool {
    get { core.supplementariesFollowContentInsets }
    set { core.supplementariesFollowContentInsets = newValue }
  }
  /// Its backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { core.decorationItems = decorationItems.map(\.decoration) }
  }
  /// Changes its visible elements at every scroll. It must not depend on anything but its arguments, because
  /// it is also called for a single element.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    didSet {
      let transforms = transforms
      guard let handler = visibleItemsInvalidationHandler else {
        core.visibleItemsInvalidationHandler = nil
        return
      }
      core.visibleItemsInvalidationHandler = { items, offset, environment in
        let wrapped = items.map { item in
          transforms[item] = nil
          return VisibleItem(item) { transforms[item] = $0 }
        }
        handler(wrapped, CGPoint(offset), LayoutEnvironment(environment))
      }
    }
  }
}

/// The full transforms of visible elements; the engine keeps only scale and rotation.
final class VisibleTransforms {
  private var byKey: [ElementKey: CATransform3D] = [:]

  subscript(_ item: CollectionLayoutVisibleItem) -> CATransform3D? {
    get { byKey[ElementKey(item.representedElementCategory, item.indexPath)] }
    set { byKey[ElementKey(item.representedElementCategory, item.indexPath)] = newValue }
  }
  subscript(_ key: ElementKey) -> CATransform3D? { byKey[key] }
}

/// The appearance of a list section.
public struct UICollectionLayoutListConfiguration {
  /// How the rows of a section are grouped.
  public enum Appearance: Int, Sendable {
    /// From edge to edge, without spacing between sections; headers are pinned.
    case plain
    /// From edge to edge, with space between sections.
    case grouped
    /// In an inset card.
    case insetGrouped
    /// As `plain` here.
    case sidebar
    /// As `plain` here.
    case sidebarPlain

    var core: CollectionLayoutListConfiguration.Appearance {
      switch self {
      case .plain, .sidebar, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }
  /// A section's header.
  public enum HeaderMode: Int, Sendable {
    /// No supplementary view.
    case none
    /// A supplementary view.
    case supplementary
    /// The first row; it looks like the other rows here.
    case firstItemInSection
  }
  /// A section's footer.
  public enum FooterMode: Int, Sendable {
    /// No supplementary view.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// How the rows of a section are grouped.
  public var appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The lines of all rows; the default is that of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the lines of a row, given those of all rows; nil for these. Called whenever the layout is queried.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Returns the lines of a row, given those of all rows.
  public typealias ItemSeparatorHandler =
    (Foundation.IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// The header.
  public var headerMode = HeaderMode.none
  /// The footer.
  public var footerMode = FooterMode.none
  /// The spacing above a header, in points; nil for the appearance's default.
  public var headerTopPadding: CGFloat?
  /// The background behind the rows, for the app's drawing.
  public var backgroundColor: UIColor?
  /// Returns the actions that a swipe over a row reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider = (Foundation.IndexPath) -> UISwipeActionsConfiguration?
  /// The actions at the leading edge of the rows, which are `UICollectionViewListCell`s; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge of the rows, which are `UICollectionViewListCell`s; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Whether a swipe may reveal something.
  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  /// Makes a list with separators, without headers and footers.
  public init(appearance: Appearance) {
    (self.appearance, separatorConfiguration) = (
      appearance, UIListSeparatorConfiguration(listAppearance: appearance)
    )
  }

  /// The lines of a row.
  func separators(of row: Foundation.IndexPath) -> UIListSeparatorConfiguration {
    itemSeparatorHandler?(row, separatorConfiguration) ?? separatorConfiguration
  }
  var core: CollectionLayoutListConfiguration {
    var core = CollectionLayoutListConfiguration(appearance: appearance.core)
    core.showsSeparators = showsSeparators
    core.headerMode = headerMode == .supplementary ? .supplementary : .none
    core.footerMode = footerMode == .supplementary ? .supplementary : .none
    core.headerTopPadding = headerTopPadding.map { Double($0) }
    return core
  }
}
