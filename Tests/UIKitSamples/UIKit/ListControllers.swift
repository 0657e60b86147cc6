// A controller that names its delegate protocols, and one below it that implements their methods.
// swift-format-ignore-file

import UIKit

class ListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Says neither `override` nor a protocol.
final class TallListController: ListController {
    private(set) var scrolls = 0
    private(set) var selected: [IndexPath] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

extension TallListController {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: 320, height: 100)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
