// As layouts are written for UIKit: the overrides in an extension.
// swift-format-ignore-file

import UIKit

@objc(CenteringLayout)
open class CenteringLayout: UICollectionViewFlowLayout {
    fileprivate var prepared = 0

    public override init() {
        super.init()
        scrollDirection = .horizontal
    }

    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

// MARK: overrides
extension CenteringLayout {

    override open func prepare() {
        super.prepare()
        prepared += 1
        NotificationCountdown.shared.perform(#selector(NotificationCountdown.tick))
    }

    // The nearest item comes to the middle.
    override open func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let collectionView = collectionView else { return proposed }
        let middle = proposed.x + collectionView.bounds.width / 2
        let near = CGRect(origin: CGPoint(x: proposed.x, y: 0), size: collectionView.bounds.size)
        let centers = (layoutAttributesForElements(in: near) ?? []).map { $0.center.x }
        guard let best = centers.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return proposed }
        return CGPoint(x: best - collectionView.bounds.width / 2, y: proposed.y)
    }

    func timesPrepared() -> Int { prepared }
}

class NotificationCountdown: NSObject {
    nonisolated(unsafe) static let shared = NotificationCountdown()
    private(set) var ticks = 0
    @objc func tick() { ticks += 1 }
}
