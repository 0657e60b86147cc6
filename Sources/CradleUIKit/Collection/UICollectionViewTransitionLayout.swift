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
  private(set) lazy var transitionEngine = forwarder.receivingCalls(
    of: EngineTransitionLayout(currentLayout: currentLayout.engine, nextLayout: nextLayout.engine))
  override var engine: EngineLayout { transitionEngine }
  /// The two layouts decide.
  override func hasItem(at path: EnginePath) -> Bool { true }

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
      guard let original = layout.forwarder.lastAttributes[engine.key],
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
    get { CGFloat(transitionEngine.transitionProgress) }
    set {
      transitionEngine.transitionProgress = Double(newValue)
      owner?.setNeedsLayout()
    }
  }
  /// Sets a value that changes with the transition, for the layout's use.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    transitionEngine.updateValue(Double(value), forAnimatedKey: key)
    owner?.setNeedsLayout()
  }
  /// The value of a key; 0 for one that has none.
  open func value(forAnimatedKey key: String) -> CGFloat {
    CGFloat(transitionEngine.value(forAnimatedKey: key))
  }
}
