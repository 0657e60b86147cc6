import CradleCollectionView

/// Lines of items, as many in a line as fit; subclasses may override its attributes.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private lazy var flow = forwarder.receivingCalls(of: CollectionViewFlowLayout())
  override var engine: EngineLayout { flow }
  /// The class of its contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// A size that means the layout's own property.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Makes a flow of items of 50 × 50 points, 10 points apart.
  public override init() { super.init() }
  /// Makes a layout as `init()` does; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The scroll direction.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { flow.scrollDirection == .vertical ? .vertical : .horizontal }
    set { flow.scrollDirection = newValue == .vertical ? .vertical : .horizontal }
  }
  /// Every item's size, in points.
  open var itemSize: CGSize {
    get { CGSize(flow.itemSize) }
    set { flow.itemSize = newValue.core }
  }
  /// The estimated size of cells that size themselves; zero, the default, means that none does.
  /// `automaticSize` estimates `itemSize`.
  open var estimatedItemSize: CGSize {
    get { automaticEstimate ?? CGSize(flow.estimatedItemSize) }
    set {
      automaticEstimate = newValue == Self.automaticSize ? newValue : nil
      flow.estimatedItemSize =
        automaticEstimate == nil ? newValue.core : CollectionViewFlowLayout.automaticSize
    }
  }
  private var automaticEstimate: CGSize?
  /// The minimum spacing between two lines, in points.
  open var minimumLineSpacing: CGFloat {
    get { CGFloat(flow.minimumLineSpacing) }
    set { flow.minimumLineSpacing = Double(newValue) }
  }
  /// The minimum spacing between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { CGFloat(flow.minimumInteritemSpacing) }
    set { flow.minimumInteritemSpacing = Double(newValue) }
  }
  /// The insets of a section's items, in points.
  open var sectionInset: UIEdgeInsets {
    get { UIEdgeInsets(flow.sectionInset) }
    set { flow.sectionInset = newValue.core }
  }
  /// The size of headers; only the side along the scroll direction counts.
  open var headerReferenceSize: CGSize {
    get { CGSize(flow.headerReferenceSize) }
    set { flow.headerReferenceSize = newValue.core }
  }
  /// The size of footers; only the side along the scroll direction counts.
  open var footerReferenceSize: CGSize {
    get { CGSize(flow.footerReferenceSize) }
    set { flow.footerReferenceSize = newValue.core }
  }
  /// Whether the header of the section at the top stays visible.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { flow.sectionHeadersPinToVisibleBounds }
    set {
      flow.sectionHeadersPinToVisibleBounds = newValue
      observations.check()
    }
  }
  /// Whether the footer of the section at the bottom stays visible.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { flow.sectionFootersPinToVisibleBounds }
    set {
      flow.sectionFootersPinToVisibleBounds = newValue
      observations.check()
    }
  }

  /// The reference from which a section's insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's edges.
    case fromContentInset
    /// The safe area, across the scroll direction.
    case fromSafeArea
    /// The layout margins; the same as `fromSafeArea` here.
    case fromLayoutMargins
  }
  /// The reference from which all sections' insets are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Returns the insets of a section from the content's edges.
  func insetFromContentEdges(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard sectionInsetReference != .fromContentInset, let area = owner?.safeAreaInsets else { return inset }
    var inset = inset
    if scrollDirection == .vertical {
      (inset.left, inset.right) = (inset.left + area.left, inset.right + area.right)
    } else {
      (inset.top, inset.bottom) = (inset.top + area.top, inset.bottom + area.bottom)
    }
    return inset
  }

  override func observedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "sectionHeadersPinToVisibleBounds": sectionHeadersPinToVisibleBounds
    case "sectionFootersPinToVisibleBounds": sectionFootersPinToVisibleBounds
    default: nil
    }
  }

  // MARK: Flow attributes

  /// Returns a context that invalidates nothing for a scroll; only a new size across the scroll direction queries the
  /// delegate again.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isSizeNew = flow.shouldInvalidateLayout(forBoundsChange: newBounds.core)
      context.invalidateFlowLayoutDelegateMetrics = isSizeNew
      context.invalidateFlowLayoutAttributes = isSizeNew
    }
    return context
  }
  /// The item's attributes with an alpha of 0.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath).map(faded) }
  /// The item's attributes from before the change, with an alpha of 0.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    // After the change another item may have the path.
    let key = ElementKey(.cell, EnginePath(itemIndexPath))
    let old = forwarder.disappearing.flatMap { $0.key == key ? makeAttributes($0) : nil }
    return (old ?? layoutAttributesForItem(at: itemIndexPath)).map(faded)
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    copy.alpha = 0
    return copy
  }
}
