/// Ours: a controller's preferences for a phone's bars, edges and rotation, and the system's calls about them. None has an effect
/// here, where there is a window and no more.
open class SystemResponder: UIResponder {
  /// The colours of the bar with the clock. There is none here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the clock is hidden. There is none here.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar with the clock comes and goes. There is none here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the line at the lower edge of a screen is hidden. There is none here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Does nothing: there is no bar with a clock here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that says how the bar with the clock looks; nil for none. There is none here.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the bar with the clock is hidden; nil for none. There is none here.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that says whether the line at the lower edge of a screen is hidden; nil for none. There is none here.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the line at the lower edge of a screen may be hidden. There is none here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that says at which edges of a screen gestures are the app's first; nil for none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges of a screen at which gestures are the app's first; all are here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Says that these edges may have changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether a presented controller decides about the bar with the clock. There is none here.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The appearance that it and its children have; the app draws it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Does nothing: nothing here turns the screen.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether the controller turns with the screen; nothing here turns it.
  open var shouldAutorotate: Bool { true }
  /// How the controller may be held; nothing here turns the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the controller is first shown; nothing here turns the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The edges of the content that bars may cover; content begins below them here.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether content goes below bars that cover it; not here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The app calls it when memory runs short. The default does nothing.
  open func didReceiveMemoryWarning() {}
}
