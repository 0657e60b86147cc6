/// How a presented controller is shown. All fill the window here; sheets and popovers have no room of their own.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over everything; on a page; on a form; within the context.
  case fullScreen, pageSheet, formSheet, currentContext
  /// By the app; over everything, which stays; over the context; in a popover.
  case custom, overFullScreen, overCurrentContext, popover
  /// Not shown otherwise; chosen by the system.
  case none = -1
  case automatic = -2
}

/// How a presented controller comes into sight. All fade in here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below; by a flip; by fading in; by a curl.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The controller that a controller presents, and the one that presents it.
struct Presentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
}

extension UIViewController {
  /// The controller that this one presents; nil for none.
  public var presentedViewController: UIViewController? { presentation.presented }
  /// The controller that presents this one or one of its parents; nil for none.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }
  /// How it is shown when it is presented.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.presentationStyle }
    set { presentation.presentationStyle = newValue }
  }
  /// How it comes into sight when it is presented.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }

  /// How long a controller takes to fade in or out, in seconds.
  private static let fading = 0.3

  func show(presented controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let root = viewIfLoaded?.root, presentation.presented == nil, let view = controller.view else {
      return
    }
    presentation.presented = controller
    controller.presentation.presenting = self
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    guard animated else { return completion?() ?? () }
    let alpha = view.alpha
    view.alpha = 0
    UIView.animate(withDuration: Self.fading, animations: { view.alpha = alpha }) { _ in completion?() }
  }

  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let gone = presentation.presented else {
      guard let presenting = presentingViewController else { return completion?() ?? () }
      return presenting.dismiss(animated: animated, completion: completion)
    }
    if gone.presentation.presented != nil { gone.hidePresented(animated: false, completion: nil) }
    presentation.presented = nil
    gone.presentation.presenting = nil
    guard animated, let view = gone.viewIfLoaded else {
      gone.viewIfLoaded?.removeFromSuperview()
      return completion?() ?? ()
    }
    let alpha = view.alpha
    UIView.animate(withDuration: Self.fading, animations: { view.alpha = 0 }) { _ in
      view.removeFromSuperview()
      view.alpha = alpha
      completion?()
    }
  }
}
