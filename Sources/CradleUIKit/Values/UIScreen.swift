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
  /// The brightness, 0 … 1; it changes nothing here.
  public var brightness: CGFloat { 1 }
  /// Returns a view with an image of what the key window, or the first one, shows.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
  /// The traits.
  public var traitCollection: UITraitCollection { UITraitCollection(self) }
  /// The rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
