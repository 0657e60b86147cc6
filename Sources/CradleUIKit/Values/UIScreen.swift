/// The screen, with the members that layouts use. Set its bounds to those of your window.
public final class UIScreen: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var size = CGRect(x: 0, y: 0, width: 375, height: 667)
  private var pixels: CGFloat = 2

  /// The main screen; the default is 375 × 667 points with 2 pixels per point.
  public static let main = UIScreen()

  /// The rectangle in points.
  public var bounds: CGRect {
    get { lock.withLock { size } }
    set { lock.withLock { size = newValue } }
  }
  /// The number of pixels per point.
  public var scale: CGFloat {
    get { lock.withLock { pixels } }
    set { lock.withLock { pixels = newValue } }
  }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The largest number of frames a second; the app decides.
  public var maximumFramesPerSecond: Int { 120 }
  /// The brightness, 0 … 1; nothing here changes it.
  public var brightness: CGFloat { 1 }
  /// The traits.
  public var traitCollection: UITraitCollection { UITraitCollection(self) }
  /// The rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// The device, with the members that layouts use.
public final class UIDevice: NSObject, Sendable {
  /// The only instance.
  public static let current = UIDevice()
  /// The notification of a new orientation. The app posts it when its window's proportions change.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// How the device is held: as the screen's bounds say.
  public var orientation: UIDeviceOrientation {
    UIInterfaceOrientation.current.isLandscape ? .landscapeLeft : .portrait
  }
  /// Whether the device tells of turns; the app does.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Begins to tell of turns; the app does.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends to tell of turns; the app does.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The system's name: iOS, because that is what code for UIKit asks for.
  public var systemName: String { "iOS" }
  /// The system's number, whose names are here.
  public var systemVersion: String { "16.0" }
  /// The kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The device's name.
  public var name: String { model }
  /// A phone unless `UITraitCollection.current` says otherwise.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}
