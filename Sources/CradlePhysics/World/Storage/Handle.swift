/// Identifies a body, shape or joint of one world. Using a handle traps once its part, or the part's body, is
/// removed; a handle is never reused. Another world does not recognise it as foreign: there it may name another part.
public struct Handle<Part: WorldPart>: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// The kind, the slot and the number of the slot's use, as in `body 12 (use 3)`.
  public var description: String { "\(Part.name) \(index) (use \((generation + 1) / 2))" }
}

/// A kind of part that handles identify: bodies, shapes or joints. The conforming types have no values; they
/// distinguish the handles' types.
public protocol WorldPart {
  /// The kind's name in messages, in the singular.
  static var name: String { get }
}

/// The kind of a ``BodyHandle``.
public enum BodyPart: WorldPart {
  /// "body".
  public static var name: String { "body" }
}
/// The kind of a ``ShapeHandle``.
public enum ShapePart: WorldPart {
  /// "shape".
  public static var name: String { "shape" }
}
/// The kind of a ``JointHandle``.
public enum JointPart: WorldPart {
  /// "joint".
  public static var name: String { "joint" }
}

/// Identifies a body of a world; using it traps once the body is removed.
public typealias BodyHandle = Handle<BodyPart>
/// Identifies a shape of a world; using it traps once the shape or its body is removed.
public typealias ShapeHandle = Handle<ShapePart>
/// Identifies a joint of a world; using it traps once the joint or one of its bodies is removed.
public typealias JointHandle = Handle<JointPart>
