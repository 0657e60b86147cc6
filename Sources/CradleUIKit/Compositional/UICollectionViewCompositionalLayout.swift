import CradleCollectionView

/// Says what a section looks like, given its number and what it lies in.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What a compositional layout has beside its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  let core = CollectionViewCompositionalLayoutConfiguration()

  /// Makes a configuration of sections that follow each other downwards.
  public override init() { super.init() }

  /// The way the content scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { core.scrollDirection == .vertical ? .vertical : .horizontal }
    set { core.scrollDirection = newValue == .vertical ? .vertical : .horizontal }
  }
  /// The room between two sections, in points; finite.
  open var interSectionSpacing: CGFloat {
    get { CGFloat(core.interSectionSpacing) }
    set { core.interSectionSpacing = Double(newValue) }
  }
  /// The headers, footers and what else is at the edges of all sections together.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { core.boundarySupplementaryItems = boundarySupplementaryItems.map(\.boundary) }
  }
  /// What else sections keep away from, across the way the content scrolls.
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { core.contentInsetsReference = contentInsetsReference.core }
  }
}

/// Sections that are each composed of groups of items; override it to change what it answers.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private let sections = SectionsAsked()
  private lazy var engine = CompositionalAdapter(
    self,
    sectionProvider: { [provider, sections] number, environment in
      sections.note(provider(number, LayoutEnvironment(environment)), number)?.core
    }, configuration: configuration.core)
  override func makeAdapter() -> any LayoutAdapting { engine }

  /// The way it scrolls, and what goes with all sections together.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { engine.configuration = configuration.core }
  }

  /// Makes a layout whose sections all look alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Makes a layout whose sections all look alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  /// Makes a layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Makes a layout that asks for each section; nil is a programming error where the section has items.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Made of an archive it has no sections: it is a programming error to give it data then.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }
  /// Makes a layout of lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    typealias List = CollectionLayoutListConfiguration
    for kind in [List.separatorKind, List.backgroundKind] {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    }
    return layout
  }

  override func made(_ core: EngineAttributes) -> UICollectionViewLayoutAttributes {
    let attributes = super.made(core)
    if let whole = sections.transform(of: core.key) { attributes.transform3D = whole }
    return attributes
  }
}

/// The sections that a provider has answered.
private final class SectionsAsked {
  private var sections: [Int: NSCollectionLayoutSection] = [:]

  func note(_ section: NSCollectionLayoutSection?, _ number: Int) -> NSCollectionLayoutSection? {
    sections[number] = section
    return section
  }
  func transform(of key: ElementKey) -> CATransform3D? {
    sections[key.indexPath.section]?.transforms[key]
  }
}
