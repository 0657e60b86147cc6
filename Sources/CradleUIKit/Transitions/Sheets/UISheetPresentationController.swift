import CradleGeometry

/// Presents a controller as a sheet at the container's bottom, which a finger moves between heights, and dismisses
/// downwards. A controller's `sheetPresentationController` is the one of its presentation.
///
/// The sheet follows the finger, and resists it above the largest detent. Released it goes to the detent that its
/// velocity carries it to, by the spring of controllers' transitions. A tap on the dimmed view behind it dismisses it,
/// too. A form sheet in a regular width is a card in the middle, without detents, which a finger dismisses downwards; all
/// others are attached to the bottom. The presenter's view stays as it is.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, in any order; the default, also for an empty
  /// array, is the large one.
  open var detents = [Detent.large()] { didSet { heightsDidChange() } }
  /// The detent at which it rests; nil, the default, or one that is not active, means the lowest. The user changes it,
  /// too. Set within `animateChanges(_:)` it moves the sheet by a spring, else at once.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if animatedChanges == 0 { moveToRest(isAnimated: false) } }
  }
  /// The largest detent at which the view behind the sheet is not dimmed and receives touches;
  /// nil, the default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightsDidChange() } }
  /// Whether a drag in a scroll view within the sheet, whose content is at its upper edge, raises the sheet to its
  /// largest detent before it scrolls; the default is true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber is shown at the top; a tap on it moves the sheet to the next
  /// detent. The default is false.
  open var prefersGrabberVisible = false { didSet { place() } }
  /// The radius of the upper corners in points; nil, the default, for the standard one.
  open var preferredCornerRadius: CGFloat? { didSet { place() } }
  /// Whether it is attached to the bottom with its detents in a compact height, too, where it fills the container by
  /// default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { heightsDidChange() } }
  /// Whether its width is that of the controller's `preferredContentSize`, unless that is 0, at most the container's; the
  /// default is false, for the container's width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { heightsDidChange() } }
  /// The view to which the sheet relates; has no effect here. The default is nil.
  open weak var sourceView: UIView?

  /// The view that moves; it holds the controller's.
  let card = SheetCard()
  let dimming = UIControl()
  lazy var drag = SheetDrag(of: self)
  /// The height of the sheet's upper edge above the container's bottom as it is shown, in points.
  private(set) var position: CGFloat = 0
  private var motion: SheetMotion?
  private var animatedChanges = 0
  private var placedSize = CGSize.zero
  /// The height of the view while it slides in or out, in points; nil while its height follows its place.
  var slidingHeight: CGFloat?
  private var resolved: (key: LayoutKey, layout: SheetLayout)?
  /// The dismissal that the user begins.
  var userDismissal: SheetTransition?

  /// UIKit publishes neither; the radius is that of iOS 13's cards as apps copy it, and the dimming is ours.
  private static let cornerRadius: CGFloat = 10
  private static let dimmingAlpha: CGFloat = 0.2

  /// Makes the presentation controller of a sheet; see the superclass.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
    dimming.addAction(UIAction { [weak self] _ in self?.drag.dismiss() }, for: .touchUpInside)
    card.drag = drag
    card.addGestureRecognizer(drag.recognizer)
  }

  /// Makes changes of its properties, and moves the sheet to its new height by a spring.
  open func animateChanges(_ changes: () -> Void) {
    animatedChanges += 1
    changes()
    animatedChanges -= 1
    if animatedChanges == 0 { moveToRest(isAnimated: true) }
  }
  /// Gives a form sheet its new size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { moveToRest(isAnimated: false) }
  /// Resolves the heights of the detents again.
  open func invalidateDetents() { heightsDidChange() }
  private func heightsDidChange() {
    resolved = nil
    if animatedChanges == 0 { moveToRest(isAnimated: false) }
  }

  /// The view that is animated: it holds the controller's, unless an app's animator has moved that elsewhere.
  open override var presentedView: UIView? {
    if let view = presentedViewController.viewIfLoaded, view.superview !== card, view.window != nil {
      return view
    }
    if card.superview == nil { card.hold(presentedViewController.view) }
    return card
  }
  /// The frame of that view at its detent, in the container's points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    sheetLayout.map { $0.frame(at: $0.stop(selectedDetentIdentifier).height) } ?? .zero
  }

  // MARK: Geometry

  /// The values besides the sheet's own properties on which its heights depend.
  private struct LayoutKey: Equatable {
    var bounds: CGRect
    var area: UIEdgeInsets
    var verticalSizeClass: UIUserInterfaceSizeClass
    var width: CGFloat
    /// The size of a card in the middle; nil for a sheet at the bottom.
    var card: CGSize?
  }
  /// The heights in the present container; nil outside of one. As in UIKit the app's closures are called again only
  /// when the container or a property has changed.
  var sheetLayout: SheetLayout? {
    guard let containerView else { return nil }
    let traits = presentedViewController.traitCollection
    let key = LayoutKey(
      bounds: containerView.bounds, area: containerView.root.safeAreaInsets,
      verticalSizeClass: traits.verticalSizeClass,
      width: widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : 0,
      card: SheetResolution.cardSize(of: self, traits))
    if let resolved, resolved.key == key { return resolved.layout }
    let layout = resolve(in: containerView, traits, key)
    resolved = (key, layout)
    return layout
  }
  private func resolve(in container: UIView, _ traits: UITraitCollection, _ key: LayoutKey) -> SheetLayout {
    if let size = key.card { return SheetLayout(cardOf: size, in: key.bounds) }
    let context = SheetResolution(
      in: container, traits: traits, attachesInCompactHeight: prefersEdgeAttachedInCompactHeight)
    let active = context.fills ? [.large()] : detents
    let stops = active.compactMap { detent -> SheetLayout.Stop? in
      guard let value = detent.resolvedValue(in: context), !value.isNaN else { return nil }
      let height = value.clamped(to: 0...context.maximumDetentValue) + context.bottom
      return SheetLayout.Stop(identifier: detent.identifier, height: height)
    }
    return SheetLayout(
      bounds: key.bounds, width: key.width > 0 ? key.width : key.bounds.width, stops: stops,
      undimmed: largestUndimmedDetentIdentifier)
  }
  private var restingHeight: CGFloat? { sheetLayout?.stop(selectedDetentIdentifier).height }

  /// Shows the sheet at a height.
  func show(at height: CGFloat) {
    position = height
    place()
  }
  /// Sets the frame of the sheet and the dimming.
  private func place() {
    guard let containerView, let layout = sheetLayout, card.superview === containerView else { return }
    placedSize = containerView.bounds.size
    card.frame = layout.frame(at: position, isAtLeast: slidingHeight)
    card.layer.cornerRadius =
      layout.lowest < layout.bounds.height ? preferredCornerRadius ?? Self.cornerRadius : 0
    card.layer.maskedCorners = layout.cardHeight == nil ? SheetCard.upperCorners : SheetCard.allCorners
    card.showsGrabber = prefersGrabberVisible && layout.cardHeight == nil
    dimming.alpha = layout.dimming(at: position)
  }
  override func containerDidLayOut() {
    guard let containerView, placedSize != containerView.bounds.size else { return }
    moveToRest(isAnimated: false)
    place()
  }
  /// Whether a touch goes on to the views behind the container.
  override func passesTouch(to view: UIView?, at point: CGPoint) -> Bool {
    guard view === containerView || view === dimming, let layout = sheetLayout else { return false }
    return layout.dimming(at: position) == 0 && largestUndimmedDetentIdentifier != nil
  }

  // MARK: Motion

  /// Whether a finger can move it: it is presented, and presents nothing itself.
  var isMovable: Bool {
    let presentation = presentedViewController.presentation
    return presentation.phase == .presented && presentation.presented == nil && card.window != nil
  }
  /// Brings a shown sheet to its detent; one that the finger holds or that is being dismissed stays where it is.
  func moveToRest(isAnimated: Bool) {
    guard let height = restingHeight, card.superview === containerView, !drag.isActive else { return place() }
    let phase = presentedViewController.presentation.phase
    if let motion, motion.target > 0, isAnimated || phase != .presented {
      motion.retarget(height)
    } else if phase == .presented, isAnimated {
      move(to: height)
    } else if phase == .presented {
      stopMotion()
      show(at: height)
    }
  }
  /// Moves the sheet to a height by the spring, from a velocity in pt/s on; nil means its present one. While animations
  /// are disabled it moves at once.
  func move(to height: CGFloat, velocity: CGFloat? = nil, completion: @escaping () -> Void = {}) {
    let speed = velocity ?? motion?.velocity ?? 0
    stopMotion()
    let new = SheetMotion(of: self, to: height, velocity: speed, completion: completion)
    motion = new
    guard !UIView.areAnimationsEnabled else { return UIView.schedule(new) }
    show(at: height)
    motionDidEnd(new)
  }
  func stopMotion() { exchange(&motion, with: nil)?.stop() }
  func motionDidEnd(_ ended: SheetMotion) {
    if motion === ended { motion = nil }
    ended.stop()
  }

  // MARK: Transitions

  override func transition(isPresentation: Bool, isAnimated: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    if let userDismissal, !isPresentation { return userDismissal }
    return slides && isAnimated
      ? SheetTransition(of: self, isPresentation: isPresentation)
      : super.transition(isPresentation: isPresentation, isAnimated: isAnimated)
  }
  override var userInteraction: (any UIViewControllerInteractiveTransitioning)? { userDismissal }

  override func willRun(_ transition: ControllerTransition, isPresentation: Bool) {
    let isOwn = transition.animator is SheetTransition
    if isPresentation {
      position = isOwn ? 0 : restingHeight ?? 0
      placedSize = containerView?.bounds.size ?? .zero
      dimming.alpha = 0
      containerView?.addFilling(dimming)
      containerView?.sendSubviewToBack(dimming)
    } else if userDismissal?.isInteractive != true {
      drag.stop()
    }
    guard !isOwn else { return }
    let share = isPresentation ? sheetLayout?.dimming(at: position) ?? 0 : 0
    _ = transition.animate(alongsideTransition: { [dimming] _ in dimming.alpha = share }, completion: nil)
  }
  override func didRun(isPresentation: Bool, isDone: Bool) {
    slidingHeight = nil
    // A transition of the app leaves the sheet anywhere; the user's own may have caught it.
    if isPresentation == isDone, motion == nil, userDismissal == nil, let height = restingHeight {
      show(at: height)
    }
    guard isPresentation != isDone else { return }
    stopMotion()
    drag.stop()
    if let view = presentedViewController.viewIfLoaded, view.superview === card { view.removeFromSuperview() }
  }
  override func returnFromCancelledDismissal() {
    if presentedViewController.presentation.transition?.transitionWasCancelled == true { stopMotion() }
  }
  override func hastenDismissal() { drag.finishDismissal() }
}
