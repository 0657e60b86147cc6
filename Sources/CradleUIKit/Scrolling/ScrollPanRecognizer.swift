import CradleGeometry
import CradleScrolling

/// The pan of a scroll view. The engine recognises it; this class arbitrates it with other gestures.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// The last position of each touch, and the ignored translation: that of a lone touch before the drag, in directions
  /// in which the view does not scroll. It shifts all touches, so that their distances stay the same.
  private var lastPoints: [Int: CGPoint] = [:]
  private var ignoredTranslation = CGVector.zero
  /// The translation while this gesture waits for others to fail.
  private var waitedTranslation = CGVector.zero
  /// The start of each touch, in the window and in the viewport. Translation is measured on the screen, even if the
  /// view moves with the touch.
  private var starts: [Int: (window: CGPoint, viewport: CGPoint)] = [:]
  /// The part of the drag that moves a sheet around the view.
  private var handover: SheetHandover?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  private func send(_ phase: PointerEvent.Phase, _ touch: UITouch, at point: CGPoint? = nil) {
    guard let view = scrollView else { return }
    if phase == .down, touches.count == 1 {
      (lastPoints, ignoredTranslation, starts, handover) = ([:], .zero, [:], SheetHandover(from: view))
      waitedTranslation = .zero
    }
    let position = point ?? touch.windowPoint
    if phase == .move, !view.isDragging { ignoreMotion(touch, in: view) }
    if phase == .move, view.isDragging, touches.count == 1, let last = lastPoints[touch.id] {
      ignoredTranslation.dy += handover?.take(position.y - last.y, over: view, at: time) ?? 0
    }
    lastPoints[touch.id] = position
    // The engine's points are the viewport's.
    let start = starts[touch.id] ?? (position, view.inViewport(position))
    if phase == .down { starts[touch.id] = start }
    let (now, then) = (
      view.inViewport(CGPoint(x: position.x - ignoredTranslation.dx, y: position.y - ignoredTranslation.dy)),
      view.inViewport(start.window)
    )
    let point = CGPoint(x: start.viewport.x + now.x - then.x, y: start.viewport.y + now.y - then.y)
    view.handlePointer(PointerEvent(phase, at: point.core, device: .touch, id: touch.id))
    view.follow()
  }

  /// Ignores the motions that begin no drag in UIKit: those of too few fingers, those while this gesture
  /// waits for others to fail, and those of a lone finger in a direction in which the view does not scroll,
  /// or that go out over an edge at which the content rests if an enclosing scroll view can scroll.
  private func ignoreMotion(_ touch: UITouch, in view: UIScrollView) {
    let isEarly = mustWait
    let isTooFew = isEarly || touches.count < minimumNumberOfTouches
    guard let last = lastPoints[touch.id], touches.count == 1 || isTooFew else { return }
    // The motion of their centre is ignored.
    let part = 1 / CGFloat(touches.count)
    let (dx, dy) = ((touch.windowPoint.x - last.x) * part, (touch.windowPoint.y - last.y) * part)
    if isEarly { waitedTranslation = CGVector(dx: waitedTranslation.dx + dx, dy: waitedTranslation.dy + dy) }
    let start = starts[touch.id]?.viewport ?? view.inViewport(last)
    if isTooFew || view.ignores(dx, vertically: false, from: start) { ignoredTranslation.dx += dx }
    if isTooFew || view.ignores(dy, vertically: true, from: start) { ignoredTranslation.dy += dy }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches += touches.sorted { $0.id < $1.id }
    // A gesture that has ended takes no further finger: the engine would wait for that finger to lift.
    for touch in touches where !hasEnded { send(.down, touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasEnded, let view = scrollView else { return }
    let wasDragging = view.isDragging
    guard wasDragging || state != .possible || !contentRetains(touches, of: view) else {
      return state = .failed
    }
    let isAtSlop = !wasDragging && stopsAtSlop(in: view)
    if !isAtSlop { for touch in touches { send(.move, touch) } }
    guard view.isDragging else { return }
    if wasDragging { return state = .changed }
    state = belongsToOuterScrollView(view) ? .failed : .began
    if isAtSlop, state == .began { for touch in touches { send(.move, touch) } }
  }

  /// In a sheet, moves a lone touch that passes the slop only to the slop's end, so that the sheet can take
  /// the drag before any of it scrolls. Returns false if the touch does not pass the slop.
  private func stopsAtSlop(in view: UIScrollView) -> Bool {
    guard handover?.drag != nil, touches.count == 1, let touch = touches.first, let start = starts[touch.id]
    else { return false }
    ignoreMotion(touch, in: view)
    lastPoints[touch.id] = touch.windowPoint
    let travel = CGVector(
      dx: touch.windowPoint.x - ignoredTranslation.dx - start.window.x,
      dy: touch.windowPoint.y - ignoredTranslation.dy - start.window.y)
    // Slightly beyond the slop, so that rounding does not leave the touch short of it.
    let part = CGFloat(PointerEvent.Device.touch.slop) * (1 + 1e-9) / max(hypot(travel.dx, travel.dy), 1e-9)
    guard part < 1 else { return false }
    send(
      .move, touch,
      at: CGPoint(
        x: touch.windowPoint.x - travel.dx * (1 - part), y: touch.windowPoint.y - travel.dy * (1 - part)))
    return true
  }

  /// Returns whether a drag must leave a touch to a view of the content.
  private func contentRetains(_ touches: Set<UITouch>, of scrollView: UIScrollView) -> Bool {
    touches.contains { touch in
      guard let view = touch.view, view !== scrollView, touch.isDelivered else { return false }
      guard !scrollView.delaysContentTouches || time - touch.beganAt > UIScrollView.contentDelay
      else { return false }
      return !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    }
  }

  /// Returns whether the drag is along an axis on which only an enclosing scroll view can scroll.
  private func belongsToOuterScrollView(_ view: UIScrollView) -> Bool {
    let velocity = view.scroll.panGestureRecognizer.velocity(in: nil)
    let isVertical = abs(velocity.y) > abs(velocity.x)
    guard !view.scrolls(vertically: isVertical) else { return false }
    var above = view.superview
    while let each = above {
      if let outer = each as? UIScrollView, outer.scrolls(vertically: isVertical) { return true }
      above = each.superview
    }
    return false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // As in UIKit, observers of the state are called before the release. They may disable scrolling, so that nothing
    // bounces.
    let isLast = self.touches.allSatisfy(touches.contains)
    if isLast, state == .began || state == .changed {
      endedTouches = self.touches
      state = .ended
    } else if !hasEnded {
      if isLast, self.touches.count == 1 {
        liftedTouches = touches
      } else {
        for touch in touches { lift(touch) }
      }
    }
    // The app may have cancelled the gesture or made it fail.
    if hasEnded, liftedTouches.isEmpty { cancelTracking() }
    self.touches.removeAll { touches.contains($0) }
    if self.touches.isEmpty, state == .possible { state = .failed }
  }

  /// A lone touch that has lifted without a drag: it may tap once the views have received its end.
  private var liftedTouches: Set<UITouch> = []
  /// Lets a lifted touch tap, unless a gesture has taken it from the views: as in UIKit,
  /// it then selects nothing.
  override func viewDidReceive(_ touch: UITouch, _ phase: UITouch.Phase) {
    if liftedTouches.remove(touch) != nil { lift(touch, isCancelled: phase == .cancelled) }
  }
  /// Ends a touch without a drag. A finger that has moved meanwhile taps nothing.
  private func lift(_ touch: UITouch, isCancelled: Bool = false) {
    let hasMoved = hypot(waitedTranslation.dx, waitedTranslation.dy) > PointerEvent.Device.touch.slop
    send(hasMoved || isCancelled ? .cancel : .up, touch)
  }

  /// The last touches, which have not been passed to the engine yet.
  private var endedTouches: [UITouch] = []
  override func act(on state: State) {
    let touches = endedTouches
    endedTouches = []
    // The sheet's last displacement does not fling the content.
    let phase = handover?.movesSheet == true ? PointerEvent.Phase.cancel : .up
    for touch in touches { send(phase, touch) }
    if state == .ended { handover?.end(at: time, isCancelled: false) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
    self.touches.removeAll { touches.contains($0) }
  }

  /// Whether it has failed or was cancelled, and waits for the last of its touches.
  private var hasEnded: Bool { state == .failed || state == .cancelled }

  override func fail() {
    // A tap gesture that is recognised as the touch lifts may leave the touch to the views.
    if touches.count == 1, let touch = touches.first, touch.phase == .ended {
      liftedTouches = [touch]
    } else {
      cancelTracking()
    }
    super.fail()
  }
  override func cancelOrFail() {
    cancelTracking()
    super.cancelOrFail()
  }
  private func cancelTracking() {
    if let touch = touches.first, let view = scrollView, view.isTracking { send(.cancel, touch) }
    handover?.end(at: time, isCancelled: true)
  }

  override func reset() {}

  override func translation(in view: UIView?) -> CGPoint {
    CGPoint(scrollView?.scroll.panGestureRecognizer.translation(in: nil) ?? .zero)
  }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    scrollView?.scroll.panGestureRecognizer.setTranslation(translation.core, in: nil)
  }
  override func velocity(in view: UIView?) -> CGPoint {
    CGPoint(scrollView?.scroll.panGestureRecognizer.velocity(in: nil) ?? .zero)
  }
}

extension UIScrollView {
  /// The time of `delaysContentTouches` in seconds. UIKit's documentation speaks of a short delay; its users measure 150 ms.
  static let contentDelay = 0.15
}
