// As on Apple's platforms geometry prints its numbers: a rectangle its origin and its size.
#if !canImport(Darwin)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as `"(1.0, 2.0)"`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height, as `"(1.0, 2.0)"`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size, as `"(1.0, 2.0, 3.0, 4.0)"`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }
#endif

extension CGVector: CustomDebugStringConvertible {
  /// The components, as `"(1.0, 2.0)"`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
