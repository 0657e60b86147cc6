/// An object that can receive events; here it only connects views and controllers.
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }
  /// Whom an event goes to next.
  open var next: UIResponder? { nil }
  /// A nib has made it; there are none here, so that nothing calls it but code that does so itself.
  open func awakeFromNib() {}
  /// Hears of a property that it observes by its name; does nothing itself.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// A finger went down on a view; does nothing itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger moved; does nothing itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger lifted; does nothing itself.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A gesture or the system took the finger; does nothing itself.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger or a mouse button that is down.
public final class UITouch: NSObject {
  /// The part of a touch.
  public enum Phase: Int, Sendable {
    /// It went down, it moved, it keeps still, it lifted, it was taken.
    case began, moved, stationary, ended, cancelled
  }

  /// What happens to it now.
  public internal(set) var phase = Phase.began
  /// The view that it went down on.
  public internal(set) weak var view: UIView?
  /// When, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// How often it went down here within a short time.
  public internal(set) var tapCount = 1
  /// When it went down, in seconds on the window's clock.
  var beganAt: TimeInterval = 0
  /// Whether its view hears of it: not before it went down there, and no longer once a gesture has taken it.
  var isHeard = false
  /// Which of several fingers.
  let id: Int
  /// Where, and where before, in points of the window.
  var place: CGPoint
  var previous: CGPoint

  init(id: Int, place: CGPoint) { (self.id, self.place, previous) = (id, place, place) }

  /// Where it is in a view, or in the window.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where it was before, in a view or in the window.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }
}

/// The fingers that are down.
public final class UIEvent: NSObject {
  /// All of them.
  public internal(set) var allTouches: Set<UITouch>?
  /// When, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
}
