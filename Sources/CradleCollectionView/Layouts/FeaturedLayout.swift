import CradleGeometry
import CradlePhysics

/// A list whose top cell is open. While it scrolls away, the next one opens.
///
///     k = ⌊o/D⌋, p = o/D − k           o offset, pt      D drag offset, pt      S, F standard and featured height, pt
///     cell k:      from o − S·p, F high
///     cell k + 1:  ends at o − S·p + F + S, S + (F − S)·p high, drawn above k
///     the others:  S high, one after the other
///
/// ```swift
/// let list = FeaturedLayout()
/// list.featuredHeight = 240
/// collection.setCollectionViewLayout(list, animated: false)
///
/// // When you draw a cell: let its title, text and shade follow how far it is open.
/// for element in collection.presentedElements { print(list.openness(of: element.attributes)) }
/// ```
open class FeaturedLayout: CollectionViewLayout {
  /// The height of a closed cell, in points, above 0.
  public var standardHeight = 100.0 { didSet { check() } }
  /// The height of the open cell, in points, at least the closed one's.
  public var featuredHeight = 280.0 { didSet { check() } }
  /// The scroll distance from one open cell to the next, in points, above 0.
  public var dragOffset = 180.0 { didSet { check() } }

  /// The deceleration rate for which the snapping is designed; set it on the scroll view.
  public static let decelerationRate = Deceleration.fastRate
  /// The speed, in points per second, above which a release moves on to the next cell.
  package static let flickSpeed = 300.0
  /// The distance of a fling per unit of release speed at that rate, in seconds: 0.099.
  private static let flingDistancePerSpeed = decelerationRate / (1 - decelerationRate) / 1000

  private var items = FlatItems()

  /// Makes a list of cells that are 100 pt high, and 280 pt when they are open.
  public override init() { super.init() }

  private func check() {
    precondition(
      standardHeight > 0 && featuredHeight >= standardHeight && featuredHeight.isFinite && dragOffset > 0
        && dragOffset.isFinite,
      "FeaturedLayout: heights \(standardHeight), \(featuredHeight), drag offset \(dragOffset) are no list; see their ranges"
    )
    invalidateLayout()
  }

  open override func prepare() { items = flatItems() }

  open override var collectionViewContentSize: Size {
    guard items.count > 0 else { return Size(width: bounds.width, height: 0) }
    return Size(width: bounds.width, height: Double(items.count - 1) * dragOffset + bounds.height)
  }

  /// The open cell's index, its progress towards leaving, and its top. Beyond the ends of the content the
  /// cells move together.
  private var opening: (index: Int, progress: Double, top: Double) {
    let offset = bounds.minY.clamped(to: 0...Double(max(0, items.count - 1)) * dragOffset)
    let index = (offset / dragOffset).rounded(.down)
    let progress = offset / dragOffset - index
    return (Int(index), progress, offset - standardHeight * progress)
  }

  private func attributes(of index: Int) -> LayoutAttributes {
    let (open, progress, top) = opening
    let end = top + featuredHeight + standardHeight
    var (y, height) = (top, featuredHeight)
    if index == open + 1 {
      height = standardHeight + (featuredHeight - standardHeight) * progress
      y = end - height
    } else if index != open {
      height = standardHeight
      y =
        index < open
        ? top - standardHeight * Double(open - index) : end + standardHeight * Double(index - open - 2)
    }
    let frame = Rect(x: 0, y: y, width: bounds.width, height: height)
    var attributes = LayoutAttributes(cellAt: items.path(of: index), frame: frame)
    attributes.zIndex = index
    return attributes
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    guard items.count > 0 else { return }
    let (open, _, top) = opening
    let above = max(0, ((top - rect.minY) / standardHeight).rounded(.up))
    // The next cell overlaps the open one, even for a small rectangle.
    let below = 1 + max(0, ((rect.maxY - top - featuredHeight) / standardHeight).rounded(.up))
    let first = Int(max(0, Double(open) - above))
    let last = Int(min(Double(items.count - 1), Double(open) + below))
    guard first <= last else { return }
    for index in first...last {
      let attributes = attributes(of: index)
      if attributes.frame.intersects(rect) { buffer.append(attributes) }
    }
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    items.index(of: path).map(attributes(of:))
  }

  /// While a cell opens, the list moves by `standardHeight` for each `dragOffset` of scrolling, and that cell grows
  /// at its upper edge.
  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    let offset = bounds.minY
    guard items.count > 0, element.category == .cell, offset >= 0,
      offset <= Double(items.count - 1) * dragOffset
    else { return super.velocity(of: element, scrollingBy: velocity) }
    let isOpening = items.index(of: element.indexPath) == opening.index + 1
    let growth = isOpening ? (featuredHeight - standardHeight) / 2 : 0
    var carried = ElementVelocity(
      Vector(dx: -velocity.dx, dy: -velocity.dy * (standardHeight + growth) / dragOffset))
    carried.size.dy = velocity.dy * 2 * growth / dragOffset
    return carried
  }

  // MARK: A cell's look

  /// How far a cell is open at the height in its attributes, which may be those of a running animation: 0 for a closed
  /// cell, 1 for the open one.
  public func openness(of attributes: LayoutAttributes) -> Double {
    let range = featuredHeight - standardHeight
    return range > 0 ? ((attributes.size.height - standardHeight) / range).clamped(to: 0...1) : 1
  }

  /// The appearance of a cell at the height in its attributes.
  package func look(of attributes: LayoutAttributes) -> FeaturedLook {
    FeaturedLook(openness: openness(of: attributes))
  }

  // MARK: Snapping

  package override func contentOffset(forShowing path: IndexPath) -> Point? {
    items.index(of: path).map { Point(x: 0, y: Double($0) * dragOffset) }
  }

  open override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    guard items.count > 0, proposed.y.isFinite else { return proposed }
    return Point(x: proposed.x, y: target((proposed.y / dragOffset).rounded()))
  }

  /// round((offset + v·0.099)/D)·D; a flick goes on to the next cell if that target lies behind the present
  /// offset.
  open override func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    guard items.count > 0, velocity.y.isFinite else { return proposed }
    let (present, speed) = (bounds.minY, velocity.y * 1000)
    var index = ((present + speed * Self.flingDistancePerSpeed) / dragOffset).rounded()
    let isLeft = (index * dragOffset - present) * speed <= 0
    if isLeft, abs(speed) >= Self.flickSpeed { index += speed > 0 ? 1 : -1 }
    return Point(x: proposed.x, y: target(index))
  }

  private func target(_ index: Double) -> Double {
    index.clamped(to: 0...Double(items.count - 1)) * dragOffset
  }
}
