// The elements on screen: made when the layout first shows them, gone when nothing of them is left to see.
extension CollectionView {
  func makeElement(_ attributes: LayoutAttributes) -> Element {
    guard let id = contents.id(of: attributes.key) else {
      preconditionFailure(
        "CollectionView: \(type(of: layout)) lays out \(attributes.key), which the data source does not have; "
          + "ask numberOfItems(inSection:) in prepare()")
    }
    isDrawOrderStale = true
    if let index = leaving.firstIndex(where: { $0.id == id }) {
      return revive(leaving.remove(at: index), attributes)
    }
    let element: Element
    if let used = spare.popLast() {
      used.reuse(id: id, attributes: attributes)
      element = used
    } else {
      element = Element(id: id, attributes: attributes)
    }
    byKey[attributes.key] = element
    element.view = makeView(for: attributes)
    return element
  }

  /// A fading element is back: it goes on from where and as faint as it is.
  private func revive(_ element: Element, _ attributes: LayoutAttributes) -> Element {
    element.isLeaving = false
    element.isDeparting = true
    byKey[attributes.key] = element
    departing.append(element)
    return element
  }

  /// Takes an element off the screen at once.
  func drop(_ element: Element) {
    if !element.isLeaving { byKey[element.attributes.key] = nil }
    recycle(element)
    isDrawOrderStale = true
  }

  func recycle(_ element: Element) {
    returnView(of: element)
    element.motion = nil
    element.pass = 0
    spare.append(element)
  }

  func dropEverything() {
    for element in wanted + departing + leaving { recycle(element) }
    wanted = []
    departing = []
    leaving = []
    previouslyWanted = []
    byKey = [:]
    selection = []
    touch = nil
    prefetch = PrefetchWindow()
    isDrawOrderStale = true
    needsQuery = true
  }

  /// Forgets motions that have arrived, and the elements that lived for nothing else.
  func endMotions() {
    let now = time
    for element in wanted {
      if let motion = element.motion, motion.end <= now { element.motion = nil }
    }
    dropArrived()
    guard completions.contains(where: { $0.time <= now }) else { return }
    let due = completions.filter { $0.time <= now }
    completions.removeAll { $0.time <= now }
    for completion in due { completion.body() }
  }

  /// Lets go of what has arrived out of sight or faded by now, whether a frame has shown so or not.
  func dropArrived() {
    dropArrived(&departing, at: time)
    dropArrived(&leaving, at: time)
  }

  private func dropArrived(_ elements: inout [Element], at now: Double) {
    guard !elements.isEmpty else { return }
    var kept = 0
    for element in elements {
      let hasArrived = element.hasArrived(at: now)
      if hasArrived, element.isLed { element.motion = nil }
      if !hasArrived || element.isLed {
        elements[kept] = element
        kept += 1
      } else {
        drop(element)
      }
    }
    elements.removeLast(elements.count - kept)
  }

  func sortForDrawing() {
    guard isDrawOrderStale else { return }
    isDrawOrderStale = false
    drawOrder.removeAll(keepingCapacity: true)
    drawOrder += wanted
    drawOrder += departing
    drawOrder += leaving
    // A layout's order is nearly the drawing order, and moving a few elements needs no memory.
    var moves = 8 * drawOrder.count
    for index in drawOrder.indices.dropFirst() {
      let element = drawOrder[index]
      var place = index
      while place > 0, element.isBelow(drawOrder[place - 1]) {
        drawOrder[place] = drawOrder[place - 1]
        place -= 1
        moves -= 1
      }
      drawOrder[place] = element
      if moves < 0 { return drawOrder.sort { $0.isBelow($1) } }
    }
  }
}
