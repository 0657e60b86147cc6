/// Ours: the presentation properties of a view controller. `UIViewController` inherits it.
open class PresentableResponder: SystemResponder {
  var presentation = Presentation()
  /// The traits of the screen, with the overrides of the views and controllers around its view, and its own.
  open var traitCollection: UITraitCollection { (self as? UIViewController)?.inheritedTraits ?? .current }
  /// How it is shown when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.presentationStyle }
    set { presentation.presentationStyle = newValue }
  }
  /// The transition with which it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }
  /// Whether it fades in, whatever its style of transition.
  var fades: Bool { false }
  /// Chooses the animators of its presentation and dismissal; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.delegate }
    set { presentation.delegate = newValue }
  }
  /// Whether its presentation is running.
  open var isBeingPresented: Bool { presentation.phase == .presenting }
  /// Whether its dismissal is running.
  open var isBeingDismissed: Bool { presentation.phase == .dismissing }
  /// Whether the user cannot dismiss it; the default is false. A sheet then resists the finger below its lowest detent.
  open var isModalInPresentation = false
  /// Whether it chooses the transition of the controllers that it presents; has no effect here.
  open var providesPresentationContextTransitionStyle = false
  /// Whether it presents by itself what its children show over the current context; the default is false.
  open var definesPresentationContext = false
}
