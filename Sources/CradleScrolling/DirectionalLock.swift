import CradleGeometry

/// The axis that a drag along the other one leaves alone, with `isDirectionalLockEnabled`.
///
///     |across| ≤ tan(π/8)·|along|   locks across        tan(π/8) = √2 − 1
///
/// The eight directions share the circle alike: what starts nearer to a diagonal than to an axis is free, as UIKit documents
/// of diagonal drags; its own angle is unknown.
enum DirectionalLock {
  /// Both axes are free.
  case none
  /// The content does not move sideways.
  case horizontal
  /// The content does not move up and down.
  case vertical

  private static let tangent = 2.0.squareRoot() - 1

  /// The lock of a drag that starts this way.
  init(along way: Vector) {
    let (x, y) = (abs(way.dx), abs(way.dy))
    if x <= Self.tangent * y, y > 0 {
      self = .horizontal
    } else if y <= Self.tangent * x, x > 0 {
      self = .vertical
    } else {
      self = .none
    }
  }

  /// What of a way or a velocity it lets through.
  func free(_ way: Vector) -> Vector {
    switch self {
    case .none: way
    case .horizontal: Vector(dx: 0, dy: way.dy)
    case .vertical: Vector(dx: way.dx, dy: 0)
    }
  }
}
