import CradleGeometry

/// The name of an Interface Builder file with controllers. There is no Interface Builder here: the app registers a
/// closure that makes each controller with `register(_:identifier:make:)`; any other controller traps.
public final class UIStoryboard: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var factories: [String: () -> UIViewController] = [:]
  private let name: String

  /// Names a file; the bundle is ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Ours: registers the closure that makes a controller of a storyboard; a nil identifier means the initial
  /// controller.
  public static func register(_ name: String, identifier: String?, make: @escaping () -> UIViewController) {
    lock.withLock { factories[key(name, identifier)] = make }
  }
  private static func key(_ name: String, _ identifier: String?) -> String {
    name + "\u{0}" + (identifier ?? "\u{0}")
  }

  /// A new controller with an identifier; one that was not registered traps.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = factory(identifier) else {
      preconditionFailure(
        "UIStoryboard \"\(name)\": there is no Interface Builder here; say how \"\(identifier)\" is made with UIStoryboard.register(_:identifier:make:)"
      )
    }
    return make()
  }
  /// A new controller with an identifier; one that was not registered traps.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = instantiateViewController(withIdentifier: identifier) as? Controller else {
      preconditionFailure("UIStoryboard \"\(name)\": \"\(identifier)\" is no \(Controller.self)")
    }
    return controller
  }
  /// A new initial controller; nil if none was registered.
  public func instantiateInitialViewController() -> UIViewController? { factory(nil)?() }
  private func factory(_ identifier: String?) -> (() -> UIViewController)? {
    Self.lock.withLock { Self.factories[Self.key(name, identifier)] }
  }
}

/// A transition from one controller of a storyboard to another one. Only the app makes segues here.
open class UIStoryboardSegue: NSObject {
  /// Its name; nil for none.
  public let identifier: String?
  /// The controller at which it begins.
  public let source: UIViewController
  /// The controller to which it leads.
  public let destination: UIViewController
  /// Makes a transition between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  /// Shows the destination.
  open func perform() { source.show(destination, sender: nil) }
}
