import CradleGeometry

/// An element of a section that shows, for a handler that changes how it looks.
public final class CollectionLayoutVisibleItem {
  /// What it changes.
  var attributes: LayoutAttributes
  /// What the handler's frames are shifted by, in points.
  private let shift: Vector

  init(_ attributes: LayoutAttributes, shiftedBy shift: Vector) {
    self.attributes = attributes
    self.shift = shift
    self.attributes.center += shift
  }

  /// What the handler has made of it, in the content's points.
  var result: LayoutAttributes {
    var result = attributes
    result.center -= shift
    return result
  }

  /// Its path; for a background that of its section.
  public var indexPath: IndexPath { attributes.indexPath }
  /// What it is.
  public var representedElementCategory: ElementCategory { attributes.category }
  /// Its kind; nil for a cell.
  public var representedElementKind: String? {
    switch attributes.category {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
  /// Its rectangle without scale and angle, in points.
  public var frame: Rect { attributes.frame }
  /// Its rectangle from its own corner, in points.
  public var bounds: Rect { Rect(origin: .zero, size: attributes.size) }
  /// Its middle, in points.
  public var center: Point {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  /// How opaque it is, 0 … 1.
  public var alpha: Double {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  /// What it is drawn above.
  public var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  /// Whether it is there without being shown.
  public var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  /// How much it is enlarged about its middle.
  public var scale: Double {
    get { attributes.scale }
    set { attributes.scale = newValue }
  }
  /// How far it is turned about its middle, in radians, clockwise on screen.
  public var angle: Double {
    get { attributes.angle }
    set { attributes.angle = newValue }
  }
}
