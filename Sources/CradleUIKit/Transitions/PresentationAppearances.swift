import CradleGeometry

/// The appearance calls of a controller that is presented or dismissed, and of the one behind it.
final class PresentationAppearances {
  private weak var coming: UIViewController?
  private weak var going: UIViewController?
  private let isAnimated: Bool
  private var isUnderWay = false

  /// Makes the calls of a presentation or of a dismissal. The presenter is nil if it stays visible.
  init(
    of presented: UIViewController, by presenter: UIViewController?, isPresentation: Bool, isAnimated: Bool
  ) {
    (coming, going) = isPresentation ? (presented, presenter) : (presenter, presented)
    self.isAnimated = isAnimated
  }

  /// Calls `viewWillDisappear(_:)` and `viewWillAppear(_:)`, before the transition.
  func begin() {
    isUnderWay = true
    going?.beginDisappearance(isAnimated: isAnimated)
    // The app may have ended the transition in this call.
    if isUnderWay { coming?.beginAppearance(isAnimated: isAnimated) }
  }

  /// Calls `viewDidAppear(_:)` and `viewDidDisappear(_:)`, after the transition; between the two, `body` removes what
  /// has gone. If the transition was cancelled, each controller returns to where it was.
  func end(isDone: Bool, _ body: () -> Void) {
    if exchange(&isUnderWay, with: false), !isDone {
      coming?.beginDisappearance(isAnimated: isAnimated)
      going?.beginAppearance(isAnimated: isAnimated)
    }
    (isDone ? coming : going)?.endAppearance()
    body()
    (isDone ? going : coming)?.endDisappearance()
  }
}
