/// An action: a closure with a title, beside a target and a selector.
open class UIAction: NSObject {
  /// Its title; empty for none.
  open var title: String
  /// Its picture.
  open var image: UIImage?
  /// Its last sender.
  open internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.image, self.handler) = (title, image, handler)
  }
}

/// A view that handles touches and calls actions: those of targets, which it does not keep alive, and a `UIAction`'s closure.
open class UIControl: UIView {
  /// A control's events.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits; UIKit's.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger moves within it.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger lifts within it.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger lifts outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A gesture or the system takes the finger.
    public static let touchCancel = Event(rawValue: 256)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// Its action, whatever it is.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Everything about touches.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A control's state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits; UIKit's.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// A finger is down in it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
  }

  private var actions: [(events: Event, action: UIAction)] = []
  private var targets: [(events: Event, target: TargetAction)] = []
  /// Whether it handles touches.
  open var isEnabled = true { didSet { setNeedsLayout() } }
  /// Whether it is selected.
  open var isSelected = false { didSet { setNeedsLayout() } }
  /// Whether a finger is down in it.
  open var isHighlighted = false { didSet { setNeedsLayout() } }
  /// Whether it follows a finger.
  open private(set) var isTracking = false
  /// Its present state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A control of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control of a frame that calls an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Made from an archive it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Calls an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  /// Calls an action no longer for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }
  /// Tells a target of events; without a target the first of the view and what is above it that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.removeAll { $0.target.isForTarget && $0.target.target == nil }
    if let place = targets.firstIndex(where: { $0.target.isSame(target, action) }) {
      targets[place].events.formUnion(controlEvents)
    } else {
      targets.append((controlEvents, TargetAction(target, action)))
    }
  }
  /// Tells a target no longer of events; nil is any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for place in targets.indices where targets[place].target.isOf(target, action) {
      targets[place].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }
  /// The names of the actions that a target is told of events by; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter { $0.target.isOf(target, nil) && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.target.action.description)
    return names.isEmpty ? nil : names
  }
  /// Tells targets and calls the actions added for events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// Tells one target; without one the first of the view and what is above it that has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send(from: self, [self, event])
  }
  private func send(_ controlEvents: Event, _ event: UIEvent?) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      guard !entry.target.isForTarget || entry.target.target != nil else { continue }
      sendAction(entry.target.action, to: entry.target.target, for: event)
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
  }
  /// Calls one action.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  // MARK: Touches

  /// A finger goes down; false does not follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It moves; false follows it no longer.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It lifts.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// It is taken.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isHighlighted) = (true, true)
    send(.touchDown, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return (isTracking, isHighlighted) = (false, false) }
    isHighlighted = isInside(touch)
    send(isHighlighted ? .touchDragInside : .touchDragOutside, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    (isTracking, isHighlighted) = (false, false)
    endTracking(touch, with: event)
    guard isInside(touch) else { return send(.touchUpOutside, event) }
    send(.touchUpInside, event)
    send(.primaryActionTriggered, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isHighlighted) = (false, false)
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// In UIKit a finger counts as inside up to 70 points beside a control.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
