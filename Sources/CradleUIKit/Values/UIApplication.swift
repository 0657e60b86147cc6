/// The application, as far as layouts ask for it. Set its direction to that of your language.
public final class UIApplication: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var direction = UIUserInterfaceLayoutDirection.leftToRight

  /// The one there is.
  public static let shared = UIApplication()

  /// The way people read: to the right unless told.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { lock.withLock { direction } }
    set { lock.withLock { direction = newValue } }
  }
}

/// The way people read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// To the right.
  case leftToRight
  /// To the left.
  case rightToLeft
}
