import CradleGeometry

// The frame's pass: bring the layout up to date, ask it what shows, and match that with what is on screen.
extension CollectionView {
  /// Makes the pass at once if anything asks for one, rather than with the next `advance(by:)`.
  public func layoutIfNeeded() {
    guard !isBusy else { return }
    isBusy = true
    defer { endBusiness() }
    loadIfNeeded()
    let isChanged = updateLayout()
    guard isChanged || needsQuery else { return }
    querySettled()
    match()
  }

  /// Notes an invalidation; the next pass follows it.
  func layoutWasInvalidated(_ invalidated: CollectionViewLayout, _ context: InvalidationContext) {
    needsQuery = true
    guard invalidated === layout else { return }
    offsetAdjustment = offsetAdjustment + context.contentOffsetAdjustment
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      let size = scrollView.contentSize
      scrollView.contentSize = Size(
        width: max(0, size.width + growth.dx), height: max(0, size.height + growth.dy))
    }
  }

  /// Tells the layout its bounds and prepares it, where that is due; whether anything was.
  ///
  /// A new content size may move the bounds, which the layout may want to hear of: twice at most, so that a
  /// layout whose size follows its bounds cannot keep the frame from ending.
  func updateLayout() -> Bool {
    var isChanged = false
    for _ in 0..<3 {
      if tellBounds() { isChanged = true }
      guard layout.isInvalid else { break }
      isChanged = true
      layout.prepareIfNeeded()
      followContentSize()
    }
    return isChanged
  }

  /// Tells the scroll view how much there is now, and how far what is seen has moved in it.
  func followContentSize() {
    let size = layout.contentSize
    guard size != scrollView.contentSize || offsetAdjustment != .zero else { return }
    scrollView.setContentSize(size, shiftingOffsetBy: offsetAdjustment)
    offsetAdjustment = .zero
  }

  private func tellBounds() -> Bool {
    let bounds = scrollView.visibleRect
    guard bounds != layout.bounds else { return false }
    tell(bounds)
    return true
  }

  private func tell(_ bounds: Rect) {
    let isResized = bounds.size != layout.bounds.size
    let isConcerned = layout.shouldInvalidate(forBoundsChange: bounds)
    var context = isConcerned ? layout.invalidationContext(forBoundsChange: bounds) : InvalidationContext()
    layout.bounds = bounds
    if isResized || isConcerned {
      context.invalidatesViewport = isResized
      layout.invalidate(context)
    }
  }

  /// Gives the scroll view a new viewport together with the content that the layout makes of it.
  func resize(to size: Size) {
    isBusy = true
    defer { endBusiness() }
    tell(Rect(origin: scrollView.contentOffset, size: size))
    layout.prepareIfNeeded()
    scrollView.setSizes(viewport: size, content: layout.contentSize)
  }

  /// Asks what shows, and again where the answer made the content shorter and moved the bounds: a layout may
  /// measure only what it is asked for.
  func querySettled() {
    query()
    for _ in 0..<2 where layout.isInvalid && layout.contentSize != scrollView.contentSize {
      _ = updateLayout()
      query()
    }
  }

  /// Fills the buffer with what the layout, or a transition between two, shows now.
  func query() {
    needsQuery = false
    buffer.removeAll(keepingCapacity: true)
    if transition == nil {
      layout.layoutAttributes(in: layout.bounds, into: &buffer)
    } else {
      queryTransition()
    }
  }

  /// Brings what is on screen in line with the buffer, without a motion of its own.
  func match() {
    followLed(isChanged: false)
    guideDeparting()
    beginMatching()
    for index in buffer.indices {
      let attributes = buffer[index]
      guard let element = wantedElement(attributes) else { continue }
      if element.isDeparting { comeBack(element, to: attributes) }
      place(element, attributes)
    }
    endMatching()
    guideDeparting()
  }

  func beginMatching() {
    passNumber += 1
    expected = 0
    swap(&wanted, &previouslyWanted)
    wanted.removeAll(keepingCapacity: true)
  }

  /// The element on screen for attributes, made if need be; nil when the layout named it twice.
  func wantedElement(_ attributes: LayoutAttributes) -> Element? {
    let element: Element
    // A scroll leaves the order alone but for its ends, so the next one is usually the one after the last.
    if expected < previouslyWanted.count, previouslyWanted[expected].isNamed(by: attributes) {
      element = previouslyWanted[expected]
    } else {
      element = byKey[attributes.key] ?? makeElement(attributes)
    }
    guard element.pass != passNumber else { return nil }
    let order = element.order
    if order < previouslyWanted.count, previouslyWanted[order] === element { expected = order + 1 }
    element.pass = passNumber
    element.order = wanted.count
    wanted.append(element)
    return element
  }

  func place(_ element: Element, _ attributes: LayoutAttributes) {
    if element.attributes.zIndex != attributes.zIndex { isDrawOrderStale = true }
    element.attributes = attributes
    element.view?.tell(attributes)
  }

  /// What was wanted before and is not any more leaves, once its motion has carried it out of sight.
  func endMatching() {
    for element in previouslyWanted
    where element.pass != passNumber && !element.isLeaving && !element.isDeparting {
      isDrawOrderStale = true
      if element.hasArrived(at: time) {
        drop(element)
      } else {
        element.isDeparting = true
        departing.append(element)
      }
    }
    previouslyWanted.removeAll(keepingCapacity: true)
  }

  /// An element that was on its way out is wanted again: it goes on from where it is seen. Where it leads elsewhere and
  /// is gone it is as good as new.
  private func comeBack(_ element: Element, to attributes: LayoutAttributes) {
    if element.attributes.vector != attributes.vector {
      let shown = element.presentation(at: time)
      element.motion =
        !element.isGone(shown, from: scrollView.visibleRect, at: time)
        ? ElementMotion(
          animation, from: shown.vector - attributes.vector, velocity: element.velocity(at: time), at: time)
        : nil
    }
    element.isDeparting = false
    departing.removeAll { $0 === element }
  }
}
