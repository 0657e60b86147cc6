/// The topmost view of a tree. It delivers touches to views and gestures, and advances the time of the tree.
open class UIWindow: UIView {
  /// The time in seconds that events and `advance(by:)` have reached; it starts at 0.
  public private(set) var time: TimeInterval = 0
  /// The controller whose view fills it. Setting the same one changes nothing. The former one's presented controllers
  /// are dismissed without animation. (Apple documents that the old views are removed; UIKit leaves presented ones
  /// behind the new root's.)
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.dropPresentations()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }
  /// The rectangle in the screen's points. Before the size changes, the root controller and those
  /// that it presents are notified; then the root's view fills the window and is laid out, and the
  /// changes alongside are made.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }
  private func resize(to size: CGSize, _ body: () -> Void) {
    guard size != bounds.size, let controller = rootViewController, controller.isViewLoaded else {
      return body()
    }
    let transition = SizeTransition(in: self)
    controller.viewWillTransition(to: size, with: transition)
    for each in controller.presentationsAbove { each.viewWillTransition(to: size, with: transition) }
    body()
    controller.view.frame = bounds
    transition.run()
  }
  /// Takes changes back for all responders in the window that have no undo manager of their own.
  open override var undoManager: UndoManager? { changes }
  private lazy var changes = UndoManager()
  /// The first responder, which receives typed text; nil for none.
  weak var firstResponder: UIResponder?
  /// Whether the first responder resigns even if it or its delegate refuses.
  var endsEditingByForce = false
  /// Ours: reports that text is typed; a line break is the return key.
  public func insertText(_ text: String) { (firstResponder as? any UIKeyInput)?.insertText(text) }
  /// Ours: reports that the delete key is pressed.
  public func deleteBackward() { (firstResponder as? any UIKeyInput)?.deleteBackward() }
  /// The scene that it belongs to; nil for none.
  open weak var windowScene: UIWindowScene? {
    didSet {
      if oldValue !== windowScene { oldValue?.remove(self) }
      windowScene?.add(self)
      // The windows that it joins may have a key window already.
      if isKeyWindow, rivals.contains(where: \.isKeyWindow) { giveUpKey() }
    }
  }
  /// The level, which determines the windows in front of this one; the app draws them.
  open var windowLevel = Level.normal
  /// The screen that it is on.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  /// Makes it the key window of its scene, or of the windows without a scene; the former one resigns.
  open func makeKey() {
    guard !isKeyWindow else { return }
    let former = rivals.filter(\.isKeyWindow)
    for each in former { each.isKeyWindow = false }
    isKeyWindow = true
    for each in former { each.resignKey() }
    // The app may have made another window the key one in its callbacks.
    if isKeyWindow { becomeKey() }
  }
  /// Whether it is hidden. A key window that is hidden resigns; the frontmost visible window then becomes the key one.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      guard newValue, isKeyWindow else { return }
      if let next = rivals.filter({ !$0.isHidden }).sortedByLevel.last { return next.makeKey() }
      giveUpKey()
    }
  }
  private func giveUpKey() {
    isKeyWindow = false
    resignKey()
  }
  /// Called when it becomes the key window; the app does not call it. The default does nothing.
  open func becomeKey() {}
  /// Called after it has ceased to be the key window; the app does not call it. The default does nothing.
  open func resignKey() {}
  /// Whether it is the key window of its scene: the last one that was made key.
  open private(set) var isKeyWindow = false
  /// The controllers whose views have entered the window, but have not been laid out yet.
  var appearing: [UIViewController] = []
  private var touches: [Int: (touch: UITouch, recognizers: [UIGestureRecognizer])] = [:]
  /// The events that arrived while another one was delivered.
  let queue = EventQueue()
  /// The keys that are down.
  var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  private let arbiter = GestureArbiter()
  private var tapCounter = TapCounter()
  let pointer = PointerTracker()
  private let displayLinks = DisplayLinks.current

  /// Makes a window of a scene, with the screen's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }
  /// Makes a window with a frame in the screen's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    WindowList.current.add(self)
  }
  /// Makes an empty window; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    WindowList.current.add(self)
  }

  /// Makes the window the key window and shows its root controller's view.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Ours: reports that a finger or a mouse button goes down at a point, in the window's points. A time in seconds
  /// later than `time` first advances the tree; nil means the present time. An `id` whose finger is down
  /// already is ignored.
  ///
  /// As in UIKit one event is delivered after another: an event that is reported while another one is delivered, in a
  /// callback, waits until that one is done.
  public func touchDown(at point: CGPoint, id: Int = 0, time: TimeInterval? = nil) {
    queue.deliver { [self] in beginTouch(at: point, id: id, time: time) }
  }

  /// Ours: reports that the finger moves to a point, in the window's points. One that is not down is ignored,
  /// here and in the methods below.
  public func touchMove(to point: CGPoint, id: Int = 0, time: TimeInterval? = nil) {
    queue.deliver { [self] in
      move(to: time)
      guard let touch = touches[id]?.touch else { return }
      (touch.previous, touch.windowPoint) = (touch.windowPoint, point)
      send(id, .moved) { $0.touchesMoved($1, with: $2) }
    }
  }

  /// Ours: reports that the finger lifts.
  public func touchUp(id: Int = 0, time: TimeInterval? = nil) {
    queue.deliver { [self] in
      move(to: time)
      if let touch = touches[id]?.touch { tapCounter.lift(touch, time: self.time) }
      send(id, .ended) { $0.touchesEnded($1, with: $2) }
      forget(id)
    }
  }

  /// Ours: reports that the system cancels the touch.
  public func touchCancel(id: Int = 0, time: TimeInterval? = nil) {
    queue.deliver { [self] in
      move(to: time)
      send(id, .cancelled) { $0.touchesCancelled($1, with: $2) }
      forget(id)
    }
  }

  /// Forgets a finger that has left.
  private func forget(_ id: Int) {
    touches[id] = nil
    if touches.isEmpty { arbiter.settle() }
  }

  private func beginTouch(at point: CGPoint, id: Int, time: TimeInterval?) {
    move(to: time)
    guard touches[id] == nil else { return }
    let touch = UITouch(id: id, windowPoint: point)
    touch.view = hitTest(point, with: nil)
    (touch.beganAt, touch.tapCount) = (self.time, tapCounter.count(at: point, time: self.time))
    if touches.isEmpty { arbiter.finish() }
    let recognizers = arbiter.take(touch, on: touch.view)
    touches[id] = (touch, recognizers)
    send(id, .began) { $0.touchesBegan($1, with: $2) }
  }

  /// Advances the tree to the time of an event; nil means the present time.
  func move(to time: TimeInterval?) {
    if let time, time > self.time { advance(by: time - self.time) }
  }

  private func send(
    _ id: Int, _ phase: UITouch.Phase, _ body: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void
  ) {
    guard let (touch, recognizers) = touches[id] else { return }
    // As in UIKit, the views are retained until they have handled the event, even if the app
    // releases one in a callback.
    let views = touch.views
    defer { withExtendedLifetime(views) {} }
    (touch.phase, touch.timestamp) = (phase, time)
    let event = UIEvent()
    (event.allTouches, event.timestamp) = (Set(touches.values.map(\.touch)), time)
    for recognizer in recognizers where recognizer.touches.contains(touch) || phase == .began {
      recognizer.time = time
      body(recognizer, [touch], event)
    }
    let isCancelled = recognizers.contains {
      $0.cancelsTouchesInView && $0.hasBeenRecognized && !touch.ignorers.contains(ObjectIdentifier($0))
    }
    // A view receives the end of a touch only if it received its beginning: a gesture
    // may have taken the touch.
    if phase == .began {
      touch.isDelivered =
        !isCancelled && (touch.view.map { !isOccupied($0) && allows($0, touch, event) } ?? false)
    }
    let delivered = isCancelled ? .cancelled : phase
    touch.notifyView(delivered, event)
    if delivered == .ended || delivered == .cancelled { touch.isDelivered = false }
    for recognizer in recognizers { recognizer.viewDidReceive(touch, delivered) }
  }

  /// Returns whether a view that takes one touch at a time already receives one.
  private func isOccupied(_ view: UIView) -> Bool {
    !view.isMultipleTouchEnabled && touches.values.contains { $0.touch.isDelivered && $0.touch.view === view }
  }

  /// Returns whether the scroll views around a view allow it to receive a touch.
  private func allows(_ view: UIView, _ touch: UITouch, _ event: UIEvent) -> Bool {
    var above = view.superview
    while let each = above {
      if let scrollView = each as? UIScrollView,
        !scrollView.touchesShouldBegin([touch], with: event, in: view)
      {
        return false
      }
      above = each.superview
    }
    return true
  }

  override func tick(_ seconds: Double) {
    time += seconds
    displayLinks.advance(self, to: time, by: seconds)
    for (_, touch) in touches.sorted(by: { $0.key < $1.key }) {
      for recognizer in touch.recognizers {
        recognizer.time = time
        recognizer.timeDidPass()
      }
    }
    arbiter.timeDidPass(to: time)
    if touches.isEmpty { arbiter.settle() }
  }
}
