import CradleUIKit

// An app's subclasses, each of whose overrides may call anything.

final class AppView: UIView {
  weak var app: (any AppListener)?

  init(app: any AppListener, frame: CGRect) {
    self.app = app
    super.init(frame: frame)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { app?.hear(.hook) }
  override func didAddSubview(_ subview: UIView) { app?.hear(.hook) }
  override func willRemoveSubview(_ subview: UIView) { app?.hear(.hook) }
  override func willMove(toSuperview newSuperview: UIView?) { app?.hear(.hook) }
  override func didMoveToSuperview() { app?.hear(.hook) }
  override func willMove(toWindow newWindow: UIWindow?) { app?.hear(.hook) }
  override func didMoveToWindow() { app?.hear(.hook) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { app?.hear(.free) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { app?.hear(.free) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { app?.hear(.free) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { app?.hear(.free) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    app?.hear(.free)
    return super.point(inside: point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    app?.hear(.free)
    return true
  }
  override var center: CGPoint {
    get { super.center }
    set {
      super.center = newValue
      app?.hear(.hook)
    }
  }
  deinit { app?.hear(.hook) }
}

final class AppCell: UICollectionViewCell {
  weak var app: (any AppListener)?

  override func layoutSubviews() { app?.hear(.collection) }
  override func prepareForReuse() {
    super.prepareForReuse()
    app?.hear(.collection)
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { app?.hear(.collection) }
  override func didMoveToSuperview() { app?.hear(.collection) }
  override var isHighlighted: Bool { didSet { app?.hear(.collection) } }
  override var isSelected: Bool { didSet { app?.hear(.collection) } }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    app?.hear(.collection)
    return layoutAttributes
  }
  deinit { app?.hear(.collection) }
}

final class AppLayout: UICollectionViewFlowLayout {
  weak var app: (any AppListener)?

  init(app: any AppListener) {
    self.app = app
    super.init()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    app?.hear(.collection)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    app?.hear(.collection)
    return super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    app?.hear(.collection)
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    app?.hear(.collection)
    return newBounds.width > 150
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    app?.hear(.collection)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    app?.hear(.collection)
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    app?.hear(.collection)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    app?.hear(.collection)
    return proposedContentOffset
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    app?.hear(.collection)
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    app?.hear(.collection)
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { app?.hear(.collection) }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { app?.hear(.collection) }
  override func finalizeLayoutTransition() { app?.hear(.collection) }
  deinit { app?.hear(.collection) }
}

final class AppPan: UIPanGestureRecognizer {
  weak var app: (any AppListener)?

  override func reset() {
    super.reset()
    app?.hear(.free)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    app?.hear(.free)
    return true
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    app?.hear(.free)
    return true
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    app?.hear(.free)
    return false
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    app?.hear(.free)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    app?.hear(.free)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    app?.hear(.free)
  }
  // With a view that an animator lets go of, in the animator's own work.
  deinit { app?.hear(.hook) }
}

final class AppBehavior: UIDynamicBehavior {
  weak var app: (any AppListener)?

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { app?.hear(.hook) }
  deinit { app?.hear(.hook) }
}
