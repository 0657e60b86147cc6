import CradleUIKit

/// A data source of one section, whose cells are those under the identifier `cell`.
class CellSource: NSObject, UICollectionViewDataSource {
  var count: Int
  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// Makes a window of 320 × 480 that a collection view fills, with cells of one class under the identifier `cell`.
func collectionWindow(
  _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource,
  delegate: (any UICollectionViewDelegate)? = nil,
  cells: UICollectionViewCell.Type = UICollectionViewCell.self
) -> (UIWindow, UICollectionView) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
  view.register(cells, forCellWithReuseIdentifier: "cell")
  (view.dataSource, view.delegate) = (source, delegate)
  window.addSubview(view)
  window.advance(by: 0)
  return (window, view)
}
