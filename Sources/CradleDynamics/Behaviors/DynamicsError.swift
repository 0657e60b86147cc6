/// Invalid boundary data.
public struct DynamicsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence with the error, the boundary's name and the remedy.
  public let description: String

  private init(_ description: String) { self.description = description }

  /// A boundary without a line between two points at least 0.002 pt apart.
  static func boundaryTooShort(identifier: String) -> Self {
    Self("boundary \"\(identifier)\" has no line between points at least 0.002 pt apart; make it longer")
  }

  /// A boundary with a coordinate that is infinite, not a number, or beyond ±10⁹ pt.
  static func boundaryNotFinite(identifier: String) -> Self {
    Self("boundary \"\(identifier)\" has a coordinate not finite or beyond ±10⁹ pt; check its numbers")
  }
}
