import CradleUIKit
import TestSupport
import Testing

/// Drives a controller written as for UIKit, within a navigation controller.
@Suite struct FeedSampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let feed = FeedController()

  init() {
    // 250 points for text beside the picture: 50 characters of 5 points in a line.
    feed.posts = (0..<40).map { ("Post \($0)", String(repeating: "x", count: 50 * ($0 % 3) + 10)) }
    window.rootViewController = UINavigationController(rootViewController: feed)
    window.advance(by: 0)
    window.advance(by: 0)
  }

  private func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    window.touchDown(at: place)
    window.touchUp()
  }

  @Test("cells are as high as their constraints need, and their subviews at the constrained places")
  func heights() throws {
    let view = try #require(feed.collectionView)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 44, width: 320, height: 436))
    var top = 0.0
    for item in 0..<3 {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? PostCell)
      // Margins of 10, the title's line of 24, a gap of 4, and one to three lines of 12; at least the picture's height.
      let height = 10 + 24 + 4 + 12 * Double(item + 1) + 10
      #expect(cell.frame == CGRect(x: 0, y: top, width: 320, height: height), "\(item)")
      #expect(cell.avatar.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
      #expect(
        cell.titleLabel.convert(cell.titleLabel.bounds, to: cell)
          == CGRect(x: 58, y: 10, width: 250, height: 24))
      #expect(cell.bodyLabel.bounds.height == CGFloat(12 * (item + 1)))
      top += height + 5
    }
  }

  @Test("a reused cell is measured for its new text")
  func reuse() throws {
    let view = try #require(feed.collectionView)
    for _ in 0..<40 {
      view.contentOffset.y += 60
      window.advance(by: 1 / 60)
    }
    for cell in view.visibleCells {
      let post = try #require(cell as? PostCell)
      let item = try #require(view.indexPath(for: cell)).item
      #expect(post.bodyLabel.bounds.height == CGFloat(12 * (item % 3 + 1)))
      #expect(post.bounds.height == CGFloat(48 + 12 * (item % 3 + 1)))
    }
  }

  @Test("a button of the bar opens a banner, which moves the list by an animation")
  func banner() throws {
    let item = try #require(feed.navigationItem.rightBarButtonItem)
    let bar = try #require(feed.navigationController?.navigationBar)
    let button = try #require(
      bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == item.title })
    #expect(button.frame.maxX == 304 && bar.subviews.contains { ($0 as? UILabel)?.text == "Feed" })
    tap(button)
    #expect(feed.banner.frame.height == 60 && feed.collectionView.frame.height == 376)
    window.advance(by: 0.15)
    let shown = try #require(feed.collectionView.layer.presentation())
    #expect(abs(shown.frame.minY - 30) < Tolerance.summed, "half of the time, half of the way")
  }
}
