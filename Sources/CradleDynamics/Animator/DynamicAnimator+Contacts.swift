import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// Collects the contacts that began and ended since the last call; called before the world drops its events
  /// or a body is removed.
  func collectContacts() { contacts.collect(world.contactEvents, records) }

  /// Calls the delegates.
  func reportContacts() {
    collectContacts()
    contacts.report(deliver)
    contacts.releaseExcess(afterSteps: world.stepCount)
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
