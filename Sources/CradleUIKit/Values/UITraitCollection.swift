/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little, as a phone upright has it across.
  case compact
  /// Much.
  case regular
}

/// Whether it is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's.
  case carPlay
  /// A desktop computer.
  case mac = 5
}

/// What is known of the screen: it follows the bounds of `UIScreen.main`.
public final class UITraitCollection: NSObject {
  /// How wide it is: regular from 736 points on, as UIKit's phones that lie have it.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How high it is: compact below 428 points, as UIKit's phones that lie have it.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether it is light or dark; light here.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device; a phone here.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// How many pixels a point has.
  public let displayScale: CGFloat
  /// The way one reads; from left to right here.
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  init(_ screen: UIScreen) {
    horizontalSizeClass = screen.bounds.width < 736 ? .compact : .regular
    verticalSizeClass = screen.bounds.height < 428 ? .compact : .regular
    (userInterfaceStyle, displayScale) = (.light, screen.scale)
  }

  /// Those of the screen now.
  public static var current: UITraitCollection { UITraitCollection(.main) }
}

extension UIView {
  /// What is known of the screen.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// What is known of the screen.
  public var traitCollection: UITraitCollection { .current }
}
