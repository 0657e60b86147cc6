import CradleUIKit
import TestSupport
import Testing

/// Motions that an app begins when a drag ends, written as for UIKit.
@Suite struct ScrollReleaseTests {
  /// Replaces the motion after a release by a call, as carousels do, and resets the drag's recogniser.
  private final class Carousel: CellSource, UICollectionViewDelegate {
    var log: [String] = []
    var scroll: (UIScrollView) -> Void = { _ in }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee = scrollView.contentOffset
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
      scroll(scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
  }

  /// Flings a view up at 600 pt/s, and lets it come to rest.
  private func fling(_ view: UIScrollView, _ carousel: Carousel) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    view.layoutIfNeeded()
    window.touchDown(at: CGPoint(x: 150, y: 250), time: 1)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 150, y: 250 - 10 * CGFloat(step)), time: 1 + Double(step) / 60)
    }
    window.touchUp(time: 1 + 10.0 / 60)
    for _ in 0..<120 { window.advance(by: 1.0 / 60) }
    #expect(carousel.log == ["begin", "end false", "animated"])
  }

  @Test("animated scrolling that the delegate starts in a release goes to its end")
  func scrollView() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentSize = CGSize(width: 300, height: 2000)
    let carousel = Carousel(50)
    view.delegate = carousel
    carousel.scroll = { $0.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    fling(view, carousel)
    #expect(view.contentOffset.y == 400)
  }

  @Test("a collection scrolls to the item that the delegate chooses in a release")
  func collectionView() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let carousel = Carousel(50)
    (view.dataSource, view.delegate) = (carousel, carousel)
    carousel.scroll = { [weak view] _ in
      view?.scrollToItem(at: IndexPath(item: 7, section: 0), at: .top, animated: true)
    }
    fling(view, carousel)
    #expect(view.contentOffset.y == 700)
  }
}
