/// The application: its delegate, its scenes and its windows. Set its layout direction to your language's.
///
/// This library starts no app. The app's own loop calls `launch(_:)`, and `UIWindow.advance(by:)` of each window with
/// every frame. A delegate marked with `@main` sets `loop` as it launches, and `UIApplicationDelegate.main()` runs it.
public final class UIApplication: UIResponder, @unchecked Sendable {
  /// A key of the launch options. This library passes none.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that started this one.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }
  /// A key of the options for opening a URL. This library opens no URLs.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Whether the app is in use.
  public enum State: Int, Sendable {
    /// In the foreground, with events.
    case active
    /// In the foreground, without events.
    case inactive
    /// In the background.
    case background
  }

  /// Posted by the app when memory runs short.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted by the app when it becomes active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted by the app before it becomes inactive.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted by the app when it enters the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted by the app before it enters the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Posted by the app before the status bar changes its height. Has no effect: there is no status bar here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted by the app after the status bar changed its height. Has no effect: there is no status bar here.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted by the app before the screen rotates. It does not rotate here.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted by the app after the screen rotated. It does not rotate here.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted by the app before it ends.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted by the app after it was launched.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The URL of the app's own settings.
  public static let openSettingsURLString = "app-settings:"

  private let lock = NSLock()
  private var direction = UIUserInterfaceLayoutDirection.leftToRight

  /// The only instance.
  public static let shared = UIApplication()

  /// The delegate, called at the app's start and end. `launch(_:)` keeps it alive; one that is set is held weakly.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Ours: the app's loop, which takes its events, advances its windows and draws them until the app ends.
  public var loop: (() -> Void)?
  private var retainedDelegate: (any UIApplicationDelegate)?
  /// The scenes, each with its windows.
  public internal(set) var connectedScenes: Set<UIScene> = []
  /// Whether the app is in use: inactive until it is launched.
  public private(set) var applicationState = State.inactive
  /// The badge number of the app's icon; not shown here.
  public var applicationIconBadgeNumber = 0
  /// Whether the screen stays lit without touches. Has no effect here.
  public var isIdleTimerDisabled = false
  /// Whether the network activity indicator is shown. Has no effect here.
  public var isNetworkActivityIndicatorVisible = false

  /// The rectangle of the status bar, in points: zero, because this library has no status bar.
  public var statusBarFrame: CGRect { .zero }
  /// The status bar's colours; no effect.
  public var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden: always true; setting it has no effect.
  public var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// The orientation of the screen, derived from its proportions, because the screen does not rotate here.
  public var statusBarOrientation: UIInterfaceOrientation { .current }
  /// The layout direction; left to right by default.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { lock.withLock { direction } }
    set { lock.withLock { direction = newValue } }
  }
  /// The windows of the delegate, of the scenes, and those without a scene that were made on the present thread. As in
  /// UIKit they are ordered by their levels, those at the back first.
  public var windows: [UIWindow] { allWindows.sortedByLevel }
  /// The windows of the delegate, those of the scenes, and those without a scene.
  private var allWindows: [UIWindow] {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    let delegateWindows = (delegate?.window ?? nil).map { [$0] } ?? []
    var all: [UIWindow] = []
    for window in delegateWindows + scenes + WindowList.current.windows {
      if !all.contains(where: { $0 === window }) { all.append(window) }
    }
    return all
  }
  /// The key window of the delegate, of the first scene that has one, or of the windows without a scene; nil for none.
  public var keyWindow: UIWindow? { allWindows.first(where: \.isKeyWindow) }

  /// Blocks touches to the present windows until the matching `endIgnoringInteractionEvents()`.
  public func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    guard ignoringCount == 1 else { return }
    blockedWindows = windows.filter(\.isUserInteractionEnabled)
    for window in blockedWindows { window.isUserInteractionEnabled = false }
  }
  /// Lets touches reach the windows again, once it was called as often as the method above.
  public func endIgnoringInteractionEvents() {
    guard ignoringCount > 0 else { return }
    ignoringCount -= 1
    guard ignoringCount == 0 else { return }
    for window in blockedWindows { window.isUserInteractionEnabled = true }
    blockedWindows = []
  }
  private var ignoringCount = 0
  /// The windows that it has blocked.
  private var blockedWindows: [UIWindow] = []
  /// Calls a method of a target. For nil, calls that of the first object that has it in the responder chain of the
  /// sender, or of the first responder. Returns whether there was one.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    let first =
      sender as? UIResponder ?? keyWindow?.firstResponder ?? windows.lazy.compactMap(\.firstResponder).first
    guard let found = target ?? first?.target(forAction: action, withSender: sender) else { return false }
    action.perform(on: found, [sender, event])
    return true
  }
  /// Sets the status bar's colours; no effect.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Hides or shows the status bar; no effect.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Always false: this library opens no URLs.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }
  /// The category of text sizes: the standard one.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Always false: this library opens no URLs.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Calls the completion with false: this library opens no URLs.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Ours: launches an app as the system does. Calls the delegate, connects a scene where the delegate or
  /// `sceneDelegate` requests one, and notifies the scene's delegate, or without a scene the app's, that it is active.
  /// UIKit takes the class of the scene's delegate from a property list, which this library does not read.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil
  ) {
    (self.delegate, retainedDelegate) = (delegate, delegate)
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    applicationState = .active
    guard let sceneDelegate = sceneDelegate ?? session.configuration.makeDelegate() else {
      return delegate.applicationDidBecomeActive(self)
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    connectedScenes.insert(scene)
    scene.connect(sceneDelegate, options)
  }
}

/// A layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
