import CradleGeometry

/// Several items that move as one rigid body. (Documented.)
///
/// The group's centre is the middle of the rectangle around its members when it is made. Add the group to
/// behaviours, not its members: a group and one of its members in one animator trap, and so does a member of
/// two groups.
///
/// ```swift
/// let pair = DynamicItemGroup(items: [card, other])
/// animator.addBehavior(GravityBehavior(items: [pair]))
/// ```
public final class DynamicItemGroup: DynamicItem, CustomStringConvertible {
  /// The members, in the order given.
  public let items: [any DynamicItem]
  /// A rectangle at the origin with the size of the smallest upright rectangle around the members when the
  /// group was made.
  public let bounds: Rect
  /// The members' centres in the group's own axes.
  private let offsets: [Vector]
  private let rotations: [Double]

  /// The centre, in points; setting it moves every member.
  public var center: Point { didSet { placeMembers() } }
  /// The rotation in radians, clockwise on screen; setting it turns every member about the group's centre.
  public var rotation: Double { didSet { placeMembers() } }

  /// A description that lists the members.
  public var description: String { "the group of \(items)" }

  /// Makes a group of at least one item; a group inside a group traps.
  public init(items: [any DynamicItem]) {
    precondition(!items.isEmpty, "DynamicItemGroup(items:) needs at least one item")
    for item in items {
      precondition(
        !(item is DynamicItemGroup), "DynamicItemGroup(items:): \(item) is a group; give its items instead")
    }
    let frames = items.map { item in
      let halfExtents = ItemOutline(item).halfExtents(rotatedBy: item.rotation)
      return Rect(center: item.center, size: halfExtents * 2)
    }
    let frame = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    self.items = items
    bounds = Rect(origin: .zero, size: frame.size)
    center = frame.center
    rotation = 0
    offsets = items.map { $0.center - frame.center }
    rotations = items.map(\.rotation)
  }

  var parts: [ItemOutline.Part] {
    items.indices.map { index in
      ItemOutline.Part(
        offset: offsets[index], rotation: rotations[index], size: items[index].bounds.size,
        outline: items[index].collisionBounds)
    }
  }

  private func placeMembers() {
    for index in items.indices {
      items[index].center = center + offsets[index].rotated(by: rotation)
      items[index].rotation = rotations[index] + rotation
    }
  }
}
