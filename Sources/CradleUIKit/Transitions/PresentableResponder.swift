/// Ours: how a controller wants to be presented, and where its presentation is.
open class PresentableResponder: SystemResponder {
  var presentation = Presentation()
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// How it is shown when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.presentationStyle }
    set { presentation.presentationStyle = newValue }
  }
  /// How it comes into sight when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }
  /// Chooses what animates its presentation and its dismissal; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.delegate }
    set { presentation.delegate = newValue }
  }
  /// Whether it is just coming into sight by being presented.
  open var isBeingPresented: Bool { presentation.phase == .presenting }
  /// Whether it is just going out of sight by being dismissed.
  open var isBeingDismissed: Bool { presentation.phase == .dismissing }
  /// Whether it cannot be dismissed by the user; only the app dismisses it here.
  open var isModalInPresentation = false
  /// Whether it chooses the transition of the controllers that it presents; has no effect here.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a presentation replaces only the nearest controller with this set; all fill the window here.
  open var definesPresentationContext = false
}
