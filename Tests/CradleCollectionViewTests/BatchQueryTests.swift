import CradleCollectionView
import CradleGeometry
import Testing

/// Queries of the layout during a batch.
struct BatchQueryTests {
  /// A flow that queries its delegate about each element, as layouts do whose delegate knows the items' sizes.
  private final class Asking: CollectionViewFlowLayout {
    var ask: (IndexPath) -> Void = { _ in }
    override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
      super.layoutAttributesForElements(in: rect, into: &buffer)
      for attributes in buffer { ask(attributes.indexPath) }
    }
  }

  @Test("a layout is queried only about items that the data has", arguments: [false, true])
  func deletion(isAnimated: Bool) throws {
    let layout = Asking()
    let rig = CollectionRig([30, 30], layout: layout)
    var asked = 0
    layout.ask = { path in
      asked += 1
      #expect(rig.data.indices.contains(path.section) && path.item < rig.data[path.section].count)
    }
    try rig.view.performUpdates(animated: isAnimated) { batch in
      rig.data[0].removeLast(10)
      batch.deleteItems(at: (20..<30).map { IndexPath(item: $0, section: 0) })
    }
    rig.advance(0.1)
    try rig.view.performUpdates(animated: isAnimated) { batch in
      rig.data.removeFirst()
      batch.deleteSections([0])
    }
    rig.rest()
    #expect(asked > 0 && rig.view.numberOfSections == 1)
  }
}
