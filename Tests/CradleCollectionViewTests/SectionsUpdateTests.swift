import Testing

@testable import CradleCollectionView

@Suite("The treatment of sections in the next pass")
struct SectionsUpdateTests {
  /// Whether an update is a rebuild that keeps sizes; nil for any other.
  private func keepsSizes(_ update: SectionsUpdate) -> Bool? {
    if case .rebuild(let keepsSizes) = update { keepsSizes } else { nil }
  }

  @Test("a rebuild that keeps no sizes keeps none, whatever is requested after it")
  func forgets() {
    var update = SectionsUpdate.none
    update.requestRebuild(keepsSizes: true)
    #expect(keepsSizes(update) == true)
    update.requestRebuild(keepsSizes: false)
    update.requestRebuild(keepsSizes: true)
    let taken = update.take()
    #expect(keepsSizes(taken) == false && update.isNone)
  }

  @Test("without a batch every section continues itself")
  func sections() {
    #expect(SectionsUpdate.none.oldSection(forNew: 3) == 3)
    #expect(SectionsUpdate.rebuild(keepsSizes: false).oldSection(forNew: 0) == 0)
  }
}
