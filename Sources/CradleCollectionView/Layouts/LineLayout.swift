import CradleGeometry

/// A row that enlarges the item in the middle, and always comes to rest with an item there.
///
///     scale = 1 + zoom·(1 − |d|/distance) for |d| < distance, else 1      d from the viewport's middle, pt
///     item k is in the middle at offset o₀ + k·(width + spacing)
///     turn  = −tilt·d/distance for |d| < distance, else ∓tilt                about the item's upright axis
///
/// With `tilt` the items at the sides face the middle, in perspective, as in a cover flow. Rotated items look narrower,
/// so they are placed closer together, which keeps the visible spacing.
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

  /// The rotation of items at `distance` from the middle and beyond, in radians about their vertical axis, 0
  /// … 1.5: the outer edge comes nearer, the inner edge moves away.
  public var tilt = 0.0 { didSet { check() } }
  /// The distance of the eye from the tilted items, in points, above 0 and finite; the default is 800. At
  /// least the width of the enlarged item, width·(1 + zoom), is used, so that no edge lies behind the eye.
  package var eyeDistance = 800.0 { didSet { check() } }

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
    precondition(
      (0...1.5).contains(tilt) && eyeDistance > 0 && eyeDistance.isFinite,
      "LineLayout: a tilt of \(tilt) seen from \(eyeDistance) points is no perspective; see their ranges")
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
    var center = Point(x: inset + itemSize.width / 2 + Double(index) * pitch, y: bounds.height / 2)
    let offset = center.x - bounds.midX
    if tilt != 0 { center.x = bounds.midX + compressed(offset) }
    var attributes = LayoutAttributes(
      cellAt: items.path(of: index), frame: Rect(center: center, size: itemSize))
    let nearness = max(0, 1 - abs(offset) / distance)
    attributes.scale = 1 + zoom * nearness
    if tilt != 0 { attributes.transform3D = turn(at: offset) }
    attributes.zIndex = Int((nearness * Self.zSteps).rounded())
    return attributes
  }

  /// The effective distance of the eye.
  private var eye: Double { max(eyeDistance, itemSize.width * (1 + zoom)) }

  /// The transform in space of an item at a distance from the middle, in points.
  private func turn(at offset: Double) -> Transform3D {
    let angle = -tilt * (offset / distance).clamped(to: -1...1)
    return Transform3D(angle: angle, x: 0, y: 1, z: 0).then(Transform3D(eyeDistance: eye))
  }

  /// The fraction of its distance by which an item beyond `distance` moves inwards: the loss of visible width
  /// by its rotation.
  private var compression: Double { itemSize.width * (1 - Trigonometry.cosine(tilt)) / pitch }

  /// The displayed distance of an item at a distance from the middle, in points; its derivative is
  /// continuous.
  private func compressed(_ offset: Double) -> Double {
    let (far, share) = (abs(offset), compression)
    let near = min(far, distance)
    let place = near - share * near * near / (2 * distance) + (far - near) * (1 - share)
    return offset < 0 ? -place : place
  }

  /// The inverse of `compressed`.
  private func uncompressed(_ place: Double) -> Double {
    let (far, share) = (abs(place), compression)
    let edge = distance * (1 - share / 2)
    let offset =
      far < edge
      // The quadratic's smaller root, in the form that also holds for a share of 0.
      ? 2 * far / (1 + max(0, 1 - 2 * share * far / distance).squareRoot())
      : distance + (far - edge) / (1 - share)
    return place < 0 ? -offset : offset
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    guard items.count > 0, !rect.isEmpty else { return }
    // Enlarged items extend beyond their frames.
    let flat = itemSize.width / 2 * (1 + zoom)
    // An edge comes nearer by at most half the item's width, so perspective enlarges it by at most this
    // factor.
    let reach = tilt == 0 ? flat : flat / (1 - flat / eye)
    let firstCenter = inset + itemSize.width / 2
    let last = Double(items.count - 1)
    var (left, right) = (rect.minX - reach, rect.maxX + reach)
    if tilt != 0 {
      left = bounds.midX + uncompressed(left - bounds.midX)
      right = bounds.midX + uncompressed(right - bounds.midX)
    }
    let low = ((left - firstCenter) / pitch).rounded(.up).clamped(to: 0...last)
    let high = ((right - firstCenter) / pitch).rounded(.down).clamped(to: 0...last)
    guard low <= high else { return }
    for index in Int(low)...Int(high) {
      let attributes = attributes(of: index)
      let shown =
        tilt == 0
        ? Rect(center: attributes.center, size: attributes.size * attributes.scale) : attributes.shownFrame
      if shown.intersects(rect) {
        buffer.append(attributes)
      }
    }
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    items.index(of: path).map(attributes(of:))
  }

  /// An item grows as it moves towards the middle.
  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    var offset = element.center.x - bounds.midX
    if tilt != 0 {
      offset = uncompressed(offset)
      carried.center.dx *= 1 - compression * min(1, abs(offset) / distance)
    }
    if offset != 0, abs(offset) < distance {
      carried.scale += zoom / distance * (offset > 0 ? velocity.dx : -velocity.dx)
    }
    return carried
  }

  // MARK: Snapping

  package override func contentOffset(forShowing path: IndexPath) -> Point? {
    items.index(of: path).map { Point(x: firstOffset + Double($0) * pitch, y: 0) }
  }

  open override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
  }

  /// The offset of the item nearest to the proposed one; with velocity, nearest among the items ahead.
  /// Without items, the proposed offset.
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
