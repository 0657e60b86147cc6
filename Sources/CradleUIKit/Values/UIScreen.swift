/// The screen, as far as layouts ask for it. Set its bounds to those of your window.
public final class UIScreen: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var size = CGRect(x: 0, y: 0, width: 375, height: 667)
  private var pixels: CGFloat = 2

  /// The one there is: 375 × 667 points of 2 pixels unless told.
  public static let main = UIScreen()

  /// Its rectangle, in points.
  public var bounds: CGRect {
    get { lock.withLock { size } }
    set { lock.withLock { size = newValue } }
  }
  /// How many pixels a point has.
  public var scale: CGFloat {
    get { lock.withLock { pixels } }
    set { lock.withLock { pixels = newValue } }
  }
  /// Its rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// What the program runs on, as far as layouts ask for it.
public final class UIDevice: NSObject, Sendable {
  /// The one there is.
  public static let current = UIDevice()
  /// A phone unless `UITraitCollection.current` says otherwise.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}
