/// Looks for a gesture in the touches on a view and those in it.
///
/// A target is told at begin, change, end and cancel, as in UIKit. Without Objective-C's runtime `#selector` needs the plugin
/// `UIKitSources`; a closure does the same, by `init(onChange:)` or `addAction(_:)`.
open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands.
  public enum State: Int, Sendable {
    /// Nothing that counts has happened yet.
    case possible
    /// It has just been recognised.
    case began
    /// It goes on.
    case changed
    /// It ended; a gesture of one moment is recognised by it.
    case ended
    /// Something took it away.
    case cancelled
    /// It was something else.
    case failed
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// Where it stands. A recogniser of one's own sets it while it takes touches.
  open var state: State {
    get { current }
    set { enter(newValue) }
  }
  private var current = State.possible
  /// The actions that wait until the gestures that must fail first have failed.
  private var waiting: State?
  private var actions: [(UIGestureRecognizer) -> Void] = []
  private var targets: [TargetAction] = []
  private var mustFail: [WeakRecognizer] = []

  /// The view that it looks for its gesture on.
  open internal(set) weak var view: UIView?
  /// Decides whether it may begin, and together with which gestures.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// Whether it is active; disabling it during a gesture cancels the gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// Whether the view's touches are cancelled once it is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only once it has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears late of touches that end.
  open var delaysTouchesEnded = true
  /// A name to find it by.
  open var name: String?

  /// The touches it follows, in the order they went down.
  var touches: [UITouch] = []
  /// The time of the event that it takes now, in seconds on the window's clock.
  var time: TimeInterval = 0
  weak var arbiter: GestureArbiter?
  /// Whether it is one tap of one finger.
  var isSingleTap: Bool { false }

  /// A recogniser that tells a target, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recogniser without a target.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// A recogniser that calls a closure (ours, in place of a target and a selector).
  public convenience init(onChange action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Tells a target too, which it does not keep alive; a target and an action that are there already count once.
  open func addTarget(_ target: Any, action: Selector) {
    targets.removeAll { $0.target == nil }
    if !targets.contains(where: { $0.isOf(target, action) }) { targets.append(TargetAction(target, action)) }
  }
  /// Tells a target no longer; nil is any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.isOf(target, action) } }
  /// Calls a closure too (ours, beside `addTarget(_:action:)`).
  open func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }
  /// Waits for another recogniser to fail before it begins.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether it ends another gesture by beginning first; it may unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture ends it by beginning first; it may unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it waits for another gesture to fail. Called when a touch goes down on both; the default is
  /// false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits for it to fail. Called when a touch goes down on both; the default is
  /// false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Waits for whom the two questions name.
  func askAbout(_ other: UIGestureRecognizer) {
    guard !mustFail.contains(where: { $0.recognizer === other }) else { return }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { require(toFail: other) }
  }

  // MARK: Where the touches are

  /// How many touches it follows.
  open var numberOfTouches: Int { touches.count }
  /// The middle between its touches, in a view or in the window.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return view?.convert(last, from: nil) ?? last }
    return view?.convert(centroid, from: nil) ?? centroid
  }
  /// Where one of its touches is; a number out of range is a programming error.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }
  /// Where the last touch was, once none is left.
  private var last = CGPoint.zero
  var centroid: CGPoint {
    guard !touches.isEmpty else { return last }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  // MARK: For recognisers of one's own

  /// Fingers went down; call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches += touches.sorted { $0.id < $1.id }
  }
  /// Fingers moved; does nothing itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted; call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { drop(touches) }
  /// Follows a touch no longer; the view still hears of it. One that it does not follow stays ignored.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop([touch])
    if touches.isEmpty, current == .possible { fail() }
  }
  /// Fingers were taken away; call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    drop(touches)
    giveUp()
  }
  /// Forgets the last gesture; call super.
  open func reset() {}
  /// Time has passed with fingers down, to `time`.
  func timeDidPass() {}

  private func drop(_ gone: Set<UITouch>) {
    last = centroid
    touches.removeAll { gone.contains($0) }
  }

  // MARK: States

  private func enter(_ state: State) {
    switch state {
    case .began where current == .possible, .ended where current == .possible:
      guard mayBegin else { return fail() }
      guard mustFail.allSatisfy({ $0.recognizer?.isOut ?? true }) else {
        waiting = state
        return
      }
      guard arbiter?.claim(self) ?? true else { return fail() }
      tell(state)
    case .changed where current == .possible: waiting = waiting ?? .began
    case .failed where current == .possible: fail()
    default: tell(state)
    }
  }

  private func tell(_ state: State) {
    guard state != current || state == .changed else { return }
    current = state
    view?.checkObservations()
    guard state != .possible, state != .failed else { return }
    for target in targets { target.send(from: nil, [self]) }
    for action in actions { action(self) }
  }

  /// Whether it has its gesture: it has begun, or it was one of a moment.
  var hasBeenRecognized: Bool { current == .began || current == .changed || current == .ended }
  /// Whether it will not be recognised in this gesture.
  var isOut: Bool {
    current == .failed || current == .cancelled || !isEnabled || touches.isEmpty && current == .possible
  }

  private var mayBegin: Bool {
    isEnabled && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// It is something else.
  func fail() {
    waiting = nil
    guard current == .possible else { return giveUp() }
    tell(.failed)
    arbiter?.someoneFailed()
  }

  /// Something takes it away.
  func giveUp() {
    waiting = nil
    switch current {
    case .began, .changed: tell(.cancelled)
    case .possible: tell(.failed)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Starts the gestures that waited for others to fail.
  func resume() {
    guard let state = waiting, current == .possible, mustFail.allSatisfy({ $0.recognizer?.isOut ?? true })
    else { return }
    waiting = nil
    enter(state)
  }

  /// Makes ready for the next gesture, once every finger has lifted.
  func makeReady() {
    guard current != .possible || waiting != nil else { return }
    waiting = nil
    current = .possible
    reset()
  }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
