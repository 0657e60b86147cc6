import CradleCollectionView
import CradleGeometry
import TestSupport
import Testing

@Suite("CollectionViewFlowLayout: pixels per point")
struct PixelDensityTests {
  @Test("origins snap to the pixels of a new density")
  func snapping() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44.3)
    layout.minimumLineSpacing = 0
    let rig = CollectionRig([10], layout: layout)
    let coarse = try #require(rig.view.layoutAttributesForItem(at: IndexPath(0, 1))).frame.minY
    #expect(coarse.isWithin(Tolerance.closedForm, of: 44.5))
    layout.pixelsPerPoint = 4
    let fine = try #require(rig.view.layoutAttributesForItem(at: IndexPath(0, 1))).frame.minY
    #expect(fine.isWithin(Tolerance.closedForm, of: 44.25))
  }

  @Test("a number that is no density traps")
  func traps() async {
    await #expect(processExitsWith: .failure) { CollectionViewFlowLayout().pixelsPerPoint = 0 }
    await #expect(processExitsWith: .failure) { CollectionViewFlowLayout().pixelsPerPoint = .infinity }
    await #expect(processExitsWith: .failure) { CollectionViewFlowLayout().pixelsPerPoint = .nan }
  }
}
