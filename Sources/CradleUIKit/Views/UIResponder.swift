/// The base class of views and view controllers, which form a responder chain.
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }
  /// Makes a responder of a class that is known only at run time; see `instance()`.
  convenience init(instance: Void) { self.init() }
  /// Does nothing: no archive is written here. A subclass may write its own values to the coder.
  open func encode(with coder: NSCoder) {}
  /// The next object in the responder chain; nil at its end.
  open var next: UIResponder? { nil }
  /// Whether it takes what is typed when it is asked to; the default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop taking what is typed; the default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether it takes what is typed in its window.
  open var isFirstResponder: Bool { window(of: self)?.firstResponder === self }
  /// Takes what is typed in its window, if it can and the one before lets go. Returns whether it does.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = window(of: self), canBecomeFirstResponder else { return false }
    if let before = window.firstResponder, before !== self, !before.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }
  /// Stops taking what is typed. Returns whether it does.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { window(of: self)?.firstResponder = nil }
    return true
  }
  private func window(of responder: UIResponder) -> UIWindow? {
    var each: UIResponder? = responder
    while let one = each {
      if let view = one as? UIView { return view.window }
      if let controller = one as? UIViewController { return controller.viewIfLoaded?.window }
      each = one.next
    }
    return nil
  }
  /// UIKit calls it after loading from a nib. There are no nibs here, so only the app's own code calls it.
  open func awakeFromNib() {}
  /// Called after a property changed that this object observes. The default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Called when touches begin. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches move. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches end. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a gesture or the system cancels touches. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger or a mouse button that is down.
public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// `cancelled`: a gesture or the system took the touch.
    case began, moved, stationary, ended, cancelled
  }

  /// The present phase.
  public internal(set) var phase = Phase.began
  /// The view in which the touch began.
  public internal(set) weak var view: UIView?
  /// The time of the last change, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// The number of taps at this place in quick succession, this one included.
  public internal(set) var tapCount = 1
  /// The time at which the touch began, in seconds on the window's clock.
  var beganAt: TimeInterval = 0
  /// Whether the view receives the touch: from its beginning until a gesture takes it.
  var isHeard = false
  /// The number of the finger.
  let id: Int
  /// The present and the previous location, in the window's points.
  var place: CGPoint
  var previous: CGPoint

  init(id: Int, place: CGPoint) { (self.id, self.place, previous) = (id, place, place) }

  /// Returns the location in a view's points, or in the window's for nil.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Returns the previous location in a view's points, or in the window's for nil.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }
}

/// The touches on a window at one time.
public final class UIEvent: NSObject {
  /// All touches.
  public internal(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
}
