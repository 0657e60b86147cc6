import CradleCollectionView
import CradleGeometry

/// The layout of a collection view during an interactive transition between two layouts; subclass it to show
/// more.
///
///     let transition = view.startInteractiveTransition(to: circle) { _, isFinished in }
///     transition.transitionProgress = 0.6  // with every event of the hand
///     view.finishInteractiveTransition()
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the collection view comes from.
  public let currentLayout: UICollectionViewLayout
  /// The layout that it goes to.
  public let nextLayout: UICollectionViewLayout
  private(set) lazy var between = TransitionAdapter(self)
  override func makeAdapter() -> any LayoutAdapting { between }

  /// A layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// Made of an archive it is between two empty layouts.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// Copies of what the layouts have of the element, so that attributes of the app's own class keep their values.
  override func made(_ engine: EngineAttributes) -> UICollectionViewLayoutAttributes {
    for layout in [currentLayout, nextLayout] {
      guard let known = layout.adapter.questions.answered[engine.key],
        let copy = known.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      copy.transform3D = CATransform3DIdentity
      copy.take(engine)
      return copy
    }
    return .made(engine, of: type(of: currentLayout).layoutAttributesClass)
  }

  /// How far the change is, 0 … 1; values beyond are brought to the ends.
  open var transitionProgress: CGFloat {
    get { CGFloat(between.transitionProgress) }
    set {
      between.transitionProgress = Double(newValue)
      owner?.setNeedsLayout()
    }
  }
  /// Notes a value that changes along, for the layout to show.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    between.updateValue(Double(value), forAnimatedKey: key)
    owner?.setNeedsLayout()
  }
  /// The value of a key; 0 for one that has none.
  open func value(forAnimatedKey key: String) -> CGFloat { CGFloat(between.value(forAnimatedKey: key)) }
}

/// The engine's transition layout, which calls the overrides of UIKit's. It neither scrolls nor takes batches.
final class TransitionAdapter: CradleCollectionView.CollectionViewTransitionLayout, LayoutAdapting {
  let questions: LayoutQuestions

  init(_ layout: UICollectionViewTransitionLayout) {
    questions = LayoutQuestions(layout)
    super.init(currentLayout: layout.currentLayout.adapter, nextLayout: layout.nextLayout.adapter)
  }

  override func prepare() {
    if questions.wantsOwn(toPrepare: true) { return super.prepare() }
    if !questions.prepare() { super.prepare() }
  }
  override var collectionViewContentSize: Size {
    questions.wantsOwn() ? super.collectionViewContentSize : questions.contentSize
  }
  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    if questions.wantsOwn() { return super.layoutAttributesForElements(in: rect, into: &buffer) }
    questions.elements(in: rect, into: &buffer)
  }
  override func layoutAttributesForItem(at path: EnginePath) -> LayoutAttributes? {
    questions.wantsOwn() ? super.layoutAttributesForItem(at: path) : questions.item(path)
  }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    questions.wantsOwn()
      ? super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      : questions.supplementary(kind, path)
  }
  override func layoutAttributesForDecorationView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    questions.wantsOwn()
      ? super.layoutAttributesForDecorationView(ofKind: kind, at: path) : questions.decoration(kind, path)
  }
  override func invalidateLayout(with context: EngineContext) {
    if questions.wantsOwn() { super.invalidateLayout(with: context) } else { questions.invalidate(context) }
  }
}
