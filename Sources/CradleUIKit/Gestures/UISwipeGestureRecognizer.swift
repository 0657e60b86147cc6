/// Recognises a movement of 30 points along one direction within 0.5 s, while the finger is still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes a set from its bits.
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

  /// The directions that are recognised; the default is `right`.
  open var direction = Direction.right
  /// The number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1

  /// The longest time in seconds, the shortest distance in points, and the largest ratio of the movement across to that
  /// along the direction. Ours: UIKit does not publish its limits.
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
    let translation = CGPoint(x: centroid.x - origin.x, y: centroid.y - origin.y)
    let (along, across, dominant) =
      abs(translation.x) >= abs(translation.y)
      ? (abs(translation.x), abs(translation.y), translation.x > 0 ? Direction.right : .left)
      : (abs(translation.y), abs(translation.x), translation.y > 0 ? .down : .up)
    guard self.touches.count == numberOfTouchesRequired, along >= Self.shortest else { return }
    state = direction.contains(dominant) && across <= Self.slant * along ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if self.touches.isEmpty, state == .possible { state = .failed }
  }
}
