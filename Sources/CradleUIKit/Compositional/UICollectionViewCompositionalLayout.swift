import CradleCollectionView

/// Returns the layout of a section for its index and its environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The properties of a compositional layout besides its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  let core = CollectionViewCompositionalLayoutConfiguration()

  /// Makes a configuration of sections that follow each other downwards.
  public override init() { super.init() }

  /// The scroll direction.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { core.scrollDirection == .vertical ? .vertical : .horizontal }
    set { core.scrollDirection = newValue == .vertical ? .vertical : .horizontal }
  }
  /// The spacing between two sections, in points; finite.
  open var interSectionSpacing: CGFloat {
    get { CGFloat(core.interSectionSpacing) }
    set { core.interSectionSpacing = Double(newValue) }
  }
  /// The headers, footers and other views at the edges of all sections together.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { core.boundarySupplementaryItems = boundarySupplementaryItems.map(\.boundary) }
  }
  /// The insets that sections respect, at right angles to the scroll direction.
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { core.contentInsetsReference = contentInsetsReference.core }
  }
}

/// A layout of sections, each composed of groups of items; subclasses may override its attributes.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private let sections = ProvidedSections()
  private lazy var compositional = forwarder.receivingCalls(
    of: CollectionViewCompositionalLayout(
      sectionProvider: { [provider, sections, weak self] number, environment in
        let section = sections.store(provider(number, LayoutEnvironment(environment)), number)
        if section?.list?.hasSwipeActions == true { self?.collectionView?.observeSwipes() }
        return section?.core
      }, configuration: configuration.core))
  override var engine: EngineLayout { compositional }
  /// The configuration of a section that is a list; nil for another one.
  func list(ofSection number: Int) -> UICollectionLayoutListConfiguration? { sections[number]?.list }

  /// The scroll direction, and the supplementary views of all sections together.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { compositional.configuration = configuration.core }
  }

  /// Makes a layout whose sections all have the same layout.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Makes a layout whose sections all have the same layout.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  /// Makes a layout whose provider returns each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Makes a layout whose provider returns each section; returning nil for a section with items traps.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
    // The provider may return lists among other sections.
    typealias List = CollectionLayoutListConfiguration
    for kind in [List.separatorKind, List.topSeparatorKind] {
      register(ListSeparatorView.self, forDecorationViewOfKind: kind)
    }
    register(UICollectionReusableView.self, forDecorationViewOfKind: List.backgroundKind)
  }
  /// Makes a layout without sections, which traps if it gets data; the archive is not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }
  /// Makes a layout of lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  override func makeAttributes(_ core: EngineAttributes) -> UICollectionViewLayoutAttributes {
    let attributes = super.makeAttributes(core)
    if let transform = sections.transform(of: core.key) { attributes.transform3D = transform }
    return attributes
  }
}

/// The sections that a provider has returned.
private final class ProvidedSections {
  private var sections: [Int: NSCollectionLayoutSection] = [:]

  subscript(_ number: Int) -> NSCollectionLayoutSection? { sections[number] }
  func store(_ section: NSCollectionLayoutSection?, _ number: Int) -> NSCollectionLayoutSection? {
    sections[number] = section
    return section
  }
  func transform(of key: ElementKey) -> CATransform3D? {
    sections[key.indexPath.section]?.transforms[key]
  }
}
