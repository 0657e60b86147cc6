import CradleUIKit
import Testing

/// Drags that end editing.
struct KeyboardDismissTests {
  private final class Watcher: NSObject, UIScrollViewDelegate {
    weak var field: UITextField?
    var wasEditing: Bool?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { wasEditing = field?.isFirstResponder }
  }

  @Test(
    "a drag ends editing anywhere in the window as it begins, after the delegate's call",
    arguments: [
      (.none, false), (.onDrag, true), (.interactive, false), (.onDragWithAccessory, true),
      (.interactiveWithAccessory, false),
    ] as [(UIScrollView.KeyboardDismissMode, Bool)])
  func drag(_ mode: UIScrollView.KeyboardDismissMode, _ ends: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
    scroller.contentSize = CGSize(width: 320, height: 2000)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let watcher = Watcher()
    for view in [scroller, field] { window.addSubview(view) }
    (scroller.delegate, watcher.field, scroller.keyboardDismissMode) = (watcher, field, mode)
    #expect(field.becomeFirstResponder())
    window.touchDown(at: CGPoint(x: 100, y: 300), time: 1)
    #expect(field.isFirstResponder)
    for step in 1...4 {
      window.touchMove(to: CGPoint(x: 100, y: 300 - 20 * CGFloat(step)), time: 1 + Double(step) / 60)
    }
    #expect(scroller.isDragging && watcher.wasEditing == true && field.isFirstResponder == !ends)
    window.touchUp(time: 1.1)
  }
}
