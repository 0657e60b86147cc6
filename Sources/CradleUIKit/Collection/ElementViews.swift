import CradleCollectionView

/// Updates the views of a collection view to the elements that the engine presents.
final class ElementViews {
  private unowned let owner: UICollectionView
  private typealias Shown = (view: UICollectionReusableView, key: ElementKey, id: ElementID)
  private var shown: [ObjectIdentifier: Shown] = [:]

  init(_ owner: UICollectionView) { self.owner = owner }

  var views: [UICollectionReusableView] { shown.values.map(\.view) }

  /// Adds, places, orders and removes views, without animation: the engine has animated everything already.
  func update() { UIView.performWithoutAnimation(bringInLine) }

  private func bringInLine() {
    let questions = owner.collectionViewLayout.adapter.questions
    var gone = shown
    var order: [UIView] = []
    var keys: Set<ElementKey> = []
    owner.engine.forEachPresented { element in
      guard let view = (element.view as? any HoldsView)?.view else { return }
      let key = element.attributes.key
      keys.insert(key)
      order.append(view)
      (element.view as? CellBox)?.follow()
      view.give(questions.answered[key], shown: element.attributes)
      let known = gone.removeValue(forKey: ObjectIdentifier(view))
      shown[ObjectIdentifier(view)] = (view, key, element.id)
      if known?.id == element.id { return }
      // The view is reused at once for another element, or it appears.
      if let known { tell(view, known.key, isShown: false) } else { owner.addSubview(view) }
      tell(view, key, isShown: true)
    }
    for (id, entry) in gone {
      shown[id] = nil
      entry.view.removeFromSuperview()
      entry.view.applied = nil
      tell(entry.view, entry.key, isShown: false)
    }
    questions.keep(keys)
    sort(order)
  }

  /// Sorts the views into drawing order, above views that the app put behind them and below those in front.
  private func sort(_ order: [UIView]) {
    let places = owner.subviews.indices.filter { shown[ObjectIdentifier(owner.subviews[$0])] != nil }
    guard places.count == order.count, zip(places, order).contains(where: { owner.subviews[$0] !== $1 })
    else { return }
    for (place, view) in zip(places, order) { owner.storage.subviews[place] = view }
    owner.sortLayers()
  }

  private func tell(_ view: UICollectionReusableView, _ key: ElementKey, isShown: Bool) {
    guard let delegate = owner.delegate else { return }
    let path = key.indexPath.path
    switch (key.category, view as? UICollectionViewCell) {
    case (.cell, let cell?):
      if isShown {
        delegate.collectionView(owner, willDisplay: cell, forItemAt: path)
      } else {
        delegate.collectionView(owner, didEndDisplaying: cell, forItemAt: path)
      }
    case (.supplementary(let kind), _):
      let kind = CradleCollectionView.ElementCategory.uikit(kind)
      if isShown {
        delegate.collectionView(owner, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      } else {
        delegate.collectionView(
          owner, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    default: return
    }
  }
}

extension UICollectionReusableView {
  /// Applies the layout's attributes of the element, at the place where the engine presents it during an
  /// animation.
  func give(_ attributes: UICollectionViewLayoutAttributes?, shown: EngineAttributes) {
    let center = CGPoint(shown.center)
    let size = CGSize(shown.size)
    if self.center != center { self.center = center }
    if bounds.size != size { bounds.size = size }
    let asked = attributes?.engine
    // At rest the layout's whole transform applies; during an animation only scale and rotation, which the
    // engine animates.
    let isThere = asked.map { $0.scale == shown.scale && $0.angle == shown.angle } ?? false
    transform3D =
      isThere
      ? attributes?.transform3D ?? CATransform3DIdentity
      : CATransform3DMakeAffineTransform(
        CGAffineTransform(scaleX: CGFloat(shown.scale), y: CGFloat(shown.scale))
          .concatenating(CGAffineTransform(rotationAngle: CGFloat(shown.angle))))
    alpha = CGFloat(shown.alpha)
    isHidden = shown.isHidden
    layer.zPosition = CGFloat(shown.zIndex)
    guard let attributes, !attributes.isEqual(applied) else { return }
    applied = attributes.copy() as? UICollectionViewLayoutAttributes
    apply(attributes)
  }
}
