import UIKit

/// Steps down to the right, with attributes of their own.
class StairAttributes: UICollectionViewLayoutAttributes {
  var depth: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? StairAttributes { copy.depth = depth }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? StairAttributes, other.depth == depth else { return false }
    return super.isEqual(object)
  }
}

class StairsLayout: UICollectionViewLayout {
  var step = CGSize(width: 120, height: 64)
  private var cache: [StairAttributes] = []

  override class var layoutAttributesClass: AnyClass { StairAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = StairAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(item % 3) * 20, y: CGFloat(item) * step.height, width: step.width, height: step.height)
      attributes.depth = CGFloat(item)
      attributes.zIndex = item
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(cache.count) * step.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexPath.item < cache.count ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

class StairCell: UICollectionViewCell {
  let label = UILabel()
  var depth: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let stair = layoutAttributes as? StairAttributes { depth = stair.depth }
  }
}
