// Objects that forward what they do not handle, and objects of classes that are known only at run time.
// swift-format-ignore-file

import UIKit

final class ScrollWitness: NSObject, UIScrollViewDelegate {
    private weak var original: UIScrollViewDelegate?
    private(set) var offsets: [CGFloat] = []

    init(_ original: UIScrollViewDelegate?) {
        self.original = original
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || original?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        return original?.responds(to: aSelector) == true ? original : super.forwardingTarget(for: aSelector)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
        original?.scrollViewDidScroll?(scrollView)
    }
}

final class Pool<Item> where Item: NSObject {
    private var idle: [Item] = []
    func take() -> Item { return idle.popLast() ?? Item() }
    func giveBack(_ item: Item) { idle.append(item) }
}

final class Ticket: NSObject {
    let price: Int
    override init() { price = 3 }
}
