/// Names a part of one world, of the kind that its type says. It is refused once the part is removed, or the body that the
/// part belongs to, and never names another.
public struct Handle<Part: WorldPart>: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// The kind, the slot and the slot's use, as in `body 12 (use 3)`.
  public var description: String { "\(Part.name) \(index) (use \((generation + 1) / 2))" }
}

/// A kind of thing in a world that handles name: bodies, shapes or joints. The conforming types have no values; they keep a
/// joint's handle from being taken for a body's.
public protocol WorldPart {
  /// The kind's name in messages, in the singular.
  static var name: String { get }
}

/// The kind of part that a ``BodyHandle`` names.
public enum BodyPart: WorldPart {
  /// "body".
  public static var name: String { "body" }
}
/// The kind of part that a ``ShapeHandle`` names.
public enum ShapePart: WorldPart {
  /// "shape".
  public static var name: String { "shape" }
}
/// The kind of part that a ``JointHandle`` names.
public enum JointPart: WorldPart {
  /// "joint".
  public static var name: String { "joint" }
}

/// Names a body of one world; refused once the body is removed.
public typealias BodyHandle = Handle<BodyPart>
/// Names a shape of one world; refused once the shape or its body is removed.
public typealias ShapeHandle = Handle<ShapePart>
/// Names a joint of one world; refused once the joint or one of its bodies is removed.
public typealias JointHandle = Handle<JointPart>
