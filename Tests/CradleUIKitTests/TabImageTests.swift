import CradleUIKit
import Testing

/// The images of a tab bar.
struct TabImageTests {
  @Test("the selected entry shows its own image")
  func selected() {
    let images = ["plain", "chosen"].map { UIImage(size: CGSize(width: 20, height: 20), name: $0) }
    let items = (0..<2).map { _ in UITabBarItem(title: nil, image: images[0], selectedImage: images[1]) }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = items
    bar.selectedItem = items[1]
    bar.layoutIfNeeded()
    let shown = bar.subviews.compactMap { ($0 as? UIButton)?.image(for: .normal)?.name }
    #expect(shown == ["plain", "chosen"])
  }
}
