/// The part of a line of text that lies at the given point.
public enum TextAlignment: Hashable, Sendable {
  /// The point is the left end.
  case leading
  /// The point is the middle.
  case center
  /// The point is the right end.
  case trailing
}
