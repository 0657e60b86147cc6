import CradleGeometry

/// The elements on screen with their views: one list, which is in drawing order once it is asked for, and one index of it
/// by identity.
final class ElementStore {
  private unowned let source: any PresenterSource
  /// Where views come from and go to.
  var views = ViewPools()
  private(set) var elements: [Element] = []
  private var index: [ElementID: Element] = [:]
  /// So many of the first are in drawing order.
  private var sortedCount = 0
  /// Whether every element knows its place.
  private var isNumbered = true
  private var hasGone = false
  /// Records of elements that are gone, so that a scroll makes no garbage.
  private var spare: [Element] = []

  init(for source: any PresenterSource) { self.source = source }

  // MARK: Finding

  /// The element of an identity, unless it is gone.
  subscript(id: ElementID) -> Element? {
    index[id].flatMap { $0.state == .gone ? nil : $0 }
  }

  /// The element that comes after another one in the list; the first one for nil.
  func after(_ element: Element?) -> Element? {
    guard let element else { return elements.first }
    let next = element.place + 1
    // Places may be behind: then it is a guess that fails.
    return elements.indices.contains(next) ? elements[next] : nil
  }

  // MARK: Coming and going

  /// Adds an element, which belongs where attributes say, with its view.
  func insert(_ attributes: LayoutAttributes) -> Element {
    let id = source.identity(of: attributes)
    let element: Element
    if let used = spare.popLast() {
      used.reuse(id: id, attributes: attributes)
      element = used
    } else {
      element = Element(id: id, attributes: attributes)
    }
    element.place = elements.count
    elements.append(element)
    index[id] = element
    element.view = source.makeView(for: attributes)
    return element
  }

  /// Takes an element off the screen; it stays in the list, as gone, until `sweep()`.
  func drop(_ element: Element) {
    takeViewBack(of: element)
    if index[element.id] === element { index[element.id] = nil }
    element.state = .gone
    element.motion = nil
    hasGone = true
  }

  /// Takes what is gone out of the list.
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

  /// Takes everything off the screen.
  func dropEverything() {
    for element in elements { drop(element) }
    sweep()
  }

  /// Lets go of what has arrived out of sight or faded, whether a frame has shown so or not.
  func dropArrived(at now: Double) {
    for element in elements where element.state != .wanted && element.hasArrived(at: now) {
      if element.state == .led { element.motion = nil } else { drop(element) }
    }
    sweep()
  }

  /// Ends every motion where it leads, for a change without animation.
  func stopMotions() {
    for element in elements {
      if element.state == .wanted || element.state == .led { element.motion = nil } else { drop(element) }
    }
    sweep()
  }

  /// Gives an element a new view.
  func renewView(of element: Element) {
    takeViewBack(of: element)
    element.isFitted = false
    element.view = source.makeView(for: element.attributes)
  }

  private func takeViewBack(of element: Element) {
    if let view = element.view {
      views.takeBack(view, of: element.attributes.category)
      source.didTakeBack(view, of: element.attributes.key)
    }
    element.view = nil
  }

  // MARK: Places and drawing order

  /// Places an element, no farther away from bounds than a reach.
  func place(
    _ element: Element, _ attributes: LayoutAttributes, within reach: Double? = nil, of bounds: Rect = .zero
  ) {
    if element.attributes.zIndex != attributes.zIndex { markUnsorted() }
    element.belong(at: attributes, within: reach, of: bounds)
  }

  /// Leads an element from where it was noted to a place, no farther away than a reach.
  func lead(
    _ element: Element, to place: LayoutAttributes, within reach: Double? = nil, _ moment: Moment
  ) {
    self.place(element, place, within: reach, of: moment.bounds)
    element.lead(within: reach, moment)
  }

  /// Gives an element another reason to be on screen.
  func setState(_ element: Element, _ state: Element.State) {
    element.state = state
    markUnsorted()
  }

  /// Notes that elements may have to be drawn in another order.
  func markUnsorted() { sortedCount = 0 }

  /// Brings the list into drawing order. It is nearly so, and moving a few elements needs no memory.
  func sort() {
    for place in max(1, sortedCount)..<max(1, sortedCount, elements.count) {
      let element = elements[place]
      guard element.isBelow(elements[place - 1]) else { continue }
      var (low, high) = (0, place - 1)
      while low < high {
        let middle = (low + high) / 2
        if element.isBelow(elements[middle]) { high = middle } else { low = middle + 1 }
      }
      elements.remove(at: place)
      elements.insert(element, at: low)
      isNumbered = false
    }
    sortedCount = elements.count
    guard !isNumbered else { return }
    isNumbered = true
    for place in elements.indices { elements[place].place = place }
  }
}
