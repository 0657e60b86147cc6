import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("CollectionViewCompositionalLayout: content insets")
struct CompositionalInsetTests {
  @Test("sections lie between the content insets across the scroll direction, and follow them")
  func between() {
    let (rig, layout) = compositional([6]) { _ in Samples.grid(columns: 4, height: 100, inset: 0) }
    #expect(isNear(layout.frame(0, 3), Rect(x: 300, y: 0, width: 100, height: 100)))
    rig.view.contentInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
    rig.view.layoutIfNeeded()
    // 320 of 400 pt remain: columns of 80 pt.
    #expect(isNear(layout.frame(0, 3), Rect(x: 240, y: 0, width: 80, height: 100)))
    #expect(layout.collectionViewContentSize == Size(width: 320, height: 200))
    // Nothing scrolls sideways: the content rests between the insets.
    #expect(rig.view.minimumOffset.x == -30 && rig.view.maximumOffset.x == -30)
    rig.view.contentInset = EdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
    rig.view.layoutIfNeeded()
    #expect(isNear(layout.frame(0, 3), Rect(x: 300, y: 0, width: 100, height: 100)))
  }

  @Test("a pinned header stops at the content inset, moves in no scroll there, and follows it at rest")
  func pinned() throws {
    let (rig, layout) = compositional([40]) { _ in
      let section = Samples.grid(columns: 1, height: 100, inset: 0)
      section.boundarySupplementaryItems = [Samples.header(30, pinned: true)]
      return section
    }
    let (path, kind) = (IndexPath(0, 0), "header")
    rig.view.contentOffset.y = 200
    rig.view.contentInset.top = 50
    rig.view.layoutIfNeeded()
    let header = try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
    #expect(header.frame.minY == 250)
    #expect(rig.view.supplementaryView(forElementKind: kind, at: path)?.attributes == header)
    #expect(layout.velocity(of: header, scrollingBy: Vector(dx: 0, dy: 100)).center == .zero)
    rig.view.contentOffset.y = -50
    rig.view.layoutIfNeeded()
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.minY == 0)
  }

  @Test("the provider's environment has the size between the insets")
  func environment() {
    var widths: [Double] = []
    let (rig, layout) = compositional([1]) { _ in Samples.grid(columns: 1, height: 10, inset: 0) }
    let asking = CollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.contentSize.width)
      return Samples.grid(columns: 1, height: 10, inset: 0)
    }
    _ = layout
    rig.view.contentInset = EdgeInsets(top: 0, left: 8, bottom: 0, right: 12)
    rig.view.setCollectionViewLayout(asking, animated: false)
    rig.view.layoutIfNeeded()
    #expect(widths.last == 380)
  }

  @Test(
    "the safe area counts once, by the content insets or by the section's reference",
    arguments: [ScrollView.ContentInsetAdjustmentBehavior.always, .never])
  func safeArea(behavior: ScrollView.ContentInsetAdjustmentBehavior) {
    let (rig, layout) = compositional([4]) { _ in Samples.grid(columns: 4, height: 100, inset: 0) }
    rig.view.contentInsetAdjustmentBehavior = behavior
    rig.view.safeAreaInsets = EdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    rig.view.contentInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    // 400 − 80 − 40 pt remain, from 50 pt on in the viewport.
    let frame = layout.frame(0, 1)
    #expect(abs(frame.width - 70) < Tolerance.closedForm)
    #expect(abs(frame.minX - rig.view.contentOffset.x - (50 + 70)) < Tolerance.closedForm)
  }
}
