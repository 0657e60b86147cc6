import CradleCollectionView

// The engine's names beside Foundation's and UIKit's. Only files that convert between them import the engine,
// so that `IndexPath` is Foundation's everywhere else.

typealias EnginePath = CradleCollectionView.IndexPath
typealias EngineAttributes = CradleCollectionView.LayoutAttributes
typealias EngineLayout = CradleCollectionView.CollectionViewLayout
typealias EngineTransitionLayout = CradleCollectionView.CollectionViewTransitionLayout
typealias EngineContext = CradleCollectionView.CollectionViewLayoutInvalidationContext
typealias FlowContext = CradleCollectionView.CollectionViewFlowLayoutInvalidationContext
typealias EngineView = CradleCollectionView.CollectionView

extension EnginePath {
  init(_ path: Foundation.IndexPath) { self.init(item: path.item, section: path.section) }
  var path: Foundation.IndexPath { Foundation.IndexPath(item: item, section: section) }
}

extension ElementCategory {
  init(_ category: UICollectionView.ElementCategory, _ kind: String?) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementary(Self.kind(kind ?? ""))
    case .decorationView: self = .decoration(kind ?? "")
    }
  }

  /// The engine's name of a supplementary kind.
  static func kind(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: EngineView.elementKindSectionHeader
    case UICollectionView.elementKindSectionFooter: EngineView.elementKindSectionFooter
    default: kind
    }
  }

  /// UIKit's name of a supplementary kind of the engine.
  static func uikit(_ kind: String) -> String {
    switch kind {
    case EngineView.elementKindSectionHeader: UICollectionView.elementKindSectionHeader
    case EngineView.elementKindSectionFooter: UICollectionView.elementKindSectionFooter
    default: kind
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The engine's form of the attributes: of a transform, its scale and its rotation in the plane.
  var engine: EngineAttributes {
    var engine = EngineAttributes(
      ElementCategory(representedElementCategory, representedElementKind), at: EnginePath(indexPath),
      frame: CGRect(center: center, size: size).core)
    let flat = transform
    (engine.scale, engine.angle) = (flat.scale, flat.angle)
    (engine.alpha, engine.zIndex, engine.isHidden) = (Double(alpha), zIndex, isHidden)
    return engine
  }

  /// Attributes of a class for an element of the engine's layout.
  static func made(_ engine: EngineAttributes, of layoutClass: AnyClass) -> UICollectionViewLayoutAttributes {
    let attributes = made(of: layoutClass, at: engine.indexPath.path)
    switch engine.category {
    case .cell: break
    case .supplementary(let kind):
      (attributes.representedElementCategory, attributes.representedElementKind) = (
        .supplementaryView, ElementCategory.uikit(kind)
      )
    case .decoration(let kind):
      (attributes.representedElementCategory, attributes.representedElementKind) = (.decorationView, kind)
    }
    attributes.take(engine)
    return attributes
  }

  /// Takes over the numbers of the engine's attributes.
  func take(_ engine: EngineAttributes) {
    (center, size) = (CGPoint(engine.center), CGSize(engine.size))
    if engine.scale != 1 || engine.angle != 0 {
      transform = CGAffineTransform(scaleX: CGFloat(engine.scale), y: CGFloat(engine.scale))
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(engine.angle)))
    }
    (alpha, zIndex, isHidden) = (CGFloat(engine.alpha), engine.zIndex, engine.isHidden)
  }
}
