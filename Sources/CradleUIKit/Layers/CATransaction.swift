import CradleGeometry

/// A group of changes. Only `@NSManaged` properties of layers animate implicitly here. The completion is called at once
/// if no animation was added to a layer, `UIView.animate` changed no view, and no property animator became active.
open class CATransaction: NSObject {
  /// Begins a group within the one that is open.
  open class func begin() { CATransactionState.current.open() }
  /// Ends the group; its completion is called when the animations that it added have ended, or at once without any.
  open class func commit() { CATransactionState.current.close() }
  /// Disables or enables the actions of changes of `@NSManaged` properties until the group ends; outside of any group,
  /// until the next frame.
  open class func setDisableActions(_ flag: Bool) { CATransactionState.current.disablesActions = flag }
  /// Whether changes of `@NSManaged` properties begin no action.
  open class func disableActions() -> Bool { CATransactionState.current.disablesActions }
  /// Sets the duration in seconds of animations in the group that have none; with 0 or less their changes are shown at
  /// once. Outside of any group it holds until the next frame. NaN traps.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    precondition(
      !dur.isNaN, "CATransaction.setAnimationDuration: the duration is a number of seconds, not NaN")
    CATransactionState.current.duration = max(0, dur)
  }
  /// The duration in seconds of animations in the group that have none.
  open class func animationDuration() -> CFTimeInterval { CATransactionState.current.duration ?? 0.25 }
  /// Sets the timing function of animations in the group that have none; outside of any group, until the next frame.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    CATransactionState.current.function = function
  }
  /// Sets the closure that is called when the animations of the group have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) { CATransactionState.current.completion = block }
  /// Does nothing here: changes of views take effect at once.
  open class func flush() {}
}

/// The groups of changes that are open on a thread.
final class CATransactionState: PerThread {
  /// A group, with the completion that is called once its animations have ended.
  final class Group {
    var duration: CFTimeInterval?
    var function: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    private var isClosed = false
    private var running = 0
    func start() { running += 1 }
    func end() {
      running -= 1
      finish()
    }
    func close() {
      isClosed = true
      finish()
    }
    private func finish() {
      guard isClosed, running == 0 else { return }
      let block = completion
      completion = nil
      block?()
    }
  }
  private(set) var groups: [Group] = []
  static let key = "CradleUIKit.CATransaction"
  func open() { groups.append(Group()) }
  func close() { groups.popLast()?.close() }
  /// The settings that were made outside of any group.
  private var outside = Group()
  /// The setting of the innermost group that has one, or the one made outside.
  private func setting<Value>(_ value: (Group) -> Value?) -> Value? {
    groups.reversed().lazy.compactMap(value).first ?? value(outside)
  }
  private var innermost: Group { groups.last ?? outside }
  var duration: CFTimeInterval? {
    get { setting(\.duration) }
    set { innermost.duration = newValue }
  }
  var function: CAMediaTimingFunction? {
    get { setting(\.function) }
    set { innermost.function = newValue }
  }
  var disablesActions: Bool {
    get { setting(\.disablesActions) ?? false }
    set { innermost.disablesActions = newValue }
  }
  /// Resets the settings that were made outside of any group, as the end of a pass of Apple's run loop does.
  func endFrame() { outside = Group() }
  /// Outside of any group there are no animations to wait for.
  var completion: (() -> Void)? {
    get { groups.last?.completion }
    set { if let last = groups.last { last.completion = newValue } else { newValue?() } }
  }
}
