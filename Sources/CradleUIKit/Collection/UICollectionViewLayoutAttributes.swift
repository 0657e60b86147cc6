// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry

/// Where and how an element is shown: an object that a layout makes and may change; subclass it to say more.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The element's place in the data.
  open var indexPath: IndexPath
  /// What the element is.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view or a decoration; nil for a cell.
  open internal(set) var representedElementKind: String?
  /// Its middle, in the content's points.
  open var center = CGPoint.zero
  /// Its extent before the transform, in points.
  open var size = CGSize.zero
  /// How it is moved in space about its middle.
  open var transform3D = CATransform3DIdentity
  /// How opaque it is, 0 … 1.
  open var alpha: CGFloat = 1
  /// What is drawn above what: larger numbers later.
  open var zIndex = 0
  /// Whether it is there without being shown.
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

  /// The smallest upright rectangle around it, transformed; setting it sets centre and size, for an identity.
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
  /// How it is moved in the plane about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Other attributes of the same class with the same numbers; a subclass adds its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.made(of: type(of: self), at: indexPath)
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }
  /// The same, as every object has it.
  open override func copy() -> Any { copy(with: nil) }

  /// Whether another object has the same numbers for the same element; a subclass compares its own too.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self
      || other.indexPath == indexPath && other.representedElementCategory == representedElementCategory
        && other.representedElementKind == representedElementKind && other.center == center
        && other.size == size && other.transform3D == transform3D && other.alpha == alpha
        && other.zIndex == zIndex && other.isHidden == isHidden
  }
  /// The same for equal ones.
  open override var hash: Int { indexPath.hashValue }

  /// New ones of a class that is only known when the program runs; see `UIView.made()`.
  @_silgen_name("$s11CradleUIKit32UICollectionViewLayoutAttributesC4madeACyt_tcfC")
  private static func make() -> UICollectionViewLayoutAttributes

  static func made(of layoutClass: AnyClass, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let attributesClass = layoutClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "layoutAttributesClass: \(layoutClass) is no subclass of UICollectionViewLayoutAttributes; answer one"
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
