import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// Collects the contacts that began and ended since the last call; called before the world drops its events
  /// or a body is removed.
  func collectContacts() {
    let events = world.contactEvents
    while contacts.seen < events.count {
      collect(events[contacts.seen])
      contacts.seen += 1
    }
  }

  private func collect(_ event: ContactEvent) {
    let pair = ContactTable.ShapePair(a: event.shapeA, b: event.shapeB)
    switch event.phase {
    case .began: begin(event, pair)
    case .ended:
      guard let key = contacts.keys.removeValue(forKey: pair), var touch = contacts.touches[key] else {
        return
      }
      touch.count -= 1
      contacts.touches[key] = touch.count > 0 ? touch : nil
      guard touch.count == 0 else { return }
      for behavior in touch.behaviors {
        contacts.ended.append(
          ContactTable.Report(
            behavior: behavior, itemA: touch.itemA, itemB: touch.itemB, identifier: touch.identifier,
            point: nil))
      }
    }
  }

  private func begin(_ event: ContactEvent, _ pair: ContactTable.ShapePair) {
    let key: ContactTable.Key
    var touch: ContactTable.Touch
    switch (recordsByBody[event.bodyA], recordsByBody[event.bodyB]) {
    case (let a?, let b?):
      let (one, other) = (ObjectIdentifier(a.item), ObjectIdentifier(b.item))
      key = ContactTable.Key(first: min(one, other), second: max(one, other))
      let both = a.collisions.allOrThose { one in
        one.collisionMode.contains(.items) && b.collisions.contains { $0 === one }
      }
      touch = ContactTable.Touch(itemA: a.item, itemB: b.item, behaviors: both, identifier: nil, count: 0)
    case (let record?, nil), (nil, let record?):
      let shape = recordsByBody[event.bodyA] == nil ? event.shapeA : event.shapeB
      guard let owner = record.collisions.first(where: { $0.boundary(of: shape) != nil }),
        let boundary = owner.boundary(of: shape)
      else { return }
      key = ContactTable.Key(first: ObjectIdentifier(record.item), second: nil, boundary: boundary)
      touch = ContactTable.Touch(
        itemA: record.item, itemB: nil, behaviors: record.collisions.allOrThose { $0 === owner },
        identifier: boundary.identifier, count: 0)
    case (nil, nil): return
    }
    touch = contacts.touches[key] ?? touch
    touch.count += 1
    contacts.touches[key] = touch
    contacts.keys[pair] = key
    guard touch.count == 1 else { return }
    for behavior in touch.behaviors {
      contacts.began.append(
        ContactTable.Report(
          behavior: behavior, itemA: touch.itemA, itemB: touch.itemB, identifier: touch.identifier,
          point: event.point))
    }
  }

  /// Calls the delegates: all beginnings, then all ends. (Measured.)
  func reportContacts() {
    collectContacts()
    contacts.began.drain(deliver)
    contacts.ended.drain(deliver)
    contacts.giveBack(afterSteps: world.stepCount)
  }

  private func deliver(_ report: ContactTable.Report) {
    guard report.behavior.dynamicAnimator === self, let delegate = report.behavior.collisionDelegate else {
      return
    }
    switch (report.itemB, report.point) {
    case (let other?, let point?):
      delegate.collisionBehavior(report.behavior, beganContactFor: report.itemA, with: other, at: point)
    case (let other?, nil):
      delegate.collisionBehavior(report.behavior, endedContactFor: report.itemA, with: other)
    case (nil, let point?):
      delegate.collisionBehavior(
        report.behavior, beganContactFor: report.itemA, withBoundaryIdentifier: report.identifier, at: point)
    case (nil, nil):
      delegate.collisionBehavior(
        report.behavior, endedContactFor: report.itemA, withBoundaryIdentifier: report.identifier)
    }
  }
}

extension Array {
  /// The elements that satisfy a condition; the array itself, without a copy, if all do.
  fileprivate func allOrThose(_ isWanted: (Element) -> Bool) -> [Element] {
    allSatisfy(isWanted) ? self : filter(isWanted)
  }
}
