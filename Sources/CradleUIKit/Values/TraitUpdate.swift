/// A change of the traits of a responder.
private struct TraitChange {
  let object: UIResponder
  let old: UITraitCollection
  let new: UITraitCollection

  /// Notifies the responder. The app may end registrations in each call.
  func report() {
    (object as? any UITraitEnvironment)?.traitCollectionDidChange(old)
    for registration in object.traitRecord?.registrations ?? [] {
      let isAffected = registration.traits.contains { new.values.differ(from: old.values, in: $0) }
      let isRegistered = object.traitRecord?.registrations.contains { $0 === registration } ?? false
      if isAffected, isRegistered { registration.call(object, old) }
    }
  }
}

/// The traits at a place of the tree, before and after a change.
private struct TraitStep {
  var old: UITraitCollection
  var new: UITraitCollection
  var isChanged: Bool

  /// Goes on to a responder below, whose overrides count as reported from now on.
  mutating func enter(_ object: UIResponder, _ changes: inout [TraitChange]) {
    if let record = object.traitRecord, !record.overrides.isEmpty || !record.reported.isEmpty {
      old = UITraitCollection(old.values.merging(record.reported))
      new = UITraitCollection(new.values.merging(record.overrides))
      record.reported = record.overrides
      isChanged = old != new
    }
    if isChanged { changes.append(TraitChange(object: object, old: old, new: new)) }
  }
}

extension UIView {
  /// Whether it is a topmost view whose frames report changes of traits.
  var reportsTraits: Bool { superview == nil && (self is UIWindow || storage.isAdvanced) }

  /// Reports what has changed since the last frame of a topmost view; the first frame reports nothing.
  func updateTraits() {
    let record = madeTraitRecord
    let screen = ScreenTraits(.main)
    let old = record.screen
    guard record.needsReport || old != screen else { return }
    (record.screen, record.needsReport) = (screen, false)
    var changes: [TraitChange] = []
    let step = TraitStep(
      old: UITraitCollection((old ?? screen).values), new: UITraitCollection(screen.values),
      isChanged: old != nil && old != screen)
    collectTraitChanges(step, &changes)
    guard old != nil else { return }
    for change in changes { change.report() }
  }
  private func collectTraitChanges(_ step: TraitStep, _ changes: inout [TraitChange]) {
    var step = step
    if let controller = storage.controller { step.enter(controller, &changes) }
    step.enter(self, &changes)
    for view in subviews { view.collectTraitChanges(step, &changes) }
  }
}

extension UIResponder {
  fileprivate var madeTraitRecord: TraitRecord {
    if let traitRecord { return traitRecord }
    let record = TraitRecord()
    traitRecord = record
    return record
  }
  func registerTraits(_ traits: [UITrait], _ call: @escaping (UIResponder, UITraitCollection) -> Void)
    -> TraitRegistration
  {
    let registration = TraitRegistration(traits, call)
    madeTraitRecord.registrations.append(registration)
    return registration
  }
  /// Returns traits with the responder's own overrides.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    guard let overrides = traitRecord?.overrides, !overrides.isEmpty else { return traits }
    return UITraitCollection(traits.values.merging(overrides))
  }
  func setOverrides(_ overrides: TraitValues) {
    let record = madeTraitRecord
    record.overrides = overrides
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    if let root = view?.root, root.reportsTraits {
      root.madeTraitRecord.needsReport = true
    } else {
      record.reported = overrides
    }
  }
  /// The overridden appearance; unspecified for none.
  var overriddenStyle: UIUserInterfaceStyle {
    get { traitRecord?.overrides[UITraitUserInterfaceStyle.self] ?? .unspecified }
    set {
      var overrides = traitRecord?.overrides ?? TraitValues()
      overrides[UITraitUserInterfaceStyle.self] = newValue
      if newValue == .unspecified { overrides.remove(UITraitUserInterfaceStyle.self) }
      setOverrides(overrides)
    }
  }
}
