// Classes that override what few do.
// swift-format-ignore-file

import UIKit

final class CountingLayout: UICollectionViewFlowLayout {
    var kinds: [String] = []
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        kinds.append(elementKind)
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }
}

final class CountingList: UICollectionView {
    private(set) var registered: [String] = []
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registered.append(identifier)
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
}

final class CountingLayer: CALayer {
    private(set) var added: [String?] = []
    override func add(_ anim: CAAnimation, forKey key: String?) {
        added.append(key)
        super.add(anim, forKey: key)
    }
    override func contains(_ p: CGPoint) -> Bool { return false }
}

final class RingLayer: CAShapeLayer {
    @NSManaged var turn: CGFloat
    @NSManaged var title: String?
    override class func needsDisplay(forKey key: String) -> Bool {
        return key == "turn" || super.needsDisplay(forKey: key)
    }
    override func action(forKey event: String) -> CAAction? {
        guard event == "turn" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event) ?? turn
        animation.duration = 0.5
        return animation
    }
}

final class StiffView: UIView {
    private(set) var calls = 0
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        calls += 1
        super.setContentHuggingPriority(priority, for: axis)
    }
}

/// The app's window, asked of its delegate in both usual ways.
func appWindow() -> UIWindow? {
    if let holder = UIApplication.shared.delegate?.window, let window = holder { return window }
    return UIApplication.shared.delegate?.window??.rootViewController?.view.window
}
