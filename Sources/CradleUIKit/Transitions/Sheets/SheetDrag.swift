import CradleGeometry

/// Moves a sheet with a finger, on the sheet itself or on a scroll view in it, and dismisses it. The delegate
/// decides once for each drag whether the sheet may be dismissed: when the finger first pulls it below its
/// lowest detent, or a release would carry it there.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  /// The sheet, which each method retains while it calls the app.
  private weak var owner: UISheetPresentationController?
  /// Whether a finger holds the sheet.
  private(set) var isActive = false
  /// The height that the finger requests, in points.
  private var requested: CGFloat = 0
  /// Whether the recogniser's finger moves the sheet, and its last translation, in points.
  private var isFollowing = false
  private var lastTranslation: CGFloat = 0
  /// Whether the drag may dismiss the sheet; nil until the delegate is asked.
  private var isDismissible: Bool?

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  /// Whether a drag in a scroll view whose content is at its edge raises the sheet.
  var scrollingExpands: Bool { owner?.prefersScrollingExpandsWhenScrolledToEdge ?? false }
  /// The height at which the sheet is shown, in points.
  var position: CGFloat { owner?.position ?? 0 }
  /// The points by which the finger can raise the sheet to a height, or to the highest detent for nil.
  func room(below height: CGFloat?) -> CGFloat {
    guard let layout = owner?.sheetLayout else { return 0 }
    return max(0, (height ?? layout.highest) - (isActive ? requested : position))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let travel = recognizer.translation(in: owner?.containerView)
    return abs(travel.y) > abs(travel.x)
  }
  private func follow() {
    let place = recognizer.translation(in: owner?.containerView).y
    switch recognizer.state {
    case .began:
      (isFollowing, lastTranslation) = (begin(), 0)
      fallthrough
    case .changed:
      if isFollowing { move(by: place - exchange(&lastTranslation, with: place)) }
    case .ended:
      if exchange(&isFollowing, with: false) {
        end(velocity: recognizer.velocity(in: owner?.containerView).y)
      }
    case .cancelled, .failed:
      if exchange(&isFollowing, with: false) { cancel() }
    case .possible: break
    }
  }

  /// Catches the sheet where it is shown; returns false if it cannot be moved, or another finger holds it.
  func begin() -> Bool {
    guard !isActive, let sheet = owner else { return false }
    sheet.returnFromCancelledDismissal()
    guard sheet.isMovable, let layout = sheet.sheetLayout else { return false }
    sheet.stopMotion()
    isDismissible = nil
    requested = layout.requested(sheet.position, isDismissible: true)
    isActive = true
    return true
  }
  /// Follows the finger by points, positive downwards.
  func move(by distance: CGFloat) {
    guard isActive, let sheet = owner, let layout = sheet.sheetLayout else { return }
    if requested - distance < layout.lowest, isDismissible == nil {
      ask(sheet)
      if isDismissible == false { requested = layout.requested(sheet.position, isDismissible: false) }
      if isActive, isDismissible == true { beginDismissal(of: sheet, isByFinger: true) }
    }
    requested -= distance
    // The app may have ended the drag in these calls.
    guard isActive else { return }
    sheet.show(at: layout.shown(requested, isDismissible: isDismissible ?? true))
    if layout.lowest > 0 { sheet.userDismissal?.update(1 - sheet.position / layout.lowest) }
  }
  /// Releases the sheet with the finger's velocity in pt/s, positive downwards.
  func end(velocity: CGFloat) {
    guard isActive, let sheet = owner else { return }
    if isDismissible == nil, sheet.sheetLayout?.target(from: requested, velocity: -velocity) == nil {
      ask(sheet)
    }
    // The app may have dismissed the sheet in this call.
    guard isActive, let layout = sheet.sheetLayout else { return }
    let target = layout.target(from: requested, velocity: -velocity)
    let speed = -velocity * layout.slope(at: requested, isDismissible: isDismissible ?? true)
    guard let stop = target ?? (isDismissible == true ? nil : layout.stops.first) else {
      if sheet.userDismissal == nil { beginDismissal(of: sheet, isByFinger: true) }
      isActive = false
      sheet.userDismissal?.finish(velocity: speed)
      return
    }
    release(sheet, to: stop, velocity: speed)
    if target == nil { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
  }
  /// Lets the sheet return to the detent at which it rested.
  func cancel() {
    guard isActive, let sheet = owner, let layout = sheet.sheetLayout else { return }
    release(sheet, to: layout.stop(sheet.selectedDetentIdentifier), velocity: 0)
  }
  /// Forgets the finger; the sheet stays where it is.
  func stop() { isActive = false }

  /// Moves the sheet to the detent above its own, from the highest to the lowest, as a tap on the grabber does.
  func moveToNextDetent() {
    guard !isActive, let sheet = owner else { return }
    sheet.returnFromCancelledDismissal()
    guard sheet.isMovable, let layout = sheet.sheetLayout, layout.stops.count > 1 else { return }
    isActive = true
    release(sheet, to: layout.stop(after: sheet.selectedDetentIdentifier), velocity: nil)
  }

  /// Moves the sheet to a detent from a velocity in pt/s on; nil means its present one.
  private func release(
    _ sheet: UISheetPresentationController, to stop: SheetLayout.Stop, velocity: CGFloat?
  ) {
    let old = sheet.sheetLayout?.stop(sheet.selectedDetentIdentifier).identifier
    // Set while `isActive` is true, so that the sheet does not jump to the detent.
    if old != stop.identifier { sheet.selectedDetentIdentifier = stop.identifier }
    isActive = false
    if let dismissal = sheet.userDismissal {
      dismissal.cancel(to: stop.height, velocity: velocity ?? 0)
    } else {
      sheet.move(to: stop.height, velocity: velocity)
    }
    guard old != stop.identifier else { return }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  // MARK: Dismissal

  private func ask(_ sheet: UISheetPresentationController) {
    isDismissible =
      !sheet.presentedViewController.isModalInPresentation
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
  }
  /// Dismisses the sheet as a tap beside it does, if the app allows it.
  func dismiss() {
    guard !isActive, let sheet = owner, sheet.isMovable else { return }
    ask(sheet)
    guard sheet.isMovable else { return }
    if isDismissible == true {
      beginDismissal(of: sheet, isByFinger: false)
    } else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
  }
  private func beginDismissal(of sheet: UISheetPresentationController, isByFinger: Bool) {
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    // The app may have dismissed the sheet in this call.
    guard sheet.isMovable, isActive || !isByFinger,
      let presenter = sheet.presentedViewController.presentation.presenting
    else {
      isActive = false
      return sheet.moveToRest(isAnimated: true)
    }
    let dismissal = SheetTransition(of: sheet, isPresentation: false, isByFinger: isByFinger)
    sheet.userDismissal = dismissal
    presenter.dismissPresented(animated: true) {
      if sheet.userDismissal === dismissal { sheet.userDismissal = nil }
      if dismissal.isDone { sheet.delegate?.presentationControllerDidDismiss(sheet) }
    }
  }
  /// Completes the dismissal that the finger began, because the app dismisses the sheet, too.
  func finishDismissal() {
    isActive = false
    owner?.userDismissal?.finish(velocity: 0)
  }
}
