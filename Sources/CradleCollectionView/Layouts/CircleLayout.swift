import CradleGeometry

/// A ring: item i of n at the angle 2πi/n from three o'clock, clockwise on screen.
///
/// Inserted items grow from the centre, and deleted ones shrink into it. All others move to their new places.
///
/// ```swift
/// let circle = CircleLayout()
/// circle.itemDiameter = 50
/// collection.setCollectionViewLayout(circle, animated: true)
/// ```
open class CircleLayout: CollectionViewLayout {
  /// The diameter of every item, in points; finite, 0 or more.
  public var itemDiameter = 70.0 {
    didSet {
      precondition(
        itemDiameter >= 0 && itemDiameter.isFinite,
        "CircleLayout.itemDiameter must be finite and 0 or more, not \(itemDiameter)")
      invalidateLayout()
    }
  }
  /// The ring's radius as a part of the viewport's shorter side: 1/2.5.
  package static let radiusFraction = 0.4
  /// The scale of an item in the centre, when it appears and disappears.
  package static let centerScale = 0.1

  private var items = FlatItems()

  /// Makes a ring of items with a diameter of 70 pt.
  public override init() { super.init() }

  open override func prepare() { items = flatItems() }

  open override var collectionViewContentSize: Size { bounds.size }

  private var center: Point { Point(x: bounds.width / 2, y: bounds.height / 2) }

  /// The ring's radius in points.
  package var radius: Double { min(bounds.width, bounds.height) * Self.radiusFraction }

  private func attributes(of index: Int) -> LayoutAttributes {
    let angle = 2 * .pi * Double(index) / Double(items.count)
    let place = center + Vector(angle: angle, length: radius)
    let size = Size(width: itemDiameter, height: itemDiameter)
    return LayoutAttributes(cellAt: items.path(of: index), frame: Rect(center: place, size: size))
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    for index in 0..<items.count {
      let attributes = attributes(of: index)
      if attributes.frame.intersects(rect) { buffer.append(attributes) }
    }
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    items.index(of: path).map(attributes(of:))
  }

  package override func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    inCenter(element)
  }

  package override func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes?
  {
    inCenter(element)
  }

  private func inCenter(_ element: LayoutAttributes) -> LayoutAttributes? {
    guard element.category == .cell else { return nil }
    var attributes = element
    attributes.center = center
    attributes.scale = Self.centerScale
    attributes.alpha = 0
    return attributes
  }
}
