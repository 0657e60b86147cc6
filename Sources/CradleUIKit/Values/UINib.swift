import CradleGeometry

/// The name of an Interface Builder file. There is no Interface Builder here: the app registers a closure that makes
/// the objects of a file with `register(_:make:)`; any other file traps.
open class UINib: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var factories: [String: (Any?) -> [Any]] = [:]
  /// The name of the file.
  let name: String

  /// Makes a nib with a file's name; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Ours: registers the closure that makes the objects of a file for an owner; the first one is the view or cell.
  public class func register(_ name: String, make: @escaping (_ owner: Any?) -> [Any]) {
    lock.withLock { factories[name] = make }
  }

  /// New objects of the file; one that was not registered traps.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    objects(ownerOrNil, for: "instantiate")
  }
  /// An option of making objects; none has an effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that replace placeholders of the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private func objects(_ owner: Any?, for caller: String) -> [Any] {
    guard let make = Self.lock.withLock({ Self.factories[name] }) else {
      preconditionFailure(
        "\(caller): the nib \"\(name)\" is Interface Builder's, which is not here; say how its objects are made with "
          + "UINib.register(_:make:), or register the view's class")
    }
    return make(owner)
  }
  /// Returns the view of the file; another kind of object traps with the name of the caller.
  func view<View: UIView>(for caller: String) -> View {
    guard let view = objects(nil, for: caller).first as? View else {
      preconditionFailure("\(caller): the first object of the nib \"\(name)\" is no \(View.self)")
    }
    return view
  }
}

extension Bundle {
  /// New objects of an Interface Builder file; see `UINib.register(_:make:)`.
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
