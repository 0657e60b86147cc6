import CradleGeometry

/// The locked axis of a drag, with `isDirectionalLockEnabled`.
///
///     |across| ≤ tan(π/8)·|along|   locks across        tan(π/8) = √2 − 1
///
/// The circle has eight equal sectors: a drag that starts nearer to a diagonal than to an axis moves both axes, as
/// UIKit documents. UIKit's own threshold angle is unknown.
enum DirectionalLock {
  /// Both axes are free.
  case none
  /// The content does not move sideways.
  case horizontal
  /// The content does not move up and down.
  case vertical

  private static let tangent = 2.0.squareRoot() - 1

  /// The lock for a gesture whose first displacement is `displacement`, in points: a drag's displacement from
  /// its down point when it passes the slop, or a trackpad's first delta.
  init(along displacement: Vector) {
    let (x, y) = (abs(displacement.dx), abs(displacement.dy))
    if x <= Self.tangent * y, y > 0 {
      self = .horizontal
    } else if y <= Self.tangent * x, x > 0 {
      self = .vertical
    } else {
      self = .none
    }
  }

  /// A displacement or velocity without its locked component.
  func unlockedPart(of displacement: Vector) -> Vector {
    switch self {
    case .none: displacement
    case .horizontal: Vector(dx: 0, dy: displacement.dy)
    case .vertical: Vector(dx: displacement.dx, dy: 0)
    }
  }
}
