import CradleGeometry

// How what is on screen follows a change at once and yet continuously: every element keeps the place and
// speed at which it is seen, and a motion from there leads it to where it now belongs.
extension CollectionView {
  /// Notes where everything is seen, in the viewport's points, before something changes.
  func snapshot() {
    dropArrived()
    let offset = AttributeVector(scrollView.contentOffset - .zero)
    let now = time
    for element in wanted { note(element, offset, now) }
    for element in departing { note(element, offset, now) }
    for element in leaving { note(element, offset, now) }
  }

  private func note(_ element: Element, _ offset: AttributeVector, _ now: Double) {
    element.seen = element.presentation(at: now).vector - offset
    element.seenVelocity = element.velocity(at: now)
  }

  /// Leads an element from where it was seen to its new place; what departs no farther than its reach.
  func lead(_ element: Element, to attributes: LayoutAttributes, within reach: Double? = nil) {
    element.departureReach = reach
    send(element, to: attributes)
    let offset = AttributeVector(scrollView.contentOffset - .zero)
    element.motion = ElementMotion(
      animation, from: element.seen + offset - element.attributes.vector,
      velocity: element.seenVelocity, at: time)
  }

  /// Lets an element fade from the data or the layout: to final attributes, or where it is seen.
  func dismiss(_ element: Element, to final: LayoutAttributes?) {
    var target = final ?? element.attributes
    if final == nil {
      let offset = AttributeVector(scrollView.contentOffset - .zero)
      target = target.with(element.seen + offset)
      target.alpha = 0
    }
    target.category = element.attributes.category
    element.isLeaving = true
    element.isDeparting = false
    lead(element, to: target)
    isDrawOrderStale = true
    if element.motion == nil { recycle(element) } else { leaving.append(element) }
  }

  /// Hands an element that is gone from the data to the layout, as long as that leads it away itself; whether it does.
  func letLead(_ element: Element) -> Bool {
    guard let place = layout.layoutAttributes(forLeaving: element.id) else { return false }
    element.isLeaving = true
    element.isDeparting = false
    element.isLed = true
    lead(element, to: element.named(place))
    leaving.append(element)
    isDrawOrderStale = true
    return true
  }

  /// Shows what the layout leads away where it has it now.
  ///
  /// - Parameter isChanged: Whether places were noted before a change: then a jump becomes a motion, and what the layout
  ///   does not lead any more fades; otherwise it is off the screen.
  func followLed(isChanged: Bool) {
    guard leaving.contains(where: \.isLed) else { return }
    let before = leaving
    leaving.removeAll(keepingCapacity: true)
    for element in before {
      guard element.isLed else {
        leaving.append(element)
        continue
      }
      if let place = layout.layoutAttributes(forLeaving: element.id).map(element.named) {
        if isChanged { lead(element, to: place) } else { self.place(element, place) }
        leaving.append(element)
      } else if isChanged {
        element.isLed = false
        dismiss(element, to: nil)
      } else {
        drop(element)
      }
    }
  }

  /// Matches the screen with the buffer after a change, with a motion for everything that moved.
  ///
  /// - Parameters:
  ///   - arrival: Where an element that was not on screen comes from, in the content's points; nil for nowhere else.
  ///   - departureReach: How many viewports beyond its edges what is no longer wanted goes at most.
  func matchAnimated(arrival: (LayoutAttributes) -> LayoutAttributes?, departureReach: Double) {
    let knownBefore = passNumber
    followLed(isChanged: true)
    beginMatching()
    let offset = AttributeVector(scrollView.contentOffset - .zero)
    for index in buffer.indices {
      let attributes = buffer[index]
      let isOnScreen = byKey[attributes.key].map(wasThere) ?? false
      let isReturning = !isOnScreen && isFading(attributes.key)
      guard let element = wantedElement(attributes) else { continue }
      if element.isDeparting {
        element.isDeparting = false
        departing.removeAll { $0 === element }
      }
      if !isOnScreen && !isReturning {
        guard let start = arrival(attributes) else {
          place(element, attributes)
          element.motion = nil
          continue
        }
        element.seen = start.vector - offset
        element.seenVelocity = .zero
      }
      lead(element, to: attributes)
    }
    depart(within: departureReach, since: knownBefore)
    isDrawOrderStale = true
  }

  /// Whether an element was there before the change.
  private func wasThere(_ element: Element) -> Bool {
    let shown = element.attributes.with(element.seen)
    return !element.isGone(shown, from: Rect(origin: .zero, size: viewportSize), at: time)
  }

  private func isFading(_ key: ElementKey) -> Bool {
    guard !leaving.isEmpty, let id = contents.id(of: key) else { return false }
    return leaving.contains { $0.id == id }
  }

  /// Sends away what was on screen and is not wanted any more; what the layout does not have fades where it is.
  private func depart(within reach: Double, since pass: Int) {
    let unwanted = (previouslyWanted + departing).filter { $0.pass != passNumber && !$0.isLeaving }
    previouslyWanted.removeAll(keepingCapacity: true)
    departing.removeAll(keepingCapacity: true)
    for element in unwanted {
      guard let place = layout.layoutAttributes(for: element.attributes.key).map(layout.shown) else {
        byKey[element.attributes.key] = nil
        dismiss(element, to: nil)
        continue
      }
      lead(element, to: place, within: reach)
      if element.motion == nil {
        drop(element)
      } else {
        element.isDeparting = true
        departing.append(element)
      }
    }
  }

  /// Keeps what departs on its way out of sight, wherever a scroll or a resize has that now.
  func guideDeparting() {
    for element in departing {
      guard let place = layout.layoutAttributes(for: element.attributes.key).map(layout.shown) else {
        continue
      }
      send(element, to: place)
    }
  }

  /// Places an element no farther away than its reach.
  private func send(_ element: Element, to place: LayoutAttributes) {
    let cut = element.departureReach.map { near(place, within: $0) } ?? place
    element.held = cut.vector .!= place.vector
    self.place(element, cut)
  }

  /// A place no farther away than a number of viewports and just out of sight, so that nothing shoots across the screen.
  func near(_ attributes: LayoutAttributes, within reach: Double) -> LayoutAttributes {
    let bounds = scrollView.visibleRect
    let near = bounds.insetBy(dx: -reach * bounds.width, dy: -reach * bounds.height)
    var cut = attributes
    let (width, height) = (cut.size.width * max(1, cut.scale), cut.size.height * max(1, cut.scale))
    cut.center.x = min(max(cut.center.x, near.minX - width), near.maxX + width)
    cut.center.y = min(max(cut.center.y, near.minY - height), near.maxY + height)
    return cut
  }

  /// Keeps what only fades in its place on screen, though the content offset jumped.
  func carryLeaving(by jump: Vector) {
    guard jump != .zero else { return }
    for element in leaving { element.attributes.center += jump }
  }

  /// Ends every motion where it leads, for a change without animation.
  func stopMotions() {
    for element in wanted { element.motion = nil }
    for element in departing + leaving.filter({ !$0.isLed }) { drop(element) }
    departing = []
    leaving.removeAll { !$0.isLed }
    for element in leaving { element.motion = nil }
    isDrawOrderStale = true
  }

  /// When everything that moves now has arrived.
  var endOfMotions: Double {
    var end = time
    for element in wanted { end = max(end, element.motion?.end ?? end) }
    for element in departing { end = max(end, element.motion?.end ?? end) }
    for element in leaving { end = max(end, element.motion?.end ?? end) }
    return end
  }
}
