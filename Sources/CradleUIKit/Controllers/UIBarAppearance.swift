/// The appearance of a bar; the app draws it.
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

  /// Makes the default look.
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

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A large title's attributes.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image before the title of the back button; nil for none.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that image while the bar changes; nil for none.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the image before the title of the back button, and its mask; nil for none.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = (
      backIndicatorImage, backIndicatorTransitionMaskImage
    )
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of entries whose titles are below their images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of entries whose titles are beside their images.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The same in a bar of the lower height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the selected entry; nil for none.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected entry; nil for none.
  open var selectionIndicatorImage: UIImage?
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
