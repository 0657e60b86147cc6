/// The device, with the members that layouts use.
public final class UIDevice: NSObject, Sendable {
  /// The only instance.
  public static let current = UIDevice()
  /// The notification of a new orientation. The app posts it when its window's proportions change.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The orientation of the device, derived from the screen's bounds.
  public var orientation: UIDeviceOrientation {
    UIInterfaceOrientation.current.isLandscape ? .landscapeLeft : .portrait
  }
  /// Whether the device reports changes of orientation; only the app reports them here.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing: the app reports changes of orientation.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the app reports changes of orientation.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The system's name: iOS, because code written for UIKit compares it with that.
  public var systemName: String { "iOS" }
  /// The version of iOS whose names this library has.
  public var systemVersion: String { "16.0" }
  /// The kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The device's name.
  public var name: String { model }
  /// The idiom of `UITraitCollection.current`; a phone by default.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}
