/// A part of an app with its own windows, and its life cycle.
open class UIScene: UIResponder {
  /// The options of a scene's connection; always empty here.
  public final class ConnectionOptions: NSObject {
    /// The URLs to open; none here.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue; none here.
    public var userActivities: Set<NSObject> { [] }
  }
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, with events.
    case foregroundActive
    /// In the foreground, without events.
    case foregroundInactive
    /// In the background.
    case background
  }

  /// The session that it belongs to.
  public let session: UISceneSession
  /// The delegate, called at the scene's start and end.
  open var delegate: (any UISceneDelegate)?
  /// Whether it is in use.
  open internal(set) var activationState = ActivationState.unattached
  /// Its title; nil for the app's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  func connect(_ delegate: any UISceneDelegate, _ options: ConnectionOptions) {
    self.delegate = delegate
    delegate.scene(self, willConnectTo: session, options: options)
    activationState = .foregroundInactive
    delegate.sceneWillEnterForeground(self)
    activationState = .foregroundActive
    delegate.sceneDidBecomeActive(self)
  }
}

/// A URL to open. This library opens no URLs.
public final class UIOpenURLContext: NSObject {}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows that were made for it.
  public var windows: [UIWindow] { windowReferences.compactMap(\.window) }
  private var windowReferences: [WeakWindow] = []
  private struct WeakWindow { weak var window: UIWindow? }
  /// The screen that shows it.
  open var screen: UIScreen { .main }
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { .current }
  /// The status bar; nil, because this library has none.
  open var statusBarManager: UIStatusBarManager? { nil }

  func add(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windowReferences.append(WeakWindow(window: window)) }
    windowReferences.removeAll { $0.window == nil }
  }
  func remove(_ window: UIWindow) { windowReferences.removeAll { $0.window == nil || $0.window === window } }
}

/// The status bar, which this library does not have.
public final class UIStatusBarManager: NSObject {
  /// The rectangle of the bar, in points.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the bar is hidden.
  public var isStatusBarHidden: Bool { true }
}

/// The part of a scene that outlives it.
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the role.
    public let rawValue: String
    /// Makes a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The scene; nil before it connects.
  public internal(set) weak var scene: UIScene?
  /// The scene's role.
  public let role = Role.windowApplication
  /// How the scene is made.
  public internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  /// A name that stays the same.
  public let persistentIdentifier = UUID().uuidString
}

/// How a scene is made.
public final class UISceneConfiguration: NSObject {
  /// Its name in a property list, which is not read here.
  public let name: String?
  /// The scene's role.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for none.
  public var delegateClass: AnyClass?
  /// The class of the scene.
  public var sceneClass: AnyClass?
  /// Makes a configuration of a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
  func makeDelegate() -> (any UISceneDelegate)? {
    delegateClass.flatMap { UIResponder.instance(of: $0) } as? any UISceneDelegate
  }
}

/// The delegate of a scene, called at its start and end.
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene connects: show its window here. The default does nothing.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The app's loop calls it when the scene has disconnected. The default does nothing.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene becomes active. The default does nothing.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The app's loop calls it before the scene becomes inactive. The default does nothing.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground. The default does nothing.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The app's loop calls it when the scene enters the background. The default does nothing.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs; never called here. The default does nothing.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowHolder {}

extension UIWindowSceneDelegate {
  /// The scene's window, as with Objective-C's optional properties.
  public var window: UIWindow?? { (self as any WindowHolder).window }
}
