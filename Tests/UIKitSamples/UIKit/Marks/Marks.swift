// Overridden extension methods, containers that make their content, and a batch without `self`, as in code for UIKit.
// swift-format-ignore-file

import UIKit

extension UIView {
    /// How deep the mark of a view is.
    @objc var depth: Int { return 1 }
    @objc func marks(_ prefix: String = "") -> [String] { return [prefix + "view"] }
}

extension UILabel {
    override var depth: Int { return super.depth + 10 }
    override func marks(_ prefix: String) -> [String] { return super.marks(prefix) + [prefix + "label"] }
}

class BadgeLabel: UILabel {
    override func marks(_ prefix: String) -> [String] { return super.marks(prefix) + ["badge"] }
}

final class QuietBadge: BadgeLabel {
    override var depth: Int { return 0 }
}

/// Makes its content from its class alone.
final class Frame<Content: UIView>: UIView {
    lazy var content = Content(frame: bounds)
}

protocol ShelfSource: AnyObject {
    weak var shelf: UICollectionView? { get set }
}

final class Shelf: NSObject, ShelfSource, UICollectionViewDataSource {
    weak var shelf: UICollectionView?
    var books = 3
    var cellClass: UICollectionViewCell.Type = UICollectionViewCell.self

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { cellClass.init() }
    func add() {
        shelf?.performBatchUpdates({
            books += 1
            shelf?.insertItems(at: [IndexPath(item: 0, section: 0)])
        }, completion: nil)
    }
}
