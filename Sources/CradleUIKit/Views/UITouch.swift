import CradleScrolling

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
  /// The force of the touch; always 0 here.
  public var force: CGFloat { 0 }
  /// The greatest possible force of the touch.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the contact, in points; always 0 here.
  public var majorRadius: CGFloat { 0 }
  /// The window of the view in which the touch began; nil once that view has left it.
  public var window: UIWindow? { view?.window }
  /// The time of the last change, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// The number of taps in quick succession at one place, with this one; 1 for the first.
  public internal(set) var tapCount = 1
  /// The time at which the touch began, in seconds on the window's clock.
  var beganAt: TimeInterval = 0
  /// The gesture recognisers that ignore the touch, and so do not take it from its view.
  var ignorers: Set<ObjectIdentifier> = []
  /// Whether the view receives the touch: from its beginning until a gesture takes it.
  var isDelivered = false
  /// The number of the finger.
  let id: Int
  /// The first, the present and the previous location, in the window's points.
  private let origin: CGPoint
  var windowPoint: CGPoint { didSet { if isFar(from: origin) { hasMoved = true } } }
  var previous: CGPoint
  /// Whether the finger has moved as far as a drag, so that it does not tap.
  private(set) var hasMoved = false

  init(id: Int, windowPoint: CGPoint) {
    (self.id, origin, self.windowPoint, previous) = (id, windowPoint, windowPoint, windowPoint)
  }
  private func isFar(from point: CGPoint) -> Bool {
    let (dx, dy) = (windowPoint.x - point.x, windowPoint.y - point.y)
    return Double(hypot(dx, dy)) >= PointerEvent.Device.touch.slop
  }

  /// The view and those around it.
  var views: [UIView] { view.map { Array(sequence(first: $0, next: \.superview)) } ?? [] }
  /// Delivers the touch to its view, unless a gesture has taken it or a scroll view withholds it.
  func notifyView(_ phase: Phase, _ event: UIEvent) {
    guard isDelivered else { return }
    switch phase {
    case .began: view?.touchesBegan([self], with: event)
    case .moved, .stationary: view?.touchesMoved([self], with: event)
    case .ended: view?.touchesEnded([self], with: event)
    case .cancelled: view?.touchesCancelled([self], with: event)
    }
  }

  /// Returns the location in a view's points, or in the window's for nil.
  public func location(in view: UIView?) -> CGPoint { view?.convert(windowPoint, from: nil) ?? windowPoint }
  /// Returns the previous location in a view's points, or in the window's for nil.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }
}
