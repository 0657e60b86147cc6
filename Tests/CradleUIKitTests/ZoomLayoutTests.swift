import CradleUIKit
import Testing

/// What a zoom lays out.
@Suite("Layouts of a zooming scroll view") struct ZoomLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private final class Centering: UIScrollView, UIScrollViewDelegate {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var layouts = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      page.center = CGPoint(
        x: max(bounds.width, contentSize.width) / 2, y: max(bounds.height, contentSize.height) / 2)
    }
  }

  @Test("a zoom that leaves the offset as it is lays out, so that small content stays in the middle")
  func zooming() {
    let scroller = Centering(frame: window.bounds)
    scroller.delegate = scroller
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (0.1, 1)
    scroller.addSubview(scroller.page)
    scroller.contentSize = scroller.page.bounds.size
    window.addSubview(scroller)
    scroller.zoomScale = 0.5
    window.advance(by: 0)
    let layouts = scroller.layouts
    scroller.zoomScale = 0.25
    window.advance(by: 0)
    #expect(scroller.contentOffset == .zero && scroller.layouts == layouts + 1)
    #expect(scroller.page.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
  }
}
