import CradleGeometry

/// A visible element of a section, for a handler that changes its attributes.
public final class CollectionLayoutVisibleItem {
  /// The attributes that the handler changes.
  var attributes: LayoutAttributes
  /// The offset from the handler's coordinates to the content's, in points.
  private let shift: Vector

  init(_ attributes: LayoutAttributes, shiftedBy shift: Vector) {
    self.attributes = attributes
    self.shift = shift
    self.attributes.center += shift
  }

  /// The changed attributes, in the content's points.
  var result: LayoutAttributes {
    var result = attributes
    result.center -= shift
    return result
  }

  /// Its path; for a background its section's.
  public var indexPath: IndexPath { attributes.indexPath }
  /// Its category.
  public var representedElementCategory: ElementCategory { attributes.category }
  /// Its kind; nil for a cell.
  public var representedElementKind: String? {
    switch attributes.category {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
  /// Its frame without scale and angle, in points.
  public var frame: Rect { attributes.frame }
  /// Its frame in its own coordinates, in points.
  public var bounds: Rect { Rect(origin: .zero, size: attributes.size) }
  /// Its centre, in points.
  public var center: Point {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  /// Its opacity, 0 … 1.
  public var alpha: Double {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  /// Its drawing order: larger values are drawn later.
  public var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  /// Whether it is hidden.
  public var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  /// Its scale about its centre.
  public var scale: Double {
    get { attributes.scale }
    set { attributes.scale = newValue }
  }
  /// Its rotation about its centre, in radians, clockwise on screen.
  public var angle: Double {
    get { attributes.angle }
    set { attributes.angle = newValue }
  }
}
