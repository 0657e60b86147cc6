import CradleGeometry

/// The elements on screen with their views: a list, which is sorted into drawing order on demand, and an
/// index by identity.
final class ElementStore {
  private unowned let source: any PresenterSource
  /// The pools of views.
  let views = ViewPools()
  private(set) var elements: [Element] = []
  private var elementsByID: [ElementID: Element] = [:]
  /// The number of elements at the start of the list that are in drawing order.
  private var sortedCount = 0
  /// Whether every element's `index` is valid.
  private var isNumbered = true
  private var hasGone = false
  /// Whether new elements get their views only with `makeDueViews()`: before a batch, when the data source may already
  /// have the data after it, so that it cannot be asked about a path before it.
  var defersViews = false
  private(set) var hasDueViews = false
  /// Unused element objects, so that a scroll allocates nothing.
  private var spare: [Element] = []

  init(for source: any PresenterSource) { self.source = source }

  // MARK: Finding

  /// The element with an identity, unless its state is `gone`.
  subscript(id: ElementID) -> Element? {
    elementsByID[id].flatMap { $0.state == .gone ? nil : $0 }
  }

  /// The element that comes after another one in the list; the first one for nil.
  func after(_ element: Element?) -> Element? {
    guard let element else { return elements.first }
    let next = element.index + 1
    // `index` may be out of date: the caller checks the result.
    return elements.indices.contains(next) ? elements[next] : nil
  }

  // MARK: Adding and removing

  /// Adds an element with attributes and its view.
  func insert(_ attributes: LayoutAttributes) -> Element {
    let id = source.identity(of: attributes)
    let element: Element
    if let used = spare.popLast() {
      used.reuse(id: id, attributes: attributes)
      element = used
    } else {
      element = Element(id: id, attributes: attributes)
    }
    element.index = elements.count
    elements.append(element)
    elementsByID[id] = element
    if defersViews {
      (element.isViewDue, hasDueViews) = (true, true)
    } else {
      element.view = source.makeView(for: attributes)
    }
    return element
  }

  /// Makes the views that were deferred, of the elements that the data still has.
  func makeDueViews() {
    defersViews = false
    guard hasDueViews else { return }
    hasDueViews = false
    for element in elements where element.isViewDue {
      element.isViewDue = false
      if element.isPresent { element.view = source.makeView(for: element.attributes) }
    }
  }

  /// Removes an element from the screen; it stays in the list with the state `gone` until `sweep()`.
  func remove(_ element: Element) {
    recycleView(of: element)
    if elementsByID[element.id] === element { elementsByID[element.id] = nil }
    element.state = .gone
    element.motion = nil
    hasGone = true
  }

  /// Removes `gone` elements from the list.
  func sweep() {
    guard hasGone else { return }
    hasGone = false
    isNumbered = false
    var (kept, sorted) = (0, 0)
    for place in elements.indices {
      let element = elements[place]
      guard element.state != .gone else {
        spare.append(element)
        continue
      }
      elements[kept] = element
      kept += 1
      if place < sortedCount { sorted = kept }
    }
    elements.removeLast(elements.count - kept)
    sortedCount = sorted
  }

  /// Removes everything from the screen.
  func removeAll() {
    for element in elements { remove(element) }
    sweep()
  }

  /// Removes elements that have arrived outside of the viewport or faded, whether or not a frame has shown
  /// it.
  func removeArrived(at now: Double) {
    for element in elements where element.state != .wanted && element.hasArrived(at: now) {
      if element.state == .movedByLayout { element.motion = nil } else { remove(element) }
    }
    sweep()
  }

  /// Ends every motion at its target, for a change without animation.
  func stopMotions() {
    markUnsorted()
    for element in elements {
      if element.state == .wanted || element.state == .movedByLayout {
        element.motion = nil
      } else {
        remove(element)
      }
    }
    sweep()
  }

  /// Gives an element a new view.
  func renewView(of element: Element) {
    recycleView(of: element)
    element.isFitted = false
    element.view = source.makeView(for: element.attributes)
  }

  private func recycleView(of element: Element) {
    if let view = element.view {
      views.recycle(view, of: element.attributes.category)
      source.didRecycle(view, of: element.attributes.key)
    }
    element.view = nil
  }

  // MARK: Places and drawing order

  /// Sets an element's attributes, no farther from bounds than a reach.
  func place(
    _ element: Element, _ attributes: LayoutAttributes, within reach: Double? = nil, of bounds: Rect = .zero
  ) {
    if element.attributes.zIndex != attributes.zIndex { markUnsorted() }
    element.setAttributes(attributes, within: reach, of: bounds)
  }

  /// Starts an element's motion from its recorded place, no farther from bounds than a reach.
  func animate(
    _ element: Element, to place: LayoutAttributes, within reach: Double? = nil,
    _ motionContext: MotionContext
  ) {
    self.place(element, place, within: reach, of: motionContext.bounds)
    element.animate(within: reach, motionContext)
  }

  /// Sets an element's state.
  func setState(_ element: Element, _ state: Element.State) {
    element.state = state
    markUnsorted()
  }

  /// Marks the drawing order as out of date.
  func markUnsorted() { sortedCount = 0 }

  /// Sorts the list into drawing order. It is nearly sorted, and moving a few elements allocates nothing.
  func sort() {
    for place in max(1, sortedCount)..<max(1, sortedCount, elements.count) {
      let element = elements[place]
      guard element.isBelow(elements[place - 1]) else { continue }
      let target = (0..<place - 1).partitioningIndex { element.isBelow(elements[$0]) }
      elements.remove(at: place)
      elements.insert(element, at: target)
      isNumbered = false
    }
    sortedCount = elements.count
    guard !isNumbered else { return }
    isNumbered = true
    for place in elements.indices { elements[place].index = place }
  }
}
