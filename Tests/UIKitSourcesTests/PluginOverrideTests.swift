import CradleUIKit
import Testing

@testable import UIKitSamples

/// Overrides in samples that are compiled unedited.
struct PluginOverrideTests: PluginSuite {
  @Test("overrides in extensions are called, from the same file and from another")
  func overrides() {
    final class Rows: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        20
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let layout = CenteringLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let rows = Rows()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    #expect(layout.timesPrepared() > 0 && NotificationCountdown.shared.ticks >= layout.timesPrepared())
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1)))
    // Items are 100 pt wide and 10 pt apart: the one at 220 has its middle at 270.
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 130, y: 0), withScrollingVelocity: .zero)
    #expect(abs(target.x - (270 - 160)) < Self.rounding, "\(target)")
  }

  @Test("delegate methods that only a subclass implements are called, in its body and in an extension")
  func inheritedMethods() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = TallListController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.list.layoutIfNeeded()
    #expect(controller.list.contentSize.height >= 40 * 100)
    controller.list.contentOffset.y = 50
    #expect(controller.scrolls > 0)
    window.touchDown(at: CGPoint(x: 100, y: 120))
    window.touchUp(time: 0.1)
    #expect(controller.selected == [IndexPath(item: 1, section: 0)])
  }

  @Test("methods that Objective-C finds by their selectors are called, without a flow layout's protocol, too")
  func selectors() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = WideTileController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let frames = try (0..<6).map {
      try #require(controller.tiles.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
    }
    #expect(frames[1].size == CGSize(width: 60, height: 31))
    // Four tiles of 60 pt and gaps of at least 10 fill a line, whose height is 31.
    #expect(frames[3].maxX == 300 && frames[4].minX == 0 && frames[5].minY == 31 + 20)
    #expect(controller.rows.numberOfSections == 3)
  }

  @Test("an extension's members are overridden by other extensions and classes, and super goes up from there")
  func extensionOverrides() {
    let views: [UIView] = [UIView(), UILabel(), BadgeLabel(), QuietBadge(), UIButton()]
    #expect(views.map(\.depth) == [1, 11, 11, 0, 1])
    #expect(
      views.map { $0.marks("a ") } == [
        ["a view"], ["a view", "a label"], ["a view", "a label", "badge"], ["a view", "a label", "badge"],
        ["a view"],
      ])
    #expect(UILabel().marks("") == ["view", "label"])
  }

  @Test("members that UIKit's classes declare can be overridden, wherever the library declares them")
  func overridable() {
    let list = CountingList(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: CountingLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    #expect(list.registered == ["a"])
    let layer = CountingLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.added == ["fade"] && layer.animationKeys() == ["fade"])
    #expect(layer.hitTest(CGPoint(x: 1, y: 1)) == nil)
    let view = StiffView()
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required && view.calls == 1)
  }
}
