import CradleGeometry

/// The elements on screen: matches them with a layout's result, and animates them to their places.
///
/// A pass either shows a result, which does not change motions, or animates to it: after `recordShownState()` and a
/// change every element starts a motion from its shown place and velocity.
final class ElementPresenter {
  unowned let source: any PresenterSource
  let store: ElementStore
  /// The elements that are leaving.
  let departures: DepartingElements
  private var pass = 0
  /// The last element matched with the result, and the number matched so far.
  private var matched: (last: Element?, count: Int) = (nil, 0)
  private var completions = ArrivalCompletions()

  init(for source: any PresenterSource) {
    self.source = source
    store = ElementStore(for: source)
    departures = DepartingElements(for: source, store)
  }

  /// The pools of views.
  var views: ViewPools { store.views }

  // MARK: Elements

  /// The element with an identity that the data and the layout have; nil if it is not on screen.
  subscript(id: ElementID) -> Element? { store[id].flatMap { $0.isPresent ? $0 : nil } }

  /// The element with a key that the data and the layout have; nil if it is not on screen.
  subscript(key: ElementKey) -> Element? { source.id(of: key).flatMap { self[$0] } }

  /// The elements that the layout shows, in the order of its result.
  var wanted: [Element] { store.elements.filter { $0.state == .wanted }.sorted { $0.order < $1.order } }

  /// Whether no element moves or fades and no completion is pending.
  var isResting: Bool {
    completions.isEmpty && store.elements.allSatisfy { $0.state == .wanted && $0.motion == nil }
  }

  /// Everything on screen, in drawing order.
  var drawn: [Element] {
    store.sort()
    return store.elements
  }

  // MARK: Showing a result

  /// Matches the elements with a layout's result, without starting motions.
  func show(_ result: [LayoutAttributes], of layout: CollectionViewLayout) {
    departures.updateMovedByLayout(in: layout, isChanged: false)
    departures.updateTargets(in: layout)
    beginPass()
    for index in result.indices {
      let element = existing(result[index]) ?? store.insert(result[index])
      guard markWanted(element) else { continue }
      if element.state != .wanted { restore(element, to: result[index]) }
      store.place(element, result[index])
    }
    endPass()
    if !store.defersViews { store.makeDueViews() }
    departures.updateTargets(in: layout)
    store.sweep()
  }

  private func beginPass() {
    pass += 1
    matched = (nil, 0)
  }

  /// The element with the key of attributes; nil if it is not on screen.
  private func existing(_ attributes: LayoutAttributes) -> Element? {
    // A scroll changes the order only at its ends, and a layout's order is nearly the drawing order.
    if let next = store.after(matched.last), next.hasKey(of: attributes) { return next }
    return store[source.identity(of: attributes)]
  }

  /// Marks an element as part of the result; false if it already is.
  private func markWanted(_ element: Element) -> Bool {
    guard element.pass != pass else { return false }
    element.pass = pass
    element.isFresh = false
    element.order = matched.count
    matched = (element, matched.count + 1)
    return true
  }

  /// Removes elements that are no longer wanted, once their motion has moved them out of the viewport.
  private func endPass() {
    let now = source.motionContext.time
    for element in store.elements where element.state == .wanted && element.pass != pass {
      if element.hasArrived(at: now) {
        store.remove(element)
      } else {
        store.setState(element, .departing)
      }
    }
  }

  /// Returns a leaving element to the layout: it continues from where it is shown, with its present opacity.
  /// If it is leaving for another place and is not visible, it counts as new.
  private func restore(_ element: Element, to attributes: LayoutAttributes) {
    let motionContext = source.motionContext
    if element.attributes.vector != attributes.vector {
      let shown = element.presentation(at: motionContext.time)
      element.motion =
        !element.isOver(shown, from: motionContext.bounds, at: motionContext.time)
        ? ElementMotion(
          motionContext.animation, from: shown.vector - attributes.vector,
          velocity: element.velocity(at: motionContext.time), at: motionContext.time,
          reach: element.motion?.reach)
        : nil
    }
    store.setState(element, .wanted)
  }

  // MARK: Animating to a result

  /// Stores where everything is shown before a change.
  func recordShownState() {
    let motionContext = source.motionContext
    store.removeArrived(at: motionContext.time)
    for element in store.elements { element.recordShownState(motionContext) }
  }

  /// Adds to the recorded velocities the velocity on the screen due to the scroll and to a layout about to be
  /// replaced.
  func recordLayoutVelocity(in layout: CollectionViewLayout) {
    let scroll = source.motionContext.scroll
    for element in store.elements {
      element.velocityBefore += element.layoutVelocity(in: layout, at: scroll).clamped
    }
  }

  /// Adds a further velocity of the wanted elements to the recorded ones, in the viewport's points per second.
  func recordVelocity(_ velocity: (ElementKey) -> AttributeVector?) {
    for element in store.elements where element.state == .wanted {
      if let more = velocity(element.attributes.key) { element.velocityBefore += more }
    }
  }

  /// Matches the elements with a layout's result, and starts a motion for every element that moved.
  ///
  /// - Parameters:
  ///   - result: The attributes that the layout shows.
  ///   - layout: The layout in use.
  ///   - reach: The largest distance beyond the edges to which unwanted elements move, in viewports.
  ///   - arrival: Returns the start of an element that was not on screen, in the content's points; nil if it
  ///     starts at its place.
  func animate(
    to result: [LayoutAttributes], of layout: CollectionViewLayout, departingWithin reach: Double,
    arrival: (LayoutAttributes) -> LayoutAttributes?
  ) {
    let motionContext = source.motionContext
    departures.updateMovedByLayout(in: layout, isChanged: true)
    beginPass()
    for index in result.indices {
      let attributes = result[index]
      let old = existing(attributes)
      let wasSeen = old.map { !$0.isFresh && ($0.isLeaving || wasOnScreen($0, motionContext)) } ?? false
      let element = old ?? store.insert(attributes)
      guard markWanted(element) else { continue }
      element.state = .wanted
      if !wasSeen {
        guard let start = arrival(attributes) else {
          store.place(element, attributes)
          element.motion = nil
          continue
        }
        element.shownBefore = start.vector - motionContext.offset
        element.velocityBefore = .zero
      }
      store.animate(element, to: attributes, motionContext)
    }
    for element in store.elements
    where element.pass != pass && (element.isPresent || isShownOutside(element, in: layout)) {
      if element.isFresh {
        store.remove(element)
      } else {
        departures.beginDeparture(element, in: layout, within: reach, motionContext)
      }
    }
    store.markUnsorted()
    store.sweep()
  }

  /// Whether an element fades because an earlier layout did not have it, and the present one has it outside of
  /// the viewport. It then moves there: otherwise a scroll that reaches its place would restore it, at a time
  /// that depends on the frame rate.
  private func isShownOutside(_ element: Element, in layout: CollectionViewLayout) -> Bool {
    let key = element.attributes.key
    return element.state == .fading && source.id(of: key) == element.id
      && layout.shownAttributes(for: key) != nil
  }

  /// Starts a motion of one element from its recorded place to its present one.
  func animate(_ id: ElementID) { self[id]?.animate(within: nil, source.motionContext) }

  /// Whether an element was on screen before the change.
  private func wasOnScreen(_ element: Element, _ motionContext: MotionContext) -> Bool {
    let view = Rect(origin: .zero, size: motionContext.bounds.size)
    return !element.isOver(element.attributes.with(element.shownBefore), from: view, at: motionContext.time)
  }

  // MARK: Following the data

  /// Gives reloaded elements new views.
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

  // MARK: Finished motions

  /// Removes everything from the screen.
  func removeAll() { store.removeAll() }

  /// Ends every motion at its target, for a change without animation.
  func stopMotions() { store.stopMotions() }

  /// Removes finished motions, and the elements that only these kept on screen.
  func endMotions() {
    let now = source.motionContext.time
    for element in store.elements where element.state == .wanted {
      guard let motion = element.motion, motion.end <= now else { continue }
      element.motion = nil
      if motion.isFadingIn { store.markUnsorted() }
    }
    store.removeArrived(at: now)
    for completion in completions.takeDue(at: now) { completion() }
  }

  /// Calls a closure once everything that moves now has arrived.
  func whenArrived(_ body: @escaping () -> Void) {
    completions.add(body, at: endOfMotions)
  }

  /// The time at which everything that moves now has arrived, in seconds on the collection's clock.
  var endOfMotions: Double {
    store.elements.reduce(source.motionContext.time) { max($0, $1.motion?.end ?? $0) }
  }
}
