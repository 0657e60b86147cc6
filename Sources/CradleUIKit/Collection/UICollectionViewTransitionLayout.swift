import CradleCollectionView
import CradleGeometry

/// The layout of a collection view during an interactive transition between two layouts; subclass it to show
/// more.
///
///     let transition = view.startInteractiveTransition(to: circle) { _, isFinished in }
///     transition.transitionProgress = 0.6  // with every event of the gesture
///     view.finishInteractiveTransition()
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the collection view comes from.
  public let currentLayout: UICollectionViewLayout
  /// The layout that it goes to.
  public let nextLayout: UICollectionViewLayout
  private(set) lazy var transitionAdapter = TransitionAdapter(self)
  override func makeAdapter() -> any LayoutAdapting { transitionAdapter }

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// Makes a layout between two empty layouts; the archive is not read.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// Returns a copy of the attributes that either layout has for the element, so that attributes of the app's own class
  /// keep their values.
  override func makeAttributes(_ engine: EngineAttributes) -> UICollectionViewLayoutAttributes {
    for layout in [currentLayout, nextLayout] {
      guard let original = layout.adapter.forwarder.lastAttributes[engine.key],
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      copy.transform3D = CATransform3DIdentity
      copy.take(engine)
      return copy
    }
    return .made(engine, of: type(of: currentLayout).layoutAttributesClass)
  }

  /// The progress of the transition, 0 … 1; values beyond are clamped.
  open var transitionProgress: CGFloat {
    get { CGFloat(transitionAdapter.transitionProgress) }
    set {
      transitionAdapter.transitionProgress = Double(newValue)
      owner?.setNeedsLayout()
    }
  }
  /// Sets a value that changes with the transition, for the layout's use.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    transitionAdapter.updateValue(Double(value), forAnimatedKey: key)
    owner?.setNeedsLayout()
  }
  /// The value of a key; 0 for one that has none.
  open func value(forAnimatedKey key: String) -> CGFloat {
    CGFloat(transitionAdapter.value(forAnimatedKey: key))
  }
}

/// The engine's transition layout, which calls the overrides of UIKit's. It neither scrolls nor takes batches.
final class TransitionAdapter: CradleCollectionView.CollectionViewTransitionLayout, LayoutAdapting {
  let forwarder: LayoutForwarder

  init(_ layout: UICollectionViewTransitionLayout) {
    forwarder = LayoutForwarder(layout)
    super.init(currentLayout: layout.currentLayout.adapter, nextLayout: layout.nextLayout.adapter)
  }

  override func prepare() {
    if forwarder.consumeSuperCall(toPrepare: true) { return super.prepare() }
    if !forwarder.prepare() { super.prepare() }
  }
  override var collectionViewContentSize: Size {
    forwarder.consumeSuperCall() ? super.collectionViewContentSize : forwarder.contentSize
  }
  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    if forwarder.consumeSuperCall() { return super.layoutAttributesForElements(in: rect, into: &buffer) }
    forwarder.elements(in: rect, into: &buffer)
  }
  override func layoutAttributesForItem(at path: EnginePath) -> LayoutAttributes? {
    forwarder.consumeSuperCall() ? super.layoutAttributesForItem(at: path) : forwarder.item(path)
  }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    forwarder.consumeSuperCall()
      ? super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      : forwarder.supplementary(kind, path)
  }
  override func layoutAttributesForDecorationView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    forwarder.consumeSuperCall()
      ? super.layoutAttributesForDecorationView(ofKind: kind, at: path) : forwarder.decoration(kind, path)
  }
  override func invalidateLayout(with context: EngineContext) {
    if forwarder.consumeSuperCall() {
      super.invalidateLayout(with: context)
    } else {
      forwarder.invalidate(context)
    }
  }
}
