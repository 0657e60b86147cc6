/// Invalid boundary data; the description names the error and the remedy.
public enum DynamicsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A boundary without a line between two points at least 0.002 pt apart.
  case boundaryTooShort(identifier: String)
  /// A boundary with a coordinate that is infinite, not a number, or beyond ±10⁹ pt.
  case boundaryNotFinite(identifier: String)

  /// A sentence with the error, the boundary's name and the remedy.
  public var description: String {
    switch self {
    case .boundaryTooShort(let identifier):
      return "boundary \"\(identifier)\" has no line between points at least 0.002 pt apart; make it longer"
    case .boundaryNotFinite(let identifier):
      return "boundary \"\(identifier)\" has a coordinate not finite or beyond ±10⁹ pt; check its numbers"
    }
  }
}
