/// The application, with the members that layouts use. Set its layout direction to your language's.
public final class UIApplication: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var direction = UIUserInterfaceLayoutDirection.leftToRight

  /// The only instance.
  public static let shared = UIApplication()

  /// The rectangle of the status bar, in points: zero, because there is none.
  public var statusBarFrame: CGRect { .zero }
  /// The layout direction; left to right by default.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { lock.withLock { direction } }
    set { lock.withLock { direction = newValue } }
  }
}

/// A layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
