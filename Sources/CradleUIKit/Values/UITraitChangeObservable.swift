/// A view or a controller, which has traits.
public protocol UITraitEnvironment: UIResponder {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with the former ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose changes of traits can be followed: a view or a controller.
///
/// The next frame of the window reports changes of overrides and of the screen, before its layout,
/// superviews and parents first. The traits of objects outside of windows, and of those that enter one,
/// change without a report.
public protocol UITraitChangeObservable: UIResponder {}

extension UITraitChangeObservable {
  /// Registers a closure for changes of traits. It gets the object and its former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerTraits(traits) { object, former in if let object = object as? Self { handler(object, former) } }
  }
  /// Registers a closure for changes of traits that names the object's type. The methods of a class
  /// need it, because the compiler does not accept the class in place of `Self`. An object of
  /// another type is not reported.
  @discardableResult
  public func registerForTraitChanges<Object>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerTraits(traits) { object, former in if let object = object as? Object { handler(object, former) } }
  }
  /// Registers a method of a target, held weakly, for changes of traits. It may take the object, and its former traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let target = TargetAction(target, action)
    return registerTraits(traits) { target.send(from: nil, [$0, $1]) }
  }
  /// Registers a method of the object for changes of traits. It may take the object, and its former traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { registerForTraitChanges(traits, target: self, action: action) }
  /// Ends a registration; does nothing for one of another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord?.registrations.removeAll { $0 === registration }
  }
  /// The traits that the object sets for itself and those below it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitRecord?.overrides ?? TraitValues()) }
    set { setOverrides(newValue.values) }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Reports changes of traits in the window now, instead of by its next frame.
  public func updateTraitsIfNeeded() { if root.reportsTraits { root.updateTraits() } }
  /// The traits of what is around the view, with its own overrides.
  var inheritedTraits: UITraitCollection {
    overriding(storage.controller?.traitCollection ?? superview?.traitCollection ?? .current)
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// Reports changes of traits in the window of the view now, instead of by its next frame.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
  /// The traits of what is around the controller's view, or of its parent, with its own overrides.
  var inheritedTraits: UITraitCollection {
    overriding(viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .current)
  }
}

/// The trait overrides and registrations of a responder.
final class TraitRecord {
  var overrides = TraitValues()
  /// The overrides that have been reported.
  var reported = TraitValues()
  var registrations: [TraitRegistration] = []
  /// The screen's traits that a topmost view has reported; nil before its first frame.
  var screen: ScreenTraits?
  /// Whether a topmost view has overrides below it to report.
  var needsReport = false
}

/// A registration for changes of traits.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (UIResponder, UITraitCollection) -> Void
  init(_ traits: [UITrait], _ call: @escaping (UIResponder, UITraitCollection) -> Void) {
    (self.traits, self.call) = (traits, call)
  }
}
