import CradleGeometry

/// The layout during an interactive transition between two layouts: every element lies between its two
/// places.
///
/// `startInteractiveTransition(to:completion:)` makes one, unless the delegate returns a subclass: it may
/// override `layoutAttributesForElements(in:)`, call super and change the result.
///
/// ```swift
/// let transition = collection.startInteractiveTransition(to: CircleLayout())
/// transition.transitionProgress = 0.4  // from your gesture
/// collection.finishInteractiveTransition()
/// ```
open class CollectionViewTransitionLayout: CollectionViewLayout {
  /// The layout before the transition.
  public let currentLayout: CollectionViewLayout
  /// The target layout of the transition.
  public let nextLayout: CollectionViewLayout
  /// The transition that it shows; nil before and after.
  weak var transition: InteractiveTransition?
  private var progress = 0.0
  private var values: [String: Double] = [:]

  /// Makes a layout between two others.
  public init(currentLayout: CollectionViewLayout, nextLayout newLayout: CollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// The progress, 0 … 1; values beyond are clamped, one that is not finite traps.
  open var transitionProgress: Double {
    get { transition?.progress ?? progress }
    set {
      precondition(
        newValue.isFinite,
        "CollectionViewTransitionLayout.transitionProgress must be finite, not \(newValue); check what computed it"
      )
      progress = newValue.clamped(to: 0...1)
      if transition != nil { collectionView?.transitionProgress = progress }
    }
  }

  /// Sets a value that is animated with the transition; the next pass uses it. A value that is not finite traps.
  open func updateValue(_ value: Double, forAnimatedKey key: String) {
    precondition(
      value.isFinite,
      "CollectionViewTransitionLayout.updateValue: the value of \"\(key)\" must be finite, not \(value)")
    values[key] = value
    invalidateLayout()
  }

  /// The value of a key; 0 for one that has none.
  open func value(forAnimatedKey key: String) -> Double { values[key] ?? 0 }

  /// The content size of `currentLayout`: nothing scrolls during a transition.
  open override var collectionViewContentSize: Size { currentLayout.receiver.collectionViewContentSize }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    guard let transition, let collectionView else { return }
    transition.appendInterpolatedAttributes(from: currentLayout, in: collectionView, into: &buffer)
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    between(ElementKey(.cell, path))
  }

  open override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  { between(ElementKey(.supplementary(kind), path)) }

  open override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  { between(ElementKey(.decoration(kind), path)) }

  private func between(_ key: ElementKey) -> LayoutAttributes? {
    let (from, to) = (currentLayout.layoutAttributes(for: key), nextLayout.layoutAttributes(for: key))
    guard let from, var to else { return from ?? to }
    // On the screen: the two layouts have different offsets.
    to.center += currentLayout.bounds.origin - nextLayout.bounds.origin
    return from.with(from.vector + (to.vector - from.vector) * transitionProgress)
  }
}
