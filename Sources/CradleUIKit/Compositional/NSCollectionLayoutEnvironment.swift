import CradleCollectionView

/// The container of a section or a group.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size with the insets, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets; all of them take effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a section provider gets for its section.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container of the section or group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
}

/// The engine's environment by UIKit's names.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let core: CollectionLayoutEnvironment
  init(_ core: CollectionLayoutEnvironment) { self.core = core }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var contentSize: CGSize { CGSize(core.container.contentSize) }
  var effectiveContentSize: CGSize { CGSize(core.container.effectiveContentSize) }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(core.container.contentInsets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(core.container.effectiveContentInsets)
  }
}

/// A visible element of a section, for a handler that changes its appearance.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// Its opacity, 0 … 1.
  var alpha: CGFloat { get set }
  /// Its drawing order: larger values are drawn later.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// Its centre, in points.
  var center: CGPoint { get set }
  /// Its transform in the plane about its centre.
  var transform: CGAffineTransform { get set }
  /// Its transform in space about its centre.
  var transform3D: CATransform3D { get set }
  /// Its path; for a background its section's.
  var indexPath: Foundation.IndexPath { get }
  /// Its frame without its transform, in points.
  var frame: CGRect { get }
  /// Its frame in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Its category.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Its kind; nil for a cell.
  var representedElementKind: String? { get }
}

/// The engine's visible item by UIKit's names.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let core: CollectionLayoutVisibleItem
  private let onTransform: (CATransform3D) -> Void

  /// Makes an item. The closure is called with its full transform, because the engine keeps only its scale and
  /// rotation.
  init(_ core: CollectionLayoutVisibleItem, onTransform: @escaping (CATransform3D) -> Void) {
    (self.core, self.onTransform) = (core, onTransform)
  }

  var alpha: CGFloat {
    get { CGFloat(core.alpha) }
    set { core.alpha = Double(newValue) }
  }
  var zIndex: Int {
    get { core.zIndex }
    set { core.zIndex = newValue }
  }
  var isHidden: Bool {
    get { core.isHidden }
    set { core.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(core.center) }
    set { core.center = newValue.core }
  }
  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  var transform3D = CATransform3DIdentity {
    didSet {
      let flat = CATransform3DGetAffineTransform(transform3D)
      (core.scale, core.angle) = (flat.scale, flat.angle)
      onTransform(transform3D)
    }
  }
  var indexPath: Foundation.IndexPath { core.indexPath.path }
  var frame: CGRect { CGRect(core.frame) }
  var bounds: CGRect { CGRect(core.bounds) }
  var representedElementCategory: UICollectionView.ElementCategory {
    switch core.representedElementCategory {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
  var representedElementKind: String? { core.representedElementKind.map(ElementCategory.uikit) }
}
