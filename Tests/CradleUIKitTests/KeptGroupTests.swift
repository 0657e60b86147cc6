import CradleUIKit
import Testing

/// Groups of items that only behaviours hold.
struct KeptGroupTests {
  /// Makes a gravity of a group that the app does not keep.
  private func makeGravity(_ views: [UIView]) -> UIGravityBehavior {
    UIGravityBehavior(items: [UIDynamicItemGroup(items: views)])
  }

  @Test("a behaviour keeps its groups until they are removed")
  func kept() throws {
    let views = ([0, 50] as [CGFloat]).map { UIView(frame: CGRect(x: $0, y: 0, width: 20, height: 20)) }
    let gravity = makeGravity(views)
    weak var released: UIDynamicItemGroup?
    do {
      let group = try #require(gravity.items.first as? UIDynamicItemGroup)
      #expect(group.items.count == 2 && gravity.items.count == 1)
      released = group
      gravity.removeItem(group)
    }
    #expect(gravity.items.isEmpty && released == nil)
  }
}
