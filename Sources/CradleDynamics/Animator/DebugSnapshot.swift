import CradleGeometry

/// The contents of an animator for a debug overlay: plain values, in points of the reference axes, with items
/// at their presented positions.
///
/// ```swift
/// let snapshot = animator.debugSnapshot()
/// let sleeping = snapshot.items.filter { $0.activity == .asleep }
/// ```
public struct DebugSnapshot: Sendable, Hashable {
  /// Whether an item moves.
  public enum Activity: Sendable, Hashable {
    /// It takes part in the simulation.
    case awake
    /// It rests until something touches it.
    case asleep
    /// It is anchored, or held.
    case fixed
  }

  /// One convex part of an item.
  public enum Outline: Sendable, Hashable {
    /// Corners in points, in order.
    case polygon([Point])
    /// A circle: its centre, its radius in points, and its rotation in radians.
    case circle(Point, radius: Double, angle: Double)
  }

  /// One item.
  public struct Item: Sendable, Hashable {
    /// Its parts; several for a group.
    public var outlines: [Outline]
    /// Its centre, in points.
    public var center: Point
    /// Its velocity, in pt/s.
    public var velocity: Vector
    /// Whether it moves.
    public var activity: Activity
    /// The number of its island: items that touch or are joined share one, counted from 0 in the order of the
    /// items.
    public var island: Int
  }

  /// One attachment or snap line.
  public struct Link: Sendable, Hashable {
    /// The end at an anchor, or at the partner.
    public var from: Point
    /// The end at the item.
    public var to: Point
    /// Whether it is a spring; false if it is rigid.
    public var isSpring: Bool
    /// Whether `from` is a fixed point; false if it is a point of an item.
    public var isAnchored: Bool
  }

  /// One point of a touching pair.
  public struct Contact: Sendable, Hashable {
    /// The point of contact.
    public var point: Point
    /// The impulse on the second item in the last sub-step, in kg·pt/s along the normal.
    public var impulse: Vector
  }

  /// The sum of all fields' forces on a resting item of 1 kg and charge 1, at one point.
  public struct FieldArrow: Sendable, Hashable {
    /// The sampled point, in points of the reference axes.
    public var point: Point
    /// The force, in newtons of 100 kg·pt/s². A velocity field adds its velocity, in m/s of 100 pt, instead.
    public var force: Vector
  }

  /// The items, in the order in which they were added to the animator.
  public var items: [Item] = []
  /// The walls and other boundaries, as polylines of at least two points.
  public var boundaries: [[Point]] = []
  /// The attachments and snaps.
  public var links: [Link] = []
  /// The touching points.
  public var contacts: [Contact] = []
  /// The fields' forces on the sampled grid.
  public var fieldArrows: [FieldArrow] = []
}
