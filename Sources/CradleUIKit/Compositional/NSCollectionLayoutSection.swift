import CradleCollectionView

/// How a section scrolls across the way its collection does.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  // The engine's numbers are the same.
  /// Not at all: its groups follow each other along the collection's way.
  case none
  /// It ends wherever a fling does.
  case continuous
  /// It ends with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// It goes from page to page, each as wide as the collection.
  case paging
  /// It goes from group to group, which end at the leading edge.
  case groupPaging
  /// It goes from group to group, which end in the middle.
  case groupPagingCentered
}

/// What insets of the collection a section keeps beside its own.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; there it is `safeArea`.
  case automatic
  /// None.
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

/// Changes how a section's visible elements look, with every scroll: told them, the offset, and what the section lies in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// What a section looks like: a group that repeats, with the room between and around, and what goes with it.
open class NSCollectionLayoutSection: NSObject {
  let core: CollectionLayoutSection
  /// The transforms that the handler gave what shows, whole.
  let transforms = VisibleTransforms()

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
    return NSCollectionLayoutSection(.list(using: configuration.core, layoutEnvironment: environment))
  }

  /// The room around the groups, in points.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(core.contentInsets) }
    set { core.contentInsets = newValue.core }
  }
  /// What else it keeps away from, across the way the collection scrolls.
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { core.contentInsetsReference = contentInsetsReference.core }
  }
  /// The same of its headers and footers; they keep with the section here.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The room between two groups, in points; finite.
  open var interGroupSpacing: CGFloat {
    get { CGFloat(core.interGroupSpacing) }
    set { core.interGroupSpacing = Double(newValue) }
  }
  /// How it scrolls by itself across the way the collection does.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { .init(rawValue: core.orthogonalScrollingBehavior.rawValue) ?? .none }
    set { core.orthogonalScrollingBehavior = .init(rawValue: newValue.rawValue) ?? .none }
  }
  /// Its headers, footers and what else is at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    didSet { core.boundarySupplementaryItems = boundarySupplementaryItems.map(\.boundary) }
  }
  /// Whether those keep within the insets beside them.
  open var supplementariesFollowContentInsets: Bool {
    get { core.supplementariesFollowContentInsets }
    set { core.supplementariesFollowContentInsets = newValue }
  }
  /// Its backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { core.decorationItems = decorationItems.map(\.decoration) }
  }
  /// Changes how its visible elements look, with every scroll. It is also asked about one element alone, so that it must
  /// depend on nothing else.
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

/// The whole transforms of what shows, beside the engine's scale and turn.
final class VisibleTransforms {
  private var byKey: [ElementKey: CATransform3D] = [:]

  subscript(_ item: CollectionLayoutVisibleItem) -> CATransform3D? {
    get { byKey[ElementKey(item.representedElementCategory, item.indexPath)] }
    set { byKey[ElementKey(item.representedElementCategory, item.indexPath)] = newValue }
  }
  subscript(_ key: ElementKey) -> CATransform3D? { byKey[key] }
}

/// What a section that is a list looks like.
public struct UICollectionLayoutListConfiguration {
  /// How the rows of a section are held together.
  public enum Appearance: Int, Sendable {
    /// From edge to edge, one section after the other; headers stay in sight.
    case plain
    /// From edge to edge, with room between sections.
    case grouped
    /// In a card with room around it.
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
  /// What is before a section's rows.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
    /// The first row, which is a row like the others here.
    case firstItemInSection
  }
  /// What is after a section's rows.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// How the rows of a section are held together.
  public var appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// What is before the rows.
  public var headerMode = HeaderMode.none
  /// What is after the rows.
  public var footerMode = FooterMode.none
  /// The room above a header, in points; nil for the appearance's own.
  public var headerTopPadding: CGFloat?
  /// What is behind the rows; a drawing hook reads it.
  public var backgroundColor: UIColor?

  /// Makes a list with separators, without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }

  var core: CollectionLayoutListConfiguration {
    var core = CollectionLayoutListConfiguration(appearance: appearance.core)
    core.showsSeparators = showsSeparators
    core.headerMode = headerMode == .supplementary ? .supplementary : .none
    core.footerMode = footerMode == .supplementary ? .supplementary : .none
    core.headerTopPadding = headerTopPadding.map { Double($0) }
    return core
  }
}
