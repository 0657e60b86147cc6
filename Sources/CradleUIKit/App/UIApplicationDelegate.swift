import CradleGeometry

/// Ours: the window of a delegate. The property is an optional requirement in UIKit: through a reference to the
/// delegate protocol its type has a second `?`.
public protocol WindowHolder: AnyObject {
  /// The window of an app without scenes, or of a scene. The default keeps none.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowHolder {
  /// Nil; setting it does nothing.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The delegate of an app, called at its start and end.
public protocol UIApplicationDelegate: WindowHolder {
  /// Called first. The default returns true.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has started; an app without scenes shows its window here. The default returns true.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The configuration of a scene that connects. The default has the session's role and no delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes were closed; never called here. The default does nothing.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The orientations that the app supports; by default all but upside down. No effect: the screen does not rotate
  /// here.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called to open a URL; never called here. The default returns false.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the app becomes active. The default does nothing.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app's loop calls it before the app becomes inactive. The default does nothing.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app's loop calls it when the app enters the background. The default does nothing.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app's loop calls it before the app enters the foreground. The default does nothing.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app's loop calls it before the end. The default does nothing.
  func applicationWillTerminate(_ application: UIApplication)
  /// The app's loop calls it when memory runs short. The default does nothing.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window of an app without scenes, as with Objective-C's optional properties.
  public var window: UIWindow?? { (self as any WindowHolder).window }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns a configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns all but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: UIResponder {
  /// The start of a program whose delegate is marked with `@main`: makes the delegate with its own `init()`, launches
  /// the app, and runs `UIApplication.loop`, which the delegate sets as it launches. Without a loop the program ends:
  /// this library reads no clock, so only the app can advance its windows.
  public static func main() {
    guard let delegate = UIResponder.instance(of: Self.self) as? Self else { return }
    UIApplication.shared.launch(delegate)
    UIApplication.shared.loop?()
  }
}

extension UIResponder {
  /// A new responder of a class that is only known when the program runs, by its own `init()`; see `UIView.made()`.
  static func instance(of type: AnyClass) -> UIResponder? { (type as? UIResponder.Type)?.instance() }
  @_silgen_name("$s11CradleUIKit11UIResponderC8instanceACyt_tcfC")
  static func instance() -> UIResponder
}

extension UIViewController {
  /// Ours: a new controller of a class that is only known while the program runs, by the class's own
  /// `init(nibName:bundle:)`, which gets nil twice. The plugin `UIKitSources` writes it for
  /// `type.init(nibName:bundle:)`.
  public static func made(nibName: String?, bundle: Bundle?) -> Self {
    guard let controller = instance() as? Self else {
      preconditionFailure("UIViewController.made(nibName:bundle:): \(self) makes another class")
    }
    return controller
  }
}
