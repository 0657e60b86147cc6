import CradleCollectionView

/// Lines of items, as many to a line as fit; override it to change what it answers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private lazy var flow = FlowAdapter(self)
  override func makeAdapter() -> any LayoutAdapting { flow }
  /// The class of its contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// The size that says: what the layout's own property says.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// A flow of 50 × 50 items, 10 apart.
  public override init() { super.init() }
  /// Made of an archive it is as `init()` has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The way the content scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { flow.scrollDirection == .vertical ? .vertical : .horizontal }
    set { flow.scrollDirection = newValue == .vertical ? .vertical : .horizontal }
  }
  /// Every item's size, in points.
  open var itemSize: CGSize {
    get { CGSize(flow.itemSize) }
    set { flow.itemSize = newValue.core }
  }
  /// A first guess of cells that size themselves; zero, the default, asks none. `automaticSize` guesses `itemSize`.
  open var estimatedItemSize: CGSize {
    get { guess ?? CGSize(flow.estimatedItemSize) }
    set {
      guess = newValue == Self.automaticSize ? newValue : nil
      flow.estimatedItemSize =
        guess == nil ? newValue.core : CollectionViewFlowLayout.automaticSize
    }
  }
  private var guess: CGSize?
  /// The least room between two lines, in points.
  open var minimumLineSpacing: CGFloat {
    get { CGFloat(flow.minimumLineSpacing) }
    set { flow.minimumLineSpacing = Double(newValue) }
  }
  /// The least room between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { CGFloat(flow.minimumInteritemSpacing) }
    set { flow.minimumInteritemSpacing = Double(newValue) }
  }
  /// The room around a section's items, in points.
  open var sectionInset: UIEdgeInsets {
    get { UIEdgeInsets(flow.sectionInset) }
    set { flow.sectionInset = newValue.core }
  }
  /// The headers' extent; only the side along the scroll direction counts.
  open var headerReferenceSize: CGSize {
    get { CGSize(flow.headerReferenceSize) }
    set { flow.headerReferenceSize = newValue.core }
  }
  /// The footers' extent; only the side along the scroll direction counts.
  open var footerReferenceSize: CGSize {
    get { CGSize(flow.footerReferenceSize) }
    set { flow.footerReferenceSize = newValue.core }
  }
  /// Whether the header of the section at the top stays in sight.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { flow.sectionHeadersPinToVisibleBounds }
    set { flow.sectionHeadersPinToVisibleBounds = newValue }
  }
  /// Whether the footer of the section at the bottom stays in sight.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { flow.sectionFootersPinToVisibleBounds }
    set { flow.sectionFootersPinToVisibleBounds = newValue }
  }

  // MARK: What the flow answers

  /// Lays the lines out.
  open override func prepare() {
    super.prepare()
    flow.prepareFlow()
  }
  /// The lines' extent.
  open override var collectionViewContentSize: CGSize { CGSize(flow.flowContentSize) }
  /// The attributes of what shows in a rectangle, new ones for each call.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flow.flowElements(in: rect.core).map(make)
  }
  /// New attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    flow.flowItem(EnginePath(indexPath)).map(make)
  }
  /// New attributes of a header or a footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? { flow.flowHeaderOrFooter(elementKind, indexPath).map(make) }
  /// Only a new extent across the lines invalidates it.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flow.flowShouldInvalidate(newBounds.core)
  }
  /// A cell that wants another size than it was guessed changes it.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { flow.flowShouldInvalidate(preferredAttributes.engine, originalAttributes.engine) }
  /// The item at its place, unseen.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath).map(faded) }
  /// The item at its place, unseen.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath).map(faded) }

  private func make(_ engine: EngineAttributes) -> UICollectionViewLayoutAttributes {
    .made(engine, of: type(of: self).layoutAttributesClass)
  }
  private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    copy.alpha = 0
    return copy
  }
}
