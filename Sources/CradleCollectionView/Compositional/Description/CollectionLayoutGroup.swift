import CradleGeometry

/// A row, a column or a custom arrangement of items; a section repeats it until every item has a place.
///
/// Its content is either a list of subitems, repeated for as long as the next one fits, or one subitem a
/// number of times. A group can be a subitem of another group.
///
/// ```swift
/// // Three columns in rows of 80 points, 8 points apart.
/// let cell = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let row = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitem: cell, count: 3)
/// row.interItemSpacing = .fixed(8)
/// ```
public final class CollectionLayoutGroup: CollectionLayoutItem {
  enum Content {
    /// The subitems, repeated for as long as the next one fits.
    case filling([CollectionLayoutItem])
    /// One subitem `count` times, in its own size.
    case repeating(CollectionLayoutItem, count: Int)
    /// One subitem `count` times, in equal shares of the room.
    case sharing(CollectionLayoutItem, count: Int)
    case custom((CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem])
  }

  let axis: LayoutAxis
  let content: Content
  /// The spacing between two subitems; nil for none. Fixed, or flexible: at least a length, plus a share of
  /// the remaining room.
  public var interItemSpacing: CollectionLayoutSpacing?

  /// The supplementary items anchored to the group.
  public override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaryItems(newValue) }
  }

  private init(_ layoutSize: CollectionLayoutSize, _ axis: LayoutAxis, _ content: Content) {
    switch content {
    case .filling(let items):
      precondition(!items.isEmpty, "CollectionLayoutGroup: there are no subitems; pass at least one")
    case .repeating(_, let count), .sharing(_, let count):
      precondition(count > 0, "CollectionLayoutGroup: the count is \(count); pass 1 or more")
    case .custom: break
    }
    (self.axis, self.content) = (axis, content)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a row of subitems, repeated for as long as the next one fits; the first always has a place. An
  /// empty array traps, and a layout with subitems so small that they fit more than a million times.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .horizontal, .filling(subitems))
  }

  /// Makes a row of one subitem `count` times, 1 or more, in its own size.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .horizontal, .repeating(subitem, count: count))
  }

  /// Makes a row of one subitem `count` times, 1 or more, each with an equal share of the width; if the
  /// widths of the group and the subitem are both estimates, the subitem keeps its own.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .horizontal, .sharing(subitem, count: count))
  }

  /// Makes a column of subitems, repeated for as long as the next one fits; the first always has a place. An
  /// empty array traps, and a layout with subitems so small that they fit more than a million times.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .vertical, .filling(subitems))
  }

  /// Makes a column of one subitem `count` times, 1 or more, in its own size.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .vertical, .repeating(subitem, count: count))
  }

  /// Makes a column of one subitem `count` times, 1 or more, each with an equal share of the height; if the
  /// heights of the group and the subitem are both estimates, the subitem keeps its own.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .vertical, .sharing(subitem, count: count))
  }

  /// Makes a custom group: a block returns its cells' places, given the group's size without its insets; at
  /// least one cell. A section with items traps if its group has no cells.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .vertical, .custom(itemProvider))
  }
}

/// A cell's place in a custom group.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// Its frame, in points from the upper left corner of the group's content, inside its `contentInsets`.
  package let frame: Rect
  /// Its drawing order: larger values are drawn later.
  package let zIndex: Int

  /// Makes a place; the frame is finite.
  public init(frame: Rect, zIndex: Int = 0) {
    precondition(
      frame.isFinite, "CollectionLayoutGroupCustomItem: the frame must be finite, not \(frame)")
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}

/// An axis of the plane.
enum LayoutAxis {
  case horizontal
  case vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func extent(_ size: Size) -> Double { self == .horizontal ? size.width : size.height }
  func origin(_ rect: Rect) -> Double { self == .horizontal ? rect.minX : rect.minY }
  func end(_ rect: Rect) -> Double { self == .horizontal ? rect.maxX : rect.maxY }
  func component(_ vector: Vector) -> Double { self == .horizontal ? vector.dx : vector.dy }
  func place(_ point: Point) -> Double { self == .horizontal ? point.x : point.y }
  func before(_ insets: EdgeInsets) -> Double { self == .horizontal ? insets.left : insets.top }
  func after(_ insets: EdgeInsets) -> Double { self == .horizontal ? insets.right : insets.bottom }

  func vector(_ along: Double, across: Double = 0) -> Vector {
    self == .horizontal ? Vector(dx: along, dy: across) : Vector(dx: across, dy: along)
  }
  func size(_ along: Double, across: Double) -> Size {
    self == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}
