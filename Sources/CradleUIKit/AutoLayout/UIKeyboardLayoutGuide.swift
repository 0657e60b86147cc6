/// A layout guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle of the keyboard. There is no keyboard here, so the rectangle is always as in UIKit without
/// one: at the view's bottom, as wide as the view, and as high as the safe area's inset there.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that floats; has no effect here. The default is false.
  open var followsUndockedKeyboard = false
  /// Whether it has the height of the safe area's bottom inset, instead of none; the default is true.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
  /// The height in points.
  var height: CGFloat { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }
}
