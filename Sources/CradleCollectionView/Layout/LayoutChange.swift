import CradleGeometry
import CradleScrolling

/// A change of a collection's layout, or of the offset in the same one: moves the elements from where they are shown to
/// their places in the new layout.
struct LayoutChange {
  private let view: CollectionView
  private let (old, new): (CollectionViewLayout, CollectionViewLayout)
  /// Whether an interactive transition has notified both layouts of the change, and
  /// recorded the elements' velocity.
  private let isAnnounced: Bool

  /// A change from the present layout.
  init(of view: CollectionView, to new: CollectionViewLayout, isAnnounced: Bool) {
    (self.view, self.new, self.isAnnounced) = (view, new, isAnnounced)
    old = view.layout
  }

  /// Makes the change, as part of the present work.
  ///
  /// - Parameters:
  ///   - anchor: The item that stays in place; nil for none.
  ///   - animated: Whether the elements are animated.
  ///   - earlierOffset: The content's offset at which the elements are shown; nil for the present one.
  func make(around anchor: TransitionAnchor?, animated: Bool, from earlierOffset: Point?) {
    let offsetBefore = earlierOffset ?? view.contentOffset
    if new !== old { install(around: anchor) }
    view.pass.update(new)
    view.query(afterChange: true)
    let jump = view.contentOffset - offsetBefore
    view.presenter.departures.shiftLeaving(by: jump)
    view.showResult(animated: animated, departingWithin: 0) { start(of: $0, jump: jump) }
    guard new !== old else { return }
    new.receiver.finalizeLayoutTransition()
    old.receiver.finalizeLayoutTransition()
    old.collectionView = nil
  }

  private func install(around anchor: TransitionAnchor?) {
    view.install(new)
    view.timeline.cancelInput()
    // During an interactive transition only the gesture moves elements, and its velocity is already recorded.
    if !isAnnounced {
      view.presenter.recordLayoutVelocity(in: old)
      old.receiver.prepareForTransition(to: new)
      new.receiver.prepareForTransition(from: old)
    }
    view.layout = new
    if !isAnnounced { new.invalidateLayout() }
    new.bounds = view.visibleRect
    new.prepareIfNeeded()
    view.contentSize = new.receiver.collectionViewContentSize
    // An unchanged offset is set, too: a running scroll's target belonged to the old layout.
    let target = anchor?.offset(in: new, of: view) ?? view.contentOffset
    view.setContentOffset(target, animated: false)
  }

  /// The start of an element that was invisible in the old layout: its place there, or its new one with
  /// opacity 0.
  private func start(of attributes: LayoutAttributes, jump: Vector) -> LayoutAttributes? {
    let known = old === new ? attributes : old.layoutAttributes(for: attributes.key)
    guard var start = known else { return attributes.faded }
    start.center += jump
    return start.near(view.visibleRect, within: 0)
  }
}
