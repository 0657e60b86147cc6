// Cards above each other between the content's insets, which a finger throws out to the side.
// swift-format-ignore-file

import UIKit

final class SwipeDeck: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UIGestureRecognizerDelegate {
    var cards = Array(0..<6)
    private(set) var thrown: [Int] = []
    private(set) var list: UICollectionView!
    private var sidePan: UIPanGestureRecognizer!
    private weak var held: UICollectionViewCell?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 20
        list = UICollectionView(frame: bounds, collectionViewLayout: layout)
        list.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        list.dataSource = self
        list.delegate = self
        addSubview(list)
        sidePan = UIPanGestureRecognizer(target: self, action: #selector(pan))
        sidePan.delegate = self
        list.addGestureRecognizer(sidePan)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        cell.isHidden = false
        return cell
    }
    /// As wide as a line, whatever the insets leave of it.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - collectionView.contentInset.left - collectionView.contentInset.right, height: 200)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === sidePan else { return true }
        let velocity = sidePan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }

    @objc private func pan(_ sender: UIPanGestureRecognizer) {
        // A list that scrolls keeps its cards.
        if !list.isTracking, held == nil, let path = list.indexPathForItem(at: sender.location(in: list)) {
            held = list.cellForItem(at: path)
        }
        guard let cell = held, let path = list.indexPath(for: cell) else { return }
        switch sender.state {
        case .changed: cell.transform = CGAffineTransform(translationX: sender.translation(in: self).x, y: 0)
        case .ended where abs(sender.translation(in: self).x) > 100:
            thrown.append(cards.remove(at: path.item))
            held = nil
            cell.transform = .identity
            list.performBatchUpdates({ list.deleteItems(at: [path]) }, completion: nil)
        default:
            cell.transform = .identity
            if sender.state != .began { held = nil }
        }
    }
}
