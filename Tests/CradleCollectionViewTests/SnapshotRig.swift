import CradleCollectionView
import CradleGeometry

/// A collection of rows and headers that shows snapshots, and notes which of them it asks for.
final class SnapshotRig {
  static let sections = ["a", "b", "c"]
  static let items = [[1, 2, 3], [4, 5, 6], [7]]

  /// The sections a (1, 2, 3), b (4, 5, 6) and c (7).
  static var start: DiffableDataSourceSnapshot<String, Int> {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(sections)
    for (section, items) in zip(sections, items) { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  let view: CollectionView
  /// The items whose cells, and the sections whose headers it asked for, in that order.
  var asked: [String] = []
  private(set) lazy var source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) {
    [unowned self] view, path, item in
    asked.append("\(item)")
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  init() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(width: 300, height: 20)
    view = CollectionView(viewportSize: Size(width: 300, height: 600), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    CollectionRig.registerBanners(in: view)
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      asked.append(source.sectionIdentifier(for: path.section) ?? "none")
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "banner", for: path)
    }
  }
}
