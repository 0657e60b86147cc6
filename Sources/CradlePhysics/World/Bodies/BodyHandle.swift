/// Names a body of one world; refused once the body is removed, never reused.
public struct BodyHandle: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// The slot and its use, as in `body 12 (use 3)`.
  public var description: String { "body \(index) (use \((generation + 1) / 2))" }
}

/// Names a shape of one world; refused once the shape or its body is removed, never reused.
public struct ShapeHandle: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// The slot and its use, as in `shape 12 (use 3)`.
  public var description: String { "shape \(index) (use \((generation + 1) / 2))" }
}

/// Names a joint of one world; refused once the joint or one of its bodies is removed, never reused.
public struct JointHandle: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// The slot and its use, as in `joint 12 (use 3)`.
  public var description: String { "joint \(index) (use \((generation + 1) / 2))" }
}
