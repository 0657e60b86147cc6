import CradleGeometry

/// Everything in an animator as a debug overlay draws it: plain values, in points of the reference axes, items where
/// they are presented.
public struct DebugSnapshot: Sendable, Hashable {
  /// What an item does at present.
  public enum Activity: Sendable, Hashable {
    /// It moves, or may.
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
    /// A circle: centre, radius in points, and its turn in radians.
    case circle(Point, radius: Double, angle: Double)
  }

  /// One item.
  public struct Item: Sendable, Hashable {
    /// Its parts; several for a group.
    public var outlines: [Outline]
    /// Its centre, in points.
    public var center: Point
    /// In pt/s.
    public var velocity: Vector
    /// Whether it moves.
    public var activity: Activity
    /// Which island it is in: items that touch or are joined share a number, from 0 in the order of the items.
    public var island: Int
  }

  /// One attachment or snap line.
  public struct Link: Sendable, Hashable {
    /// The end at an anchor, or at the partner.
    public var from: Point
    /// The end at the item.
    public var to: Point
    /// Whether it gives, as a spring does.
    public var isSpring: Bool
    /// Whether `from` is a place and not an item's.
    public var isAnchored: Bool
  }

  /// One point of a touching pair.
  public struct Contact: Sendable, Hashable {
    /// Where.
    public var point: Point
    /// What pushes the second item away there in the last sub-step, kg·pt/s along the normal.
    public var impulse: Vector
  }

  /// A field's force on a still item of 1 kg and charge 1.
  public struct FieldArrow: Sendable, Hashable {
    /// Where.
    public var point: Point
    /// In newtons.
    public var force: Vector
  }

  /// The items, in the order in which the animator took them.
  public var items: [Item] = []
  /// The walls and other boundaries, as lines of two points or more.
  public var boundaries: [[Point]] = []
  /// The attachments and snaps.
  public var links: [Link] = []
  /// The touching points.
  public var contacts: [Contact] = []
  /// Where fields push.
  public var fieldArrows: [FieldArrow] = []
}
