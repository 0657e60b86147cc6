import CradleGeometry
import CradleScrolling

/// Synchronises a layout with the scroll view, and queries the layout for visible elements.
final class LayoutPass {
  private unowned let scrollView: ScrollView
  /// Whether the layout has to be queried though its bounds are the same.
  private(set) var needsQuery = true
  /// The layout's last result; kept between frames for its storage.
  private(set) var result: [LayoutAttributes] = []
  /// The layout's old bounds while it is queried about new ones: the collection
  /// returns them then, as in UIKit.
  private(set) var formerBounds: Rect?
  /// The displacement of the visible content, which is applied with the next content size.
  private var offsetAdjustment = Vector.zero

  init(_ scrollView: ScrollView) { self.scrollView = scrollView }

  // MARK: Due work

  func setNeedsQuery() { needsQuery = true }

  /// Whether a layout needs a pass.
  func isDue(_ layout: CollectionViewLayout) -> Bool {
    needsQuery || layout.isInvalid || layout.bounds != scrollView.visibleRect
  }

  /// Applies the content adjustments of an invalidation of the layout in use.
  func follow(_ context: CollectionViewLayoutInvalidationContext) {
    offsetAdjustment += context.contentOffsetAdjustment - .zero
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      let size = scrollView.contentSize
      scrollView.contentSize = Size(
        width: max(0, size.width + growth.width), height: max(0, size.height + growth.height))
    }
  }

  /// The visible rectangle with the content adjustments that are due.
  var adjustedBounds: Rect { scrollView.visibleRect.offset(by: offsetAdjustment) }

  // MARK: Bounds and content size

  /// Sets a layout's bounds and prepares it if necessary; returns whether it did.
  ///
  /// A new content size may move the bounds, which may invalidate the layout again: at most twice, so that a
  /// layout whose size depends on its bounds cannot loop for ever.
  @discardableResult
  func update(_ layout: CollectionViewLayout) -> Bool {
    var isChanged = false
    for _ in 0..<3 {
      let bounds = scrollView.visibleRect
      if bounds != layout.bounds {
        notify(layout, bounds)
        isChanged = true
      }
      guard layout.isInvalid else { break }
      isChanged = true
      layout.prepareIfNeeded()
      followContentSize(of: layout)
    }
    return isChanged
  }

  /// Sets the scroll view's content size, with the displacement of the visible content.
  func followContentSize(of layout: CollectionViewLayout) {
    let size = contentSize(of: layout)
    guard size != scrollView.contentSize || offsetAdjustment != .zero else { return }
    scrollView.setContentSize(size, shiftingOffsetBy: offsetAdjustment)
    offsetAdjustment = .zero
  }

  private func notify(_ layout: CollectionViewLayout, _ bounds: Rect) {
    let isResized = bounds.size != layout.bounds.size
    formerBounds = layout.bounds
    // As in UIKit, a layout is not queried before its first `prepare()`: it may compare the
    // bounds with prepared values.
    var isConcerned = false
    if layout.generation > 0 {
      layout.collectionView?.layoutObserver?(.shouldInvalidate(bounds))
      isConcerned = layout.receiver.shouldInvalidateLayout(forBoundsChange: bounds)
    }
    let requestedContext = isConcerned ? layout.receiver.invalidationContext(forBoundsChange: bounds) : nil
    formerBounds = nil
    layout.bounds = bounds
    guard isResized || isConcerned else { return }
    let context = requestedContext ?? layout.makeContext()
    context.invalidatesViewport = isResized
    layout.collectionView?.layoutObserver?(.invalidate(isResized: isResized))
    layout.receiver.invalidateLayout(with: context)
  }

  /// Sets the scroll view's viewport size together with the layout's content size for it.
  func resize(_ layout: CollectionViewLayout, to size: Size) {
    notify(layout, Rect(origin: scrollView.contentOffset, size: size))
    layout.prepareIfNeeded()
    scrollView.setSizes(viewport: size, content: contentSize(of: layout))
  }

  /// A layout's content size, for the scroll view; one that is negative or not finite traps.
  private func contentSize(of layout: CollectionViewLayout) -> Size {
    let size = layout.receiver.collectionViewContentSize
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "\(type(of: layout)).collectionViewContentSize must be finite and not negative, not \(size.width) × "
        + "\(size.height); check what computed it")
    return size
  }

  /// Sets the viewport size of a view that has not loaded its data yet; the first pass prepares the layout.
  func enlargeEmptyViewport(_ layout: CollectionViewLayout, to size: Size) {
    notify(layout, Rect(origin: scrollView.contentOffset, size: size))
    scrollView.setSizes(viewport: size, content: scrollView.contentSize)
  }

  // MARK: Visible elements

  /// Queries the visible elements, and again if the query made the content shorter and moved the bounds: a
  /// layout may measure only the queried elements.
  func query(_ layout: CollectionViewLayout, _ transition: InteractiveTransition?) {
    queryOnce(layout, transition)
    for _ in 0..<2
    where layout.isInvalid && layout.receiver.collectionViewContentSize != scrollView.contentSize {
      update(layout)
      queryOnce(layout, transition)
    }
  }

  /// Queries the elements that are visible after a further scroll by a distance.
  func queryElements(ahead distance: Vector, in layout: CollectionViewLayout) {
    result.removeAll(keepingCapacity: true)
    layout.appendLayoutAttributes(in: layout.bounds.offset(by: distance), into: &result)
  }

  /// Replaces an element's attributes in the result, or adds them.
  func show(_ attributes: LayoutAttributes) {
    if let index = result.firstIndex(where: { $0.key == attributes.key }) {
      result[index] = attributes
    } else {
      result.append(attributes)
    }
  }

  private func queryOnce(_ layout: CollectionViewLayout, _ transition: InteractiveTransition?) {
    needsQuery = false
    result.removeAll(keepingCapacity: true)
    layout.collectionView?.layoutObserver?(.elements(layout.bounds))
    guard let transition else { return layout.appendLayoutAttributes(in: layout.bounds, into: &result) }
    if transition.resize(to: scrollView.viewportSize) { needsQuery = false }
    transition.layout.bounds = scrollView.visibleRect
    transition.layout.prepareIfNeeded()
    transition.layout.appendLayoutAttributes(in: scrollView.visibleRect, into: &result)
  }
}
