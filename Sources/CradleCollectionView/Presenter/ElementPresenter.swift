import CradleGeometry

/// What is on screen: it matches the elements with what a layout answers, and leads them to where they belong.
///
/// A pass either shows an answer, which leaves motions as they are, or leads to it: after `note()` and a change every
/// element keeps the place and speed at which it was seen, and a motion from there brings it to its new place.
final class ElementPresenter {
  unowned let source: any PresenterSource
  let store: ElementStore
  /// What becomes of what is not wanted any more.
  let departures: Departures
  private var pass = 0
  /// The last element that the answer named, and how many it has named.
  private var matched: (last: Element?, count: Int) = (nil, 0)
  private var completions: [(time: Double, body: () -> Void)] = []

  init(for source: any PresenterSource) {
    self.source = source
    store = ElementStore(for: source)
    departures = Departures(for: source, store)
  }

  /// Where views come from and go to.
  var views: ViewPools {
    _read { yield store.views }
    _modify { yield &store.views }
  }

  // MARK: What is there

  /// The element of an identity that the data and the layout have; nil when it is not on screen.
  subscript(id: ElementID) -> Element? { store[id].flatMap { $0.isThere ? $0 : nil } }

  /// The element of a key that the data and the layout have; nil when it is not on screen.
  subscript(key: ElementKey) -> Element? { source.id(of: key).flatMap { self[$0] } }

  /// What the layout wants in sight, in the order of its answer.
  var wanted: [Element] { store.elements.filter { $0.state == .wanted }.sorted { $0.order < $1.order } }

  /// Whether nothing moves, fades or waits for an end.
  var isResting: Bool {
    completions.isEmpty && store.elements.allSatisfy { $0.state == .wanted && $0.motion == nil }
  }

  /// Everything on screen, in drawing order.
  var drawn: [Element] {
    store.sort()
    return store.elements
  }

  // MARK: Showing an answer

  /// Brings what is on screen in line with a layout's answer, without a motion of its own.
  func show(_ answer: [LayoutAttributes], of layout: CollectionViewLayout) {
    departures.followLed(in: layout, isChanged: false)
    departures.guide(in: layout)
    beginPass()
    for index in answer.indices {
      let element = known(answer[index]) ?? store.insert(answer[index])
      guard take(element) else { continue }
      if element.state != .wanted { comeBack(element, to: answer[index]) }
      store.place(element, answer[index])
    }
    endPass()
    departures.guide(in: layout)
    store.sweep()
  }

  private func beginPass() {
    pass += 1
    matched = (nil, 0)
  }

  /// The element of attributes; nil when it is not on screen.
  private func known(_ attributes: LayoutAttributes) -> Element? {
    // A scroll leaves the order alone but for its ends, and a layout's order is nearly the drawing order.
    if let next = store.after(matched.last), next.isNamed(by: attributes) { return next }
    return store[source.identity(of: attributes)]
  }

  /// Notes that the answer names an element; false when it has done so before.
  private func take(_ element: Element) -> Bool {
    guard element.pass != pass else { return false }
    element.pass = pass
    element.isFresh = false
    element.order = matched.count
    matched = (element, matched.count + 1)
    return true
  }

  /// What was wanted before and is not any more leaves, once its motion has carried it out of sight.
  private func endPass() {
    let now = source.moment.time
    for element in store.elements where element.state == .wanted && element.pass != pass {
      if element.hasArrived(at: now) {
        store.drop(element)
      } else {
        store.setState(element, .departing)
      }
    }
  }

  /// An element that was on its way out is wanted again: it goes on from where and as faint as it is seen. Where it leads
  /// elsewhere and is gone it is as good as new.
  private func comeBack(_ element: Element, to attributes: LayoutAttributes) {
    let moment = source.moment
    if element.attributes.vector != attributes.vector {
      let shown = element.presentation(at: moment.time)
      element.motion =
        !element.isOver(shown, from: moment.bounds, at: moment.time)
        ? ElementMotion(
          moment.animation, from: shown.vector - attributes.vector,
          velocity: element.velocity(at: moment.time), at: moment.time, reach: element.motion?.reach)
        : nil
    }
    store.setState(element, .wanted)
  }

  // MARK: Leading to an answer

  /// Notes where everything is seen before something changes.
  func note() {
    let moment = source.moment
    store.dropArrived(at: moment.time)
    for element in store.elements { element.note(moment) }
  }

  /// Adds to what was noted how fast a layout that is about to go, and the scroll, carry what is seen over the screen.
  func noteDrift(in layout: CollectionViewLayout) {
    let scroll = source.moment.scroll
    for element in store.elements { element.seenVelocity += element.drift(in: layout, at: scroll).held }
  }

  /// Adds to what was noted of the wanted elements how fast else they move, in the viewport's points per second.
  func noteVelocity(_ velocity: (ElementKey) -> AttributeVector?) {
    for element in store.elements where element.state == .wanted {
      if let more = velocity(element.attributes.key) { element.seenVelocity += more }
    }
  }

  /// Brings what is on screen in line with a layout's answer, with a motion for everything that moved.
  ///
  /// - Parameters:
  ///   - answer: What the layout shows.
  ///   - layout: The layout in use.
  ///   - reach: How many viewports beyond its edges what is no longer wanted goes at most.
  ///   - arrival: Where an element that was not on screen comes from, in the content's points; nil for nowhere else.
  func lead(
    to answer: [LayoutAttributes], of layout: CollectionViewLayout, departingWithin reach: Double,
    arrival: (LayoutAttributes) -> LayoutAttributes?
  ) {
    let moment = source.moment
    departures.followLed(in: layout, isChanged: true)
    beginPass()
    for index in answer.indices {
      let attributes = answer[index]
      let old = known(attributes)
      let wasSeen = old.map { !$0.isFresh && ($0.isLeaving || wasThere($0, moment)) } ?? false
      let element = old ?? store.insert(attributes)
      guard take(element) else { continue }
      element.state = .wanted
      if !wasSeen {
        guard let start = arrival(attributes) else {
          store.place(element, attributes)
          element.motion = nil
          continue
        }
        element.seen = start.vector - moment.offset
        element.seenVelocity = .zero
      }
      store.lead(element, to: attributes, moment)
    }
    for element in store.elements where element.isThere && element.pass != pass {
      if element.isFresh {
        store.drop(element)
      } else {
        departures.sendAway(element, in: layout, within: reach, moment)
      }
    }
    store.markUnsorted()
    store.sweep()
  }

  /// Leads one element from where it was noted to where it belongs by now.
  func glide(_ id: ElementID) { self[id]?.lead(within: nil, source.moment) }

  /// Whether an element was there before the change.
  private func wasThere(_ element: Element, _ moment: Moment) -> Bool {
    let view = Rect(origin: .zero, size: moment.bounds.size)
    return !element.isOver(element.attributes.with(element.seen), from: view, at: moment.time)
  }

  // MARK: Following the data

  /// Gives what a batch reloaded new views.
  func renewViews(_ plan: UpdatePlan) {
    for path in plan.reloadedItems.sorted() {
      guard let new = plan.newPath(forOld: path), let element = self[ElementKey(.cell, new)] else { continue }
      store.renewView(of: element)
    }
    guard !plan.refreshedSections.isEmpty else { return }
    for element in wanted where plan.refreshedSections.contains(element.attributes.indexPath.section) {
      if case .supplementary = element.attributes.category { store.renewView(of: element) }
    }
  }

  // MARK: The end of motions

  /// Takes everything off the screen.
  func dropEverything() { store.dropEverything() }

  /// Ends every motion where it leads, for a change without animation.
  func stopMotions() { store.stopMotions() }

  /// Forgets motions that have arrived, and the elements that lived for nothing else.
  func endMotions() {
    let now = source.moment.time
    for element in store.elements where element.state == .wanted {
      if let motion = element.motion, motion.end <= now { element.motion = nil }
    }
    store.dropArrived(at: now)
    guard completions.contains(where: { $0.time <= now }) else { return }
    let due = completions.filter { $0.time <= now }
    completions.removeAll { $0.time <= now }
    for completion in due { completion.body() }
  }

  /// Calls a body once everything that moves now has arrived.
  func whenArrived(_ body: @escaping () -> Void) {
    completions.append((endOfMotions, body))
  }

  /// When everything that moves now has arrived, in seconds on the collection's clock.
  var endOfMotions: Double {
    store.elements.reduce(source.moment.time) { max($0, $1.motion?.end ?? $0) }
  }
}
