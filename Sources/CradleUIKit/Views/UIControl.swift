/// A view that tracks touches and calls actions for its events: methods of weakly held targets, and `UIAction`s.
open class UIControl: UIView {
  /// A control's events.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger moves within it.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger goes down on it again in quick succession; sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger comes back into it.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger leaves it.
    public static let touchDragExit = Event(rawValue: 32)
    /// The menu of a button is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A finger lifts within it.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger lifts outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A gesture or the system cancels the touch.
    public static let touchCancel = Event(rawValue: 256)
    /// The control's value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The control's main action, such as a button's tap.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// The editing of a text begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of a text ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed; the editing goes on here.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A control's state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, not selected and not highlighted.
    public static let normal: State = []
    /// A finger is down inside the control.
    public static let highlighted = State(rawValue: 1)
    /// The control does not react to touches.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  private var actions: [(events: Event, action: UIAction, place: Int)] = []
  private var targets: [(events: Event, target: TargetAction, place: Int)] = []
  private var additions = 0
  /// Whether the control reacts to touches; the default is true.
  open var isEnabled = true { didSet { setNeedsLayout() } }
  /// Whether the control is selected; the default is false.
  open var isSelected = false { didSet { setNeedsLayout() } }
  /// Whether a finger is down inside the control.
  open var isHighlighted = false { didSet { setNeedsLayout() } }
  /// The horizontal alignment of the content; centred by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The vertical alignment of the content; centred by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Whether the present touch is inside the control, or was when it ended.
  open private(set) var isTouchInside = false
  /// The targets of all actions.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target.target as? NSObject).map { AnyHashable($0) } })
  }
  /// All events that have actions.
  open var allControlEvents: Event {
    targets.reduce(actions.reduce(Event()) { $0.union($1.events) }) { $0.union($1.events) }
  }
  /// Whether the control is following a touch.
  open private(set) var isTracking = false
  /// The present state, combined from `isEnabled`, `isSelected` and `isHighlighted`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Makes a control with a frame in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control with a frame that calls an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Makes an empty control; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds an action that is called for events. An action that was added already gets further events; one with
  /// the identifier of another one takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = actions.firstIndex(where: { action.replaces($0.action) }) else {
      additions += 1
      return actions.append((controlEvents, action, additions))
    }
    actions[index] = (actions[index].events.union(controlEvents), action, actions[index].place)
  }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }
  /// Adds a method that is called for events. For a nil target, the first object in the responder chain
  /// that has the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.removeAll { $0.target.isForTarget && $0.target.target == nil }
    if let index = targets.firstIndex(where: { $0.target.isSame(target, action) }) {
      targets[index].events.formUnion(controlEvents)
    } else {
      additions += 1
      targets.append((controlEvents, TargetAction(target, action), additions))
    }
  }
  /// Removes the methods of a target for events; a nil target or action matches any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targets.indices where targets[index].target.isOf(target, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }
  /// Returns the names of a target's methods that are called for events; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter { $0.target.isOf(target, nil) && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.target.action.description)
    return names.isEmpty ? nil : names
  }
  /// Calls all actions for events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// Calls a method of a target; for nil, that of the first object in the responder chain that has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send(from: self, [self, event])
  }
  private func send(_ controlEvents: Event, _ event: UIEvent?) { perform(controlEvents, event) }
  /// Calls the targets and the actions for events, in the order of their addition.
  func perform(_ controlEvents: Event, _ event: UIEvent?) {
    var due = actions.filter { !$0.events.isDisjoint(with: controlEvents) }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      while let next = due.first, next.place < entry.place { due.removeFirst().action.perform(from: self) }
      guard !entry.target.isForTarget || entry.target.target != nil else { continue }
      sendAction(entry.target.action, to: entry.target.target, for: event)
    }
    for entry in due { entry.action.perform(from: self) }
  }
  /// Calls an action, with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // MARK: Touches

  /// Called when a touch begins inside the control. Return false to ignore the touch; the default returns true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves. Return false to stop following it; the default returns true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a gesture or the system cancels the touch. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = own(touches), beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    // As in UIKit one call for both events: an action for both is called once.
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = own(touches) else { return }
    guard continueTracking(touch, with: event) else {
      return (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    }
    let (wasInside, isNowInside) = (isTouchInside, isInside(touch))
    (isTouchInside, isHighlighted) = (isNowInside, isNowInside)
    if isNowInside != wasInside { send(isNowInside ? .touchDragEnter : .touchDragExit, event) }
    send(isNowInside ? .touchDragInside : .touchDragOutside, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = own(touches) else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, isInside(touch), false)
    defer { isTouchInside = false }
    endTracking(touch, with: event)
    guard isTouchInside else { return send(.touchUpOutside, event) }
    send(.touchUpInside, event)
    send(.primaryActionTriggered, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, own(touches) != nil else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// As in UIKit it does not track the touches on its subviews, which they pass on.
  private func own(_ touches: Set<UITouch>) -> UITouch? { touches.first { $0.view === self } }
  /// In UIKit a finger counts as inside up to 70 points beside a control.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}

extension UIControl {
  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over the whole width.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }
  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }
}
