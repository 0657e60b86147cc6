import CradleGeometry

/// A row that enlarges the item in the middle, and always comes to rest with an item there.
///
///     scale = 1 + zoom·(1 − |d|/distance) for |d| < distance, else 1      d from the viewport's middle, pt
///     item k is in the middle at offset o₀ + k·(width + spacing)
///
/// ```swift
/// let line = LineLayout()
/// line.itemSize = Size(width: 120, height: 160)
/// line.zoom = 0.5
/// collection.setCollectionViewLayout(line, animated: true)
/// ```
open class LineLayout: CollectionViewLayout {
  /// Every item's size, in points; a width above 0.
  public var itemSize = Size(width: 200, height: 200) { didSet { check() } }
  /// The spacing between two items, in points, 0 or more.
  public var spacing = 50.0 { didSet { check() } }
  /// The enlargement of the item in the middle, 0 or more; 0.3 is 30 % larger.
  public var zoom = 0.3 { didSet { check() } }
  /// The distance from the middle at which the enlargement ends, in points, above 0.
  public var distance = 200.0 { didSet { check() } }

  private var items = FlatItems()
  /// The resolution of distances in the drawing order.
  private static let zSteps = 10_000.0

  /// Makes a line of 200 × 200 items with a spacing of 50.
  public override init() { super.init() }

  private func check() {
    precondition(
      itemSize.isFinite && itemSize.width > 0 && itemSize.height >= 0 && spacing >= 0 && spacing.isFinite
        && zoom >= 0 && zoom.isFinite && distance > 0 && distance.isFinite,
      "LineLayout: size \(itemSize), spacing \(spacing), zoom \(zoom), distance \(distance) are no line; see their ranges"
    )
    invalidateLayout()
  }

  open override func prepare() { items = flatItems() }

  /// The inset before the first and after the last item, which lets them reach the middle.
  private var inset: Double { max(0, (bounds.width - itemSize.width) / 2) }
  private var pitch: Double { itemSize.width + spacing }
  /// The offset at which the first item is in the middle.
  private var firstOffset: Double { inset + itemSize.width / 2 - bounds.width / 2 }

  open override var collectionViewContentSize: Size {
    guard items.count > 0 else { return Size(width: 0, height: bounds.height) }
    return Size(width: 2 * inset + Double(items.count) * pitch - spacing, height: bounds.height)
  }

  private func attributes(of index: Int) -> LayoutAttributes {
    let center = Point(x: inset + itemSize.width / 2 + Double(index) * pitch, y: bounds.height / 2)
    var attributes = LayoutAttributes(
      cellAt: items.path(of: index), frame: Rect(center: center, size: itemSize))
    let nearness = max(0, 1 - abs(center.x - bounds.midX) / distance)
    attributes.scale = 1 + zoom * nearness
    attributes.zIndex = Int((nearness * Self.zSteps).rounded())
    return attributes
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    guard items.count > 0, !rect.isEmpty else { return }
    // Enlarged items extend beyond their frames.
    let reach = itemSize.width / 2 * (1 + zoom)
    let firstCenter = inset + itemSize.width / 2
    let last = Double(items.count - 1)
    let low = min(max(((rect.minX - reach - firstCenter) / pitch).rounded(.up), 0), last)
    let high = min(max(((rect.maxX + reach - firstCenter) / pitch).rounded(.down), 0), last)
    guard low <= high else { return }
    for index in Int(low)...Int(high) {
      let attributes = attributes(of: index)
      if Rect(center: attributes.center, size: attributes.size * attributes.scale).intersects(rect) {
        buffer.append(attributes)
      }
    }
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    items.index(of: path).map(attributes(of:))
  }

  /// An item grows on its way to the middle.
  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    let way = element.center.x - bounds.midX
    if way != 0, abs(way) < distance {
      carried.scale += zoom / distance * (way > 0 ? velocity.dx : -velocity.dx)
    }
    return carried
  }

  // MARK: Snapping

  open override func contentOffset(forShowing path: IndexPath) -> Point? {
    items.index(of: path).map { Point(x: firstOffset + Double($0) * pitch, y: 0) }
  }

  open override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
  }

  /// The offset of the item nearest to the proposed one; with velocity, of the items ahead. Without items the
  /// proposed offset.
  open override func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    guard items.count > 0, proposed.x.isFinite else { return proposed }
    let index = Snapping.index(
      proposed: (proposed.x - firstOffset) / pitch, present: (bounds.minX - firstOffset) / pitch,
      velocity: velocity.x * 1000, count: items.count)
    return Point(x: firstOffset + Double(index) * pitch, y: proposed.y)
  }
}
