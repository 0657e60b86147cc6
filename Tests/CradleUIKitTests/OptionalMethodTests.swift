import CradleUIKit
import Testing

/// Whether delegates respond to optional methods.
struct OptionalMethodTests {
  private class Listed: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    private let names = MethodNames { ["scrollViewDidScroll:"] }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func reset() {}
  }
  /// A subclass with a list of its own.
  private final class Zoomed: Listed {
    private let names = MethodNames { ["scrollViewDidZoom:"] }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  }
  private final class Plain: UITableViewDelegate, UITableViewDataSource, UITextFieldDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func has(_ selector: Selector) -> Bool { responds(to: selector) }
  }
  private let scrolling = Selector("scrollViewDidScroll:", UIScrollViewDelegate.scrollViewDidScroll(_:))
  private let zooming = Selector("scrollViewDidZoom:", UIScrollViewDelegate.scrollViewDidZoom(_:))

  @Test("an object that lists its methods responds to those alone")
  func listed() {
    let listed = Listed()
    let (scroll, gesture): (any UIScrollViewDelegate, any UIGestureRecognizerDelegate) = (listed, listed)
    #expect(scroll.responds(to: scrolling) && !scroll.responds(to: zooming))
    #expect(listed.responds(to: scrolling) && !listed.responds(to: zooming))
    let beginning = Selector(
      "gestureRecognizerShouldBegin:", UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))
    #expect(!gesture.responds(to: beginning) && gesture.responds(to: scrolling))
    // A method of a class is one of each of its objects.
    #expect(listed.responds(to: Selector("reset", Listed.reset)))
  }

  @Test("an object responds to the methods in the lists of its class and its superclass")
  func subclass() {
    let scroll: any UIScrollViewDelegate = Zoomed()
    #expect(scroll.responds(to: scrolling) && scroll.responds(to: zooming))
    let ending = Selector(
      "scrollViewDidEndDecelerating:", UIScrollViewDelegate.scrollViewDidEndDecelerating(_:))
    #expect(!scroll.responds(to: ending))
  }

  @Test("any other object responds to the optional methods of its protocols")
  func plain() {
    let plain = Plain()
    let field: any UITextFieldDelegate = plain
    let source: any UITableViewDataSource = plain
    let returning = Selector("textFieldShouldReturn:", UITextFieldDelegate.textFieldShouldReturn(_:))
    #expect(field.responds(to: returning) && source.responds(to: scrolling) && plain.has(zooming))
    #expect(!plain.has(Selector("name")) && !field.responds(to: nil))
  }
}
