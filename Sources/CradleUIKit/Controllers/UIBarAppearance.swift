/// How a bar looks; the app draws it.
open class UIBarAppearance: NSObject {
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?
  /// The image behind the content; nil for none.
  open var backgroundImage: UIImage?
  /// The blur behind the content; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the edge; nil for none.
  open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3)
  /// The image of the line at the edge; nil for none.
  open var shadowImage: UIImage?

  /// Makes the usual look.
  public override init() {}
  /// The system's background.
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (nil, UIColor(white: 0, alpha: 0.3))
  }
  /// A background that covers the content.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, UIColor(white: 0, alpha: 0.3))
  }
  /// No background.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, backgroundEffect, shadowColor) = (.clear, nil, nil, nil)
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A large title's attributes.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}
