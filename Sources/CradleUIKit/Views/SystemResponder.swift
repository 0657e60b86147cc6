/// Ours: a controller's preferences for status bar, home indicator, screen edges and rotation. They have no effect
/// here, because there is only a window.
open class SystemResponder: UIResponder {
  /// The colours of the status bar. Has no effect: there is no status bar here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Has no effect: there is no status bar here.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar. Has no effect: there is no status bar here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is hidden. Has no effect: there is no home indicator here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Does nothing: there is no status bar here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child controller that chooses the status bar's colours; nil for none. No effect: there is no status bar here.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child controller that decides whether the status bar is hidden; nil for none. No effect: there is none here.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child controller that decides whether the home indicator is hidden; nil for none. No effect: there is none
  /// here.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests that the home indicator be hidden or shown again. Has no effect: there is no home indicator here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child controller that decides at which edges of the screen the app's gestures come first; nil for none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The screen's edges at which the app's gestures precede the system's. No effect: the system has no gestures here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Requests a new query of these edges; has no effect here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether a presented controller decides about the status bar. Has no effect: there is no status bar here.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The appearance that it and its children have, as in `traitOverrides`; the app draws it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set { overriddenStyle = newValue }
  }
  /// Does nothing: the screen does not rotate here.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether the controller rotates with the screen; no effect: the screen does not rotate here.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports; no effect: the screen does not rotate here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is first shown; no effect: the screen does not rotate here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The edges of the content that bars may cover; content begins below them here.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the content extends below opaque bars; has no effect here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The app calls it when memory runs short. The default does nothing.
  open func didReceiveMemoryWarning() {}
}
