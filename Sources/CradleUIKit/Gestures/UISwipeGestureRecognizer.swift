/// A quick movement along one direction, recognised while the finger is still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where it may go.
  public struct Direction: OptionSet, Sendable {
    /// The bits; UIKit's.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where it may go; to the right unless set.
  open var direction = Direction.right
  /// How many fingers at once.
  open var numberOfTouchesRequired = 1

  /// UIKit does not publish its limits. These are chosen: no longer than half a second, 30 points or more along the direction,
  /// and at most half as much across it.
  private static let (longest, shortest, slant): (TimeInterval, CGFloat, CGFloat) = (0.5, 30, 0.5)
  private var origin = CGPoint.zero
  private var began = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (origin, began) = (centroid, time)
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard time - began <= Self.longest else { return state = .failed }
    let way = CGPoint(x: centroid.x - origin.x, y: centroid.y - origin.y)
    let (along, across, heading) =
      abs(way.x) >= abs(way.y)
      ? (abs(way.x), abs(way.y), way.x > 0 ? Direction.right : .left)
      : (abs(way.y), abs(way.x), way.y > 0 ? .down : .up)
    guard self.touches.count == numberOfTouchesRequired, along >= Self.shortest else { return }
    state = direction.contains(heading) && across <= Self.slant * along ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if self.touches.isEmpty, state == .possible { state = .failed }
  }
}
