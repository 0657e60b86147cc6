/// How a presented controller is shown. Sheets, which `automatic` means, are at the bottom of the window; all other styles
/// but `custom` fill it here, popovers too.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen. As in UIKit the presenting controller disappears, and appears after the dismissal.
  case fullScreen
  /// On a sheet, which covers most of the screen, and which the user can move and dismiss.
  case pageSheet
  /// On a sheet; as in UIKit in a compact width it looks like a page.
  case formSheet
  /// Over the controller that defines the context, which disappears.
  case currentContext
  /// Placed by the app's presentation controller.
  case custom
  /// Over the whole screen; the presenting view stays visible behind it.
  case overFullScreen
  /// Over the controller that defines the context, whose view stays visible behind it.
  case overCurrentContext
  /// In a popover.
  case popover
  /// No adaptation.
  case none = -1
  /// The style that the system chooses, the default: a page sheet, but alerts fill the window.
  case automatic = -2
}

/// The transition of a presented controller. All but `coverVertical` fade here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from below.
  case coverVertical
  /// Flips about a vertical axis.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Curls a corner of the presenting view.
  case partialCurl
}
