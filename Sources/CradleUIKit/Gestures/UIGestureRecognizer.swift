import CradleGeometry

/// Recognises a gesture in the touches on a view and its subviews.
///
/// Targets are called when the gesture begins, changes, ends and is cancelled, as in UIKit. `#selector` needs the
/// plugin `UIKitSources`; `init(onChange:)` and `addAction(_:)` take closures, without an Objective-C runtime.
open class UIGestureRecognizer: NSObject, AssociationHolder {
  private(set) lazy var associations = Associations()
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture has not been recognised yet.
    case possible
    /// The gesture has just begun.
    case began
    /// The gesture continues.
    case changed
    /// The gesture has ended. A gesture without duration, such as a tap, is recognised by this state.
    case ended
    /// Another gesture or the system has ended the gesture.
    case cancelled
    /// The touches were not this gesture.
    case failed
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// The present state. Subclasses set it while they handle touches. As in UIKit it is possible again after the last
  /// actions of a gesture that is over, once no finger is down.
  open var state: State {
    get { current }
    set { change(to: newValue) }
  }
  private var current = State.possible
  /// The state to report once the gestures that must fail first have failed.
  private(set) var pendingState: State?
  private var actions: [(UIGestureRecognizer) -> Void] = []
  private var targets: [TargetAction] = []
  private var requirements = FailureRequirements()

  /// The view that the recogniser was added to.
  open internal(set) weak var view: UIView?
  /// Decides whether the gesture may begin, and together with which others; held weakly.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// Whether the recogniser receives touches; the default is true. Setting it to false cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }
  /// Whether the view's touches are cancelled once the gesture is recognised; the default is true.
  open var cancelsTouchesInView = true
  /// Has no effect: the view receives the beginning of touches at once.
  open var delaysTouchesBegan = false
  /// Has no effect: the view receives the end of touches at once.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?

  /// The touches that the recogniser follows, in the order in which they began.
  var touches: [UITouch] = []
  /// The time of the present event, in seconds on the window's clock.
  var time: TimeInterval = 0
  weak var arbiter: GestureArbiter?
  /// Whether it recognises one tap of one finger; and whether it follows touches, not the pointer alone.
  var isSingleTap: Bool { false }
  var followsTouches: Bool { true }

  /// Makes a recogniser that calls a method of a target, which it holds weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recogniser without a target.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// Ours: makes a recogniser that calls a closure instead of a method.
  public convenience init(onChange action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds a target, held weakly, and a method to call. The same pair is added once only.
  open func addTarget(_ target: Any, action: Selector) {
    targets.removeAll { $0.target == nil }
    if !targets.contains(where: { $0.isOf(target, action) }) { targets.append(TargetAction(target, action)) }
  }
  /// Removes a target's methods; a nil target or action matches any.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.isOf(target, action) } }
  /// Ours: adds a closure to call, beside `addTarget(_:action:)`.
  open func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }
  /// Delays this gesture until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.lasting.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether this gesture prevents another one by beginning first. The default returns true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture prevents this one by beginning first. The default returns true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for another one to fail. Called when a touch begins on
  /// both. The default returns false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture waits for this one to fail. Called when a touch begins on
  /// both. The default returns false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Records the failure requirements that the two methods above and the delegates return, for the present gesture.
  func recordFailureRequirement(with other: UIGestureRecognizer) {
    guard !requirements.contains(other) else { return }
    if waits(for: other) { requirements.present.append(WeakRecognizer(recognizer: other)) }
  }
  func forgetFailureRequirements() { requirements.present = [] }
  /// Whether others must fail before it begins.
  var mustWait: Bool { !requirements.areMet }

  // MARK: Touches

  /// The touches of the gesture, for the app.
  var gestureTouches: [UITouch] { touches }
  /// The number of touches that the recogniser follows; for a recognised tap, those that tapped.
  open var numberOfTouches: Int { gestureTouches.count }
  /// Returns the centroid of the touches, or the last one, in a view's points, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(centroid, from: nil) ?? centroid
  }
  /// Returns the location of a touch in a view's points, or in the window's for nil. Traps for an index out of range.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      gestureTouches.indices.contains(touchIndex),
      "UIGestureRecognizer.location(ofTouch: \(touchIndex), in:): the gesture has \(numberOfTouches) touches; check "
        + "numberOfTouches")
    return gestureTouches[touchIndex].location(in: view)
  }
  /// The last location, once no touch is left.
  private var lastLocation = CGPoint.zero
  var centroid: CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.windowPoint.x, y: $0.y + $1.windowPoint.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  // MARK: For subclasses

  /// Called when touches begin. Overrides call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches += touches.sorted { $0.id < $1.id }
  }
  /// Called when touches move. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. Overrides call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { stopFollowing(touches) }
  /// Stops following a touch; its view still receives it. Does nothing for a touch that is not followed.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    stopFollowing([touch])
    touch.ignorers.insert(ObjectIdentifier(self))
    if touches.isEmpty, current == .possible { fail() }
  }
  /// Called when touches are cancelled. Overrides call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stopFollowing(touches)
    cancelOrFail()
  }
  /// Prepares for the next gesture. Overrides call super.
  open func reset() {}
  /// Called after the view has received a touch, in its present phase or as cancelled by a gesture.
  func viewDidReceive(_ touch: UITouch, _ phase: UITouch.Phase) {}
  /// Called when time has passed up to `time` with touches down.
  func timeDidPass() {}

  private func stopFollowing(_ removed: Set<UITouch>) {
    lastLocation = centroid
    touches.removeAll { removed.contains($0) }
  }

  // MARK: States

  private func change(to state: State) {
    switch state {
    case .began where current == .possible, .ended where current == .possible:
      guard shouldBegin else { return fail() }
      guard requirements.areMet else {
        pendingState = state
        return
      }
      guard arbiter?.claim(self) ?? true else { return fail() }
      notify(state)
    case .changed where current == .possible: pendingState = pendingState ?? .began
    case .failed where current == .possible: fail()
    default: notify(state)
    }
  }

  private func notify(_ state: State) {
    guard state != current || state == .changed else { return }
    current = state
    view?.checkObservations()
    act(on: state)
    guard state != .possible, state != .failed else { return }
    for target in targets { target.send(from: nil, [self]) }
    for action in actions { action(self) }
  }

  /// The recogniser's own action in a state, after its observers and before its targets.
  func act(on state: State) {}

  /// Whether the gesture has been recognised: it has begun, changed or ended.
  var hasBeenRecognized: Bool { current == .began || current == .changed || current == .ended }
  /// Whether the gesture has failed or was cancelled, or follows no touch that could still become it.
  var hasFailed: Bool {
    if current == .possible { return !isEnabled || touches.isEmpty && !awaitsTouches }
    return current == .failed || current == .cancelled || !isEnabled
  }
  /// Whether a touch that has not begun yet may make it a gesture, such as the second tap of two.
  var awaitsTouches: Bool { false }

  private var shouldBegin: Bool {
    isEnabled && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Makes the gesture fail.
  func fail() {
    pendingState = nil
    guard current == .possible else { return cancelOrFail() }
    notify(.failed)
    arbiter?.recognizerFailed()
  }

  /// Cancels the gesture if it has begun, else makes it fail.
  func cancelOrFail() {
    pendingState = nil
    switch current {
    case .began, .changed: notify(.cancelled)
    case .possible: notify(.failed)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Reports the state that waited for other gestures to fail.
  func resume() {
    guard let state = pendingState, current == .possible, requirements.areMet else { return }
    pendingState = nil
    change(to: state)
  }

  /// Prepares for the next gesture, once all touches have ended.
  func prepareForNextGesture() {
    guard current != .possible || pendingState != nil else { return }
    pendingState = nil
    current = .possible
    reset()
  }
}
