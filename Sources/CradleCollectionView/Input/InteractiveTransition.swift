import CradleGeometry
import CradleScrolling

/// An interactive change of layout: every element lies between its places in two layouts.
final class InteractiveTransition {
  /// The target layout.
  let to: CollectionViewLayout
  /// The layout in use during the transition.
  let layout: CollectionViewTransitionLayout
  /// Called once everything has arrived; the arguments are whether the animation completed, and whether the
  /// change was finished.
  let completion: ((Bool, Bool) -> Void)?
  /// The item that stays in place; nil in an empty collection.
  let anchor: TransitionAnchor?
  /// The progress, 0 … 1.
  var progress = 0.0
  /// Whether a transition that ends now is finished rather than cancelled.
  var isNearerToEnd: Bool { progress > 0.5 }
  /// The attributes of each element in both layouts, in the viewport's points.
  private var ends: [ElementKey: (from: AttributeVector, to: AttributeVector)] = [:]

  init(
    by layout: CollectionViewTransitionLayout, anchor: TransitionAnchor?,
    completion: ((Bool, Bool) -> Void)?
  ) {
    (to, self.layout, self.anchor, self.completion) = (layout.nextLayout, layout, anchor, completion)
    layout.transition = self
  }

  /// The velocity of an element for a velocity of the progress, per second; nil if neither layout has it.
  func velocity(of key: ElementKey, at velocity: Double) -> AttributeVector? {
    ends[key].map { ($0.to - $0.from) * velocity }
  }

  /// Prepares the target layout for another viewport size; false if the size is the same.
  func resize(to size: Size) -> Bool {
    guard to.bounds.size != size else { return false }
    to.bounds.size = size
    let context = to.makeContext()
    context.invalidatesViewport = true
    to.receiver.invalidateLayout(with: context)
    return true
  }

  /// Appends the elements of both layouts, interpolated.
  func appendInterpolatedAttributes(
    from layout: CollectionViewLayout, in scrollView: ScrollView, into buffer: inout [LayoutAttributes]
  ) {
    let offset = AttributeVector(scrollView.contentOffset - .zero)
    to.prepareIfNeeded()
    if let anchor { to.bounds.origin = anchor.offset(in: to, of: scrollView) }
    let targetOffset = AttributeVector(to.bounds.origin - .zero)
    let (view, jump) = (scrollView.visibleRect, scrollView.contentOffset - to.bounds.origin)
    var targets: [LayoutAttributes] = []
    layout.appendLayoutAttributes(in: layout.bounds, into: &buffer)
    to.appendLayoutAttributes(in: to.bounds, into: &targets)
    var visibleTargets = Dictionary(targets.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    ends.removeAll(keepingCapacity: true)
    for index in buffer.indices {
      let from = buffer[index]
      let end =
        visibleTargets.removeValue(forKey: from.key)
        ?? attributesNearViewport(from.key, in: to, near: view, jump: jump, back: true)
      let place = (end?.vector).map { $0 - targetOffset }
      let start = from.vector - offset
      ends[from.key] = (start, place ?? start.faded)
      if let end { buffer[index].zIndex = progress < 0.5 ? from.zIndex : end.zIndex }
    }
    for target in targets where visibleTargets[target.key] != nil {
      let start = attributesNearViewport(target.key, in: layout, near: view, jump: .zero, back: false)
      let end = target.vector - targetOffset
      ends[target.key] = (start.map { $0.vector - offset } ?? end.faded, end)
      buffer.append(target)
    }
    // Fading supplementary views are below the cells that move across them, as in an animated change of layout.
    let lowest = buffer.reduce(0) { $1.category == .cell ? min($0, $1.zIndex) : $0 }
    for index in buffer.indices {
      guard let ends = ends[buffer[index].key] else { continue }
      if case .supplementary = buffer[index].category, ends.from.alpha != ends.to.alpha {
        buffer[index].zIndex = min(buffer[index].zIndex, lowest - 1)
      }
      let place = ends.from + (ends.to - ends.from) * progress
      buffer[index] = buffer[index].with(place + offset)
    }
  }

  /// The attributes, moved near the viewport, of an element that one of the layouts does not show.
  private func attributesNearViewport(
    _ key: ElementKey, in layout: CollectionViewLayout, near view: Rect, jump: Vector, back: Bool
  ) -> LayoutAttributes? {
    guard var attributes = layout.layoutAttributes(for: key) else { return nil }
    attributes.center += jump
    attributes = attributes.near(view, within: 0)
    if back { attributes.center -= jump }
    return attributes
  }
}
