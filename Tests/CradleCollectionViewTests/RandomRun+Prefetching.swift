import CradleCollectionView
import TestSupport

// Items ahead are prefetched once, the nearest first, and cancelled only after they were prefetched.
extension RandomRun: CollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [IndexPath]) {
    if paths.isEmpty { fail("nothing is asked for") }
    let middle = collectionView.collectionViewLayout.bounds.center
    var last = 0.0
    for path in paths {
      guard let value = value(at: path) else { return fail("\(path) is asked for and not there") }
      if !asked.insert(value).inserted { fail("\(path) is asked for twice") }
      everAsked.insert(value)
      guard !(collectionView.collectionViewLayout is SpringFlowLayout) else { continue }
      let distance =
        collectionView.collectionViewLayout.layoutAttributesForItem(at: path)?.center.distance(to: middle)
        ?? .nan
      if isMeasured, !(distance >= last - 1e-6) { fail("\(path) is nearer than the one before") }
      last = distance
    }
  }

  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    for path in paths {
      guard let value = value(at: path) else { return fail("\(path) is taken back and not there") }
      if !everAsked.contains(value) { fail("\(path) is taken back and was never asked for") }
      asked.remove(value)
    }
  }

  private func value(at path: IndexPath) -> Int? {
    guard rig.data.indices.contains(path.section), rig.data[path.section].indices.contains(path.item) else {
      return nil
    }
    return rig.data[path.section][path.item]
  }
}
