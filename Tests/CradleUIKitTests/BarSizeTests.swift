import CradleUIKit
import Testing

/// The sizes of bars.
struct BarSizeTests {
  @Test("bars keep their width, and have a height of their own")
  func fits() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    let bars: [UIView] = [
      UIProgressView(frame: frame), UINavigationBar(frame: frame), UITabBar(frame: frame),
    ]
    for bar in bars { bar.sizeToFit() }
    #expect(bars.map { $0.frame.width } == [300, 300, 300])
    #expect(bars.map { $0.frame.height } == [4, 44, 49])
  }
}
