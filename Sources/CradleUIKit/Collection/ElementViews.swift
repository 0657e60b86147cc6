import CradleCollectionView
import CradleGeometry

/// Updates the views of a collection view to the elements that the engine presents.
final class ElementViews {
  private unowned let owner: UICollectionView
  private typealias VisibleView = (view: UICollectionReusableView, key: ElementKey, id: ElementID)
  private var shown: [ObjectIdentifier: VisibleView] = [:]
  /// The views that are shown, in drawing order.
  private(set) var views: [UICollectionReusableView] = []
  /// Strong references to the dequeued views' boxes, until the engine has taken them over in the pass that
  /// needed them: a view references its box only weakly.
  private var dequeuedBoxes: [AnyObject] = []
  /// The reuse identifiers of the registrations that were used.
  var registrations: Set<String> = []
  /// Whether the views are being updated, and delegate and cells notified.
  private(set) var isUpdating = false
  private var needsUpdate = false
  /// Whether the app has changed the contents since the present update began, so that the paths of its
  /// elements are out of date.
  private var isOutdated = false

  init(_ owner: UICollectionView) { self.owner = owner }

  /// Keeps a dequeued view's box until the pass that needed it is over.
  func keep(_ box: AnyObject) { dequeuedBoxes.append(box) }

  /// Releases the boxes that the engine has taken over.
  func releaseDequeuedBoxes() { dequeuedBoxes.removeAll(keepingCapacity: true) }

  /// Adds, places, orders and removes views. The engine animates changes over time; but in an animation
  /// block, as when the app lays out a changed layout there, the block animates the views that stay, and new
  /// views are laid out without animation.
  ///
  /// Views and delegate are notified of each change, and may lay the collection view out again; the views are
  /// then updated once more, after this update.
  func update() {
    needsUpdate = true
    if isUpdating { return }
    isUpdating = true
    defer { isUpdating = false }
    let block = AnimationBlock.current
    var passes = 0
    while needsUpdate {
      passes += 1
      precondition(
        passes <= UIView.greatestDepth,
        "UICollectionView.layoutSubviews: the cells have changed in each of \(UIView.greatestDepth) updates within one layout; do "
          + "not reload in willDisplay or didEndDisplaying, or only for a change")
      needsUpdate = false
      UIView.outsideOfAnimation { synchronize(in: block) }
    }
  }

  /// Records a change of the contents. As in UIKit, the delegate is then not notified of further old
  /// elements: the next frame shows the new ones.
  func noteChange() { isOutdated = true }

  private func synchronize(in block: AnimationBlock?) {
    isOutdated = false
    let forwarder = owner.collectionViewLayout.forwarder
    var removed = shown
    var order: [UICollectionReusableView] = []
    var keys: Set<ElementKey> = []
    owner.engine.forEachPresented { element in
      guard !isOutdated, let view = (element.view as? any ViewHolder)?.view else { return }
      // An element that is deleted before it was ever shown is never shown.
      guard !element.isLeaving || shown[ObjectIdentifier(view)] != nil else { return }
      let key = element.attributes.key
      keys.insert(key)
      order.append(view)
      (element.view as? CellBox)?.updateState()
      let previous = removed.removeValue(forKey: ObjectIdentifier(view))
      let stays = previous?.id == element.id
      if !stays { view.lastGeometry = nil }
      AnimationBlock.running(in: stays ? block : nil) {
        view.setGeometry(of: forwarder.lastAttributes[key], presented: element.attributes)
      }
      shown[ObjectIdentifier(view)] = (view, key, element.id)
      if stays { return }
      // The view is reused at once for another element, or it appears.
      if let previous {
        owner.swipe?.leave(view, at: previous.key.indexPath.path)
        owner.dragging?.leave(view)
        notify(view, previous.key, isShown: false)
      } else {
        owner.addSubview(view)
      }
      notify(view, key, isShown: true)
      if block != nil { view.layOut() }
    }
    if isOutdated {
      views += order.filter { new in !views.contains { $0 === new } }
      return
    }
    let old = exchange(&views, with: order)
    for id in old.map({ ObjectIdentifier($0) }) {
      guard let entry = removed[id] else { continue }
      shown[id] = nil
      owner.swipe?.leave(entry.view, at: entry.key.indexPath.path)
      owner.dragging?.leave(entry.view)
      entry.view.removeFromSuperview()
      (entry.view.lastAttributes, entry.view.lastGeometry) = (nil, nil)
      notify(entry.view, entry.key, isShown: false)
    }
    forwarder.prune(to: keys)
    sort()
  }

  /// Sorts the views into drawing order, above views that the app put behind them and below those in front; does
  /// nothing if the app has put one of them elsewhere.
  private func sort() {
    let indices = owner.subviews.indices.filter { shown[ObjectIdentifier(owner.subviews[$0])] != nil }
    guard indices.count == views.count, zip(indices, views).contains(where: { owner.subviews[$0] !== $1 })
    else { return }
    owner.storage.subviews.place(views, at: indices)
    owner.sortLayers()
  }

  private func notify(_ view: UICollectionReusableView, _ key: ElementKey, isShown: Bool) {
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

/// The properties of an element's view that the collection view sets.
struct ElementGeometry: Equatable {
  var center: CGPoint
  var size: CGSize
  var transform: CATransform3D
  var alpha: CGFloat
  var isHidden: Bool
  var zPosition: CGFloat
}

extension UICollectionReusableView {
  /// Applies the layout's attributes of the element, at the position that the engine presents during an animation. As
  /// in UIKit only changed values are set, so that a cell keeps what the app sets on it while it scrolls, such as a
  /// transform.
  func setGeometry(of attributes: UICollectionViewLayoutAttributes?, presented shown: EngineAttributes) {
    let target = attributes?.engine
    // At rest the layout's whole transform applies; during an animation only scale and rotation, which the
    // engine animates.
    let isAtRest = target.map { $0.scale == shown.scale && $0.angle == shown.angle } ?? false
    let geometry = ElementGeometry(
      center: CGPoint(shown.center), size: CGSize(shown.size),
      transform: isAtRest
        ? attributes?.transform3D ?? CATransform3DIdentity
        : CATransform3DMakeAffineTransform(
          CGAffineTransform(scaleX: CGFloat(shown.scale), y: CGFloat(shown.scale))
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(shown.angle)))),
      alpha: CGFloat(shown.alpha), isHidden: shown.isHidden, zPosition: CGFloat(shown.zIndex))
    if geometry != lastGeometry {
      // A layout that moves a cell does not unhide it: the app may hide a cell, for example while it drags an image of
      // it.
      if geometry.isHidden != lastGeometry?.isHidden { isHidden = geometry.isHidden }
      lastGeometry = geometry
      if center != geometry.center { center = geometry.center }
      if bounds.size != geometry.size { bounds.size = geometry.size }
      (transform3D, alpha) = (geometry.transform, geometry.alpha)
      layer.zPosition = geometry.zPosition
    }
    guard let attributes, !attributes.isEqual(lastAttributes) else { return }
    lastAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    apply(attributes)
  }
}
