// A delegate whose methods have Objective-C's selectors, under names of Swift before version 3.
// swift-format-ignore-file

import UIKit

/// Declares neither the flow layout's protocol nor the table's present names.
class TileController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, UITableViewDataSource {
    let tiles = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 240), collectionViewLayout: UICollectionViewFlowLayout())
    let rows = UITableView(frame: CGRect(x: 0, y: 240, width: 300, height: 240))

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        tiles.dataSource = self
        tiles.delegate = self
        rows.dataSource = self
        view.addSubview(tiles)
        view.addSubview(rows)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    @objc func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: IndexPath) -> CGSize {
        CGSize(width: 60, height: 30 + indexPath.item % 2)
    }

    @objc func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class WideTileController: TileController {
    @objc func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAtIndex section: Int) -> CGFloat { 20 }
}
