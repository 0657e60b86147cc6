import CradleUIKit
import Testing

/// A scroll view whose drag waits for another gesture to fail.
struct WaitingScrollTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 300, height: 2000)
    window.addSubview(view)
    return view
  }

  private func drag(from start: CGFloat, to end: CGFloat, at time: Double) {
    for step in 0...10 {
      let y = start + (end - start) * CGFloat(step) / 10
      window.touchMove(to: CGPoint(x: 150, y: y), time: time + Double(step) / 60)
    }
  }

  @Test("the content stays until the other gesture has failed, and then follows the finger from where it is")
  func waits() {
    let (view, press) = (scrollView(), UILongPressGestureRecognizer())
    press.allowableMovement = 1000
    view.addGestureRecognizer(press)
    view.panGestureRecognizer.require(toFail: press)
    window.touchDown(at: CGPoint(x: 150, y: 250), time: 0)
    drag(from: 250, to: 150, at: 0.1)
    #expect(view.contentOffset.y == 0 && !view.isDragging && view.panGestureRecognizer.state == .possible)
    press.isEnabled = false
    drag(from: 150, to: 50, at: 0.3)
    // The touch passes the slop in its first step of 10 points, and the content follows all of the motion.
    #expect(view.isDragging && view.contentOffset.y <= 100 && view.contentOffset.y >= 90)
    window.touchUp(time: 0.5)
  }

  @Test("a finger that moves while it waits taps no item")
  func tapsNothing() {
    let items = CellSource(20)
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 100), 0)
    let (window, view) = collectionWindow(layout, items)
    let press = UILongPressGestureRecognizer()
    (press.allowableMovement, press.minimumPressDuration) = (1000, 100)
    view.addGestureRecognizer(press)
    view.panGestureRecognizer.require(toFail: press)
    window.touchDown(at: CGPoint(x: 150, y: 250), time: 0)
    window.touchMove(to: CGPoint(x: 150, y: 210), time: 0.1)
    window.touchUp(time: 0.2)
    #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
    window.touchDown(at: CGPoint(x: 150, y: 250), time: 1)
    window.touchUp(time: 1.1)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }
}
