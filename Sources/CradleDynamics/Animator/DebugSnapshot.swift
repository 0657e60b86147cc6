import CradleGeometry

/// The contents of an animator for a debug overlay: plain values, in points of the reference axes, with items
/// at their presented positions.
package struct DebugSnapshot: Sendable, Hashable {
  /// Whether an item moves.
  package enum Activity: Sendable, Hashable {
    /// It takes part in the simulation.
    case awake
    /// It rests until something touches it.
    case asleep
    /// It is anchored, or held.
    case fixed
  }

  /// One convex part of an item.
  package enum Outline: Sendable, Hashable {
    /// Corners in points, in order.
    case polygon([Point])
    /// A circle: its centre, its radius in points, and its rotation in radians.
    case circle(Point, radius: Double, angle: Double)
  }

  /// One item.
  package struct Item: Sendable, Hashable {
    /// Its parts; several for a group.
    package var outlines: [Outline]
    /// Its centre, in points.
    package var center: Point
    /// Its velocity, in pt/s.
    package var velocity: Vector
    /// Whether it moves.
    package var activity: Activity
    /// The number of its island: items that touch or are joined share one, counted from 0 in the order of the
    /// items.
    package var island: Int
  }

  /// One attachment or snap line.
  package struct Link: Sendable, Hashable {
    /// The end at an anchor, or at the partner.
    package var from: Point
    /// The end at the item.
    package var to: Point
    /// Whether it is a spring; false if it is rigid.
    package var isSpring: Bool
    /// Whether `from` is a fixed point; false if it is a point of an item.
    package var isAnchored: Bool
  }

  /// One point of a touching pair.
  package struct Contact: Sendable, Hashable {
    /// The point of contact.
    package var point: Point
    /// The impulse on the second item in the last sub-step, in kg·pt/s along the normal.
    package var impulse: Vector
  }

  /// The sum of all fields' forces on a resting item of 1 kg and charge 1, at one point.
  package struct FieldArrow: Sendable, Hashable {
    /// The sampled point, in points of the reference axes.
    package var point: Point
    /// The force, in newtons of 100 kg·pt/s². A velocity field adds its velocity, in m/s of 100 pt, instead.
    package var force: Vector
  }

  /// The items, in the order in which they were added to the animator.
  package var items: [Item] = []
  /// The walls and other boundaries, as polylines of at least two points.
  package var boundaries: [[Point]] = []
  /// The attachments and snaps.
  package var links: [Link] = []
  /// The touching points.
  package var contacts: [Contact] = []
  /// The fields' forces on the sampled grid.
  package var fieldArrows: [FieldArrow] = []
}
