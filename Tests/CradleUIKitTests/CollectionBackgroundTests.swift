import CradleUIKit
import TestSupport
import Testing

/// The view behind the items of a collection view.
struct CollectionBackgroundTests: FacadeSuite {
  @Test("it fills the view, and stays in place while the items scroll and the view changes its size")
  func fills() {
    let (source, background) = (NumberSource(), UIView())
    let (window, view) = Self.view(Self.grid(), source)
    view.backgroundView = background
    window.advance(by: 0)
    #expect(background.frame == view.bounds && view.subviews.first === background)
    view.alwaysBounceVertical = true
    view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 300, right: 0)
    view.contentOffset = CGPoint(x: 0, y: -60)
    window.advance(by: 0)
    #expect(view.contentOffset.y == -60 && background.frame == view.bounds)
    view.frame.size.height = 200
    window.advance(by: 0)
    #expect(background.frame.size == CGSize(width: 320, height: 200))
  }
}
