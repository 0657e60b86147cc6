// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry

/// The geometry and appearance of an element, made and changed by a layout; subclass it for more attributes.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The element's index path.
  open var indexPath: IndexPath
  /// The element's category.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view or a decoration; nil for a cell.
  open internal(set) var representedElementKind: String?
  /// Its centre, in the content's points.
  open var center = CGPoint.zero
  /// Its size before the transform, in points.
  open var size = CGSize.zero
  /// Its transform in space about its centre.
  open var transform3D = CATransform3DIdentity
  /// Its opacity, 0 … 1.
  open var alpha: CGFloat = 1
  /// Its drawing order: larger values are drawn later.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false

  /// Attributes of a cell at a path without indices.
  public override init() {
    indexPath = IndexPath()
    super.init()
  }
  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Attributes of a supplementary view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  /// Attributes of a decoration of a kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }
  convenience init(made: Void) { self.init() }

  /// The bounding box of its transformed rectangle; setting it sets centre and size, for an identity
  /// transform.
  open var frame: CGRect {
    get {
      let rect = CGRect(center: .zero, size: size)
      guard !CATransform3DIsIdentity(transform3D) else { return rect.offsetBy(dx: center.x, dy: center.y) }
      return CGRect(around: rect.corners.map(transform3D.project)).offsetBy(dx: center.x, dy: center.y)
    }
    set { (center, size) = (newValue.center, newValue.size) }
  }
  /// A rectangle of its size; only the size is kept.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// Its transform in the plane about its centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy of the same class; a subclass copies its own attributes, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.made(of: type(of: self), at: indexPath)
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }
  /// A copy, as for every object.
  open override func copy() -> Any { copy(with: nil) }

  /// Whether another object has equal values for the same element; a subclass compares its own, too.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self
      || other.indexPath == indexPath && other.representedElementCategory == representedElementCategory
        && other.representedElementKind == representedElementKind && other.center == center
        && other.size == size && other.transform3D == transform3D && other.alpha == alpha
        && other.zIndex == zIndex && other.isHidden == isHidden
  }
  /// Equal attributes have the same hash.
  open override var hash: Int { indexPath.hashValue }

  /// Makes attributes of a class known only at run time; see `UIView.made()`.
  @_silgen_name("$s11CradleUIKit32UICollectionViewLayoutAttributesC4madeACyt_tcfC")
  private static func make() -> UICollectionViewLayoutAttributes

  static func made(of layoutClass: AnyClass, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let attributesClass = layoutClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "layoutAttributesClass: \(layoutClass) is no subclass of UICollectionViewLayoutAttributes; return one"
      )
    }
    let attributes = attributesClass.make()
    attributes.indexPath = indexPath
    return attributes
  }
}

/// The old names of a flow's kinds.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The old names of a flow's kinds.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
