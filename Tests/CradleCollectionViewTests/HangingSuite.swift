import CradleCollectionView
import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// Helpers for the suites of the hanging layout.
protocol HangingSuite {}

extension HangingSuite {
  func rig(
    _ counts: [Int] = [0], viewport: Size = Size(width: 375, height: 667)
  ) -> (rig: CollectionRig, layout: HangingLayout) {
    let layout = HangingLayout()
    return (CollectionRig(counts, layout: layout, viewport: viewport), layout)
  }

  func insert(_ rig: CollectionRig, at item: Int = 0) throws {
    rig.data[0].insert(rig.newValue(), at: item)
    rig.view.insertItems(at: [IndexPath(0, item)])
  }

  func delete(_ rig: CollectionRig, at item: Int = 0) throws {
    rig.data[0].remove(at: item)
    rig.view.deleteItems(at: [IndexPath(0, item)])
  }

  /// Everything that hangs or falls has one body, one rope if it hangs, and is on screen once.
  func expectSound(_ rig: CollectionRig, _ layout: HangingLayout, _ comment: Comment? = nil) {
    let count = rig.data.reduce(0) { $0 + $1.count }
    #expect(layout.hangingCount == count, comment)
    #expect(layout.animator.itemCount == layout.hangingCount + layout.fallingCount, comment)
    #expect(layout.animator.totalBehaviorCount == 4 + layout.hangingCount, comment)
    let elements = rig.view.presentedElements
    #expect(elements.count { !$0.isLeaving } == count, comment)
    #expect(Set(elements.map(\.id)).count == elements.count, comment)
    for element in elements {
      #expect(element.attributes.isFinite, comment)
      #expect(layout.item(for: element.id) != nil || element.isLeaving, comment)
    }
    for section in rig.data.indices {
      for item in rig.data[section].indices {
        let path = IndexPath(section, item)
        #expect(layout.item(at: path)?.key.indexPath == path, comment)
        #expect(layout.layoutAttributesForItem(at: path)?.indexPath == path, comment)
      }
    }
  }
}
