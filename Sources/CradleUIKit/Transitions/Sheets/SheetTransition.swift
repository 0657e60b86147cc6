/// The sheet's own transition: it moves by a spring from where it is, up to its detent, or down. A dismissal by the
/// user may begin with a finger that moves it.
final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let sheet: UISheetPresentationController
  private let isPresentation: Bool
  /// Whether a finger moves the sheet first.
  let wantsInteractiveStart: Bool
  private weak var context: (any UIViewControllerContextTransitioning)?
  /// The velocity at which the finger left the sheet, in pt/s upwards; nil for the sheet's own.
  private var velocity: CGFloat?
  /// Whether it has completed without being cancelled.
  private(set) var isDone = false

  init(of sheet: UISheetPresentationController, isPresentation: Bool, isByFinger: Bool = false) {
    (self.sheet, self.isPresentation, wantsInteractiveStart) = (sheet, isPresentation, isByFinger)
  }

  /// Whether a finger moves the sheet now.
  var isInteractive: Bool { wantsInteractiveStart && velocity == nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ControllerSpring.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let layout = sheet.sheetLayout
    let rest = layout?.stop(sheet.selectedDetentIdentifier).height ?? 0
    // The view slides as a whole.
    sheet.slidingHeight = isPresentation ? rest : max(sheet.position, layout?.lowest ?? 0)
    if isPresentation {
      transitionContext.containerView.addSubview(sheet.card)
      sheet.show(at: 0)
      // Views that the app lays out with the card begin in their final sizes.
      sheet.card.layoutIfNeeded()
    }
    sheet.move(to: isPresentation ? rest : 0, velocity: velocity) {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { isDone = transitionCompleted }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    // The app may have dismissed the sheet in the calls before.
    if velocity != nil { letGo(transitionContext) }
  }
  func update(_ share: CGFloat) { context?.updateInteractiveTransition(share.clamped(to: 0...1)) }
  /// Lets the sheet go down.
  func finish(velocity: CGFloat) {
    guard isInteractive else { return }
    self.velocity = velocity
    if let context { letGo(context) }
  }
  private func letGo(_ context: any UIViewControllerContextTransitioning) {
    context.finishInteractiveTransition()
    (context as? ControllerTransition)?.animate()
  }
  /// Lets the sheet return to a height.
  func cancel(to height: CGFloat, velocity: CGFloat) {
    guard isInteractive, let context else { return }
    self.velocity = velocity
    context.cancelInteractiveTransition()
    sheet.move(to: height, velocity: velocity) { context.completeTransition(false) }
  }
}
