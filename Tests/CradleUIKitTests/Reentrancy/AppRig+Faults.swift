import CradleUIKit

extension AppRig {
  /// A sentence about what is wrong once all fingers are up and no callback makes calls any more; nil if nothing is.
  func fault() -> String? {
    for finger in 0..<3 { window.touchCancel(id: finger) }
    collectionView.cancelInteractiveMovement()
    for _ in 0..<3 { window.advance(by: 1.0 / 60) }
    collectionView.layoutIfNeeded()
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    if counts != data.map(\.count) { return "the collection has \(counts) items of \(data.map(\.count))" }
    for behavior in animator.behaviors where behavior.dynamicAnimator !== animator {
      return "a behaviour of an animator names another one"
    }
    for view in views where view.superview.map({ $0.subviews.contains(view) }) == false {
      return "a superview does not have its subview"
    }
    return faultInTree(window)
  }

  private func faultInTree(_ view: UIView) -> String? {
    let places = Set(view.subviews.map { ObjectIdentifier($0) })
    if places.count != view.subviews.count {
      return "a subview is twice in \(type(of: view)): \(view.subviews.map { "\(type(of: $0)) \($0.tag)" })"
    }
    if view.subviews.contains(where: { $0.superview !== view }) { return "a subview has another superview" }
    if !(view.layer.sublayers ?? []).elementsEqual(view.subviews, by: { $0 === $1.layer }) {
      return "the layers are not those of the subviews, or in another order"
    }
    for subview in view.subviews { if let fault = faultInTree(subview) { return fault } }
    return nil
  }

  /// A sentence about what is wrong at rest.
  func faultAtRest() -> String? {
    removeAllBehaviors()
    for _ in 0..<400 { window.advance(by: 1.0 / 60) }
    for view in [scrollView, collectionView as UIScrollView] {
      let (offset, size, inset) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
      let maxX = max(-inset.left, size.width + inset.right - view.bounds.width)
      let maxY = max(-inset.top, size.height + inset.bottom - view.bounds.height)
      let isInside =
        offset.x >= -inset.left - tolerance && offset.x <= maxX + tolerance
        && offset.y >= -inset.top - tolerance
        && offset.y <= maxY + tolerance
      if !isInside { return "\(type(of: view)) rests at \(offset), beyond \(maxX), \(maxY), \(inset)" }
    }
    return nil
  }

  /// Points by which content may rest outside of its range: pixels of a display.
  private var tolerance: CGFloat { 0.5 }
}
