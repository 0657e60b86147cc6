import CradleUIKit
import Testing

/// Targets and selectors, as the plugin writes them.
@Suite struct TargetActionTests {
  private class Listener: UIView {
    var log: [String] = []
    func plain() { log.append("plain") }
    func tapped(_ recognizer: UITapGestureRecognizer) {
      log.append("tapped \(recognizer.numberOfTapsRequired)")
    }
    func changed(_ sender: Any?, event: UIEvent?) { log.append(event == nil ? "changed" : "touched") }
    var title = "a"
    func number() -> NSNumber { 7 }
  }

  private func tap(_ view: UIView) {
    let window = view.window ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    if view.superview == nil { window.addSubview(view) }
    let point = view.convert(CGPoint(x: 5, y: 5), to: nil)
    window.touchDown(at: point)
    window.touchUp(time: window.time + 0.05)
  }

  @Test("a recognizer calls each of its targets once, until they are removed")
  func recognizer() {
    let (view, listener) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Listener())
    let tapped = Selector("tapped:", Listener.tapped(_:))
    let recognizer = UITapGestureRecognizer(target: listener, action: tapped)
    recognizer.addTarget(listener, action: Selector("plain", Listener.plain))
    recognizer.addTarget(listener, action: tapped)
    view.addGestureRecognizer(recognizer)
    tap(view)
    #expect(listener.log == ["tapped 1", "plain"])
    recognizer.removeTarget(nil, action: tapped)
    tap(view)
    #expect(listener.log == ["tapped 1", "plain", "plain"])
    recognizer.removeTarget(listener, action: nil)
    tap(view)
    #expect(listener.log.count == 3)
  }

  @Test("a target is held weakly, and is not called once it is released")
  func weakness() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let control = UIControl(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: listener, action: Selector("plain", Listener.plain)))
      control.addTarget(listener, action: Selector("plain", Listener.plain), for: .touchDown)
    }
    #expect(gone == nil)
    tap(view)
    tap(control)
  }

  @Test("a control calls targets for the events they were added for, with the event")
  func control() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let listener = Listener()
    let changed = Selector("changed:event:", Listener.changed(_:event:))
    control.addTarget(listener, action: changed, for: .valueChanged)
    control.addTarget(listener, action: changed, for: .touchDown)
    control.sendActions(for: .valueChanged)
    tap(control)
    #expect(listener.log == ["changed", "touched"])
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["changed:event:"])
    control.removeTarget(listener, action: nil, for: .touchDown)
    tap(control)
    #expect(listener.log.count == 2)
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == nil)
  }

  @Test("without a target the first view above that has the method is called")
  func responders() {
    let (listener, control) = (
      Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIControl(frame: .zero)
    )
    listener.addSubview(control)
    control.addTarget(nil, action: Selector("plain", Listener.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.log == ["plain"])
  }

  @Test("selectors are compared by their names, call methods and read and set properties")
  func selectors() {
    let listener = Listener()
    #expect(Selector("plain", Listener.plain) == Selector("plain"))
    // A name without colons gets one for each parameter.
    #expect(Selector("tapped", Listener.tapped).description == "tapped:")
    #expect(NSStringFromSelector(Selector("changed", Listener.changed)) == "changed::")
    #expect(listener.responds(to: Selector("plain", Listener.plain)))
    #expect(!UIView().responds(to: Selector("plain", Listener.plain)))
    // Data source and delegate in one: both roles say the same.
    final class Shelves: UICollectionViewController {
      func has(_ selector: Selector) -> Bool { responds(to: selector) }
    }
    let shelves = Shelves(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!shelves.has(Selector("plain", Listener.plain)))
    #expect(listener.perform(Selector("number", Listener.number))?.takeUnretainedValue() as? NSNumber == 7)
    listener.perform(Selector("setTitle:", setter: \Listener.title), with: "b")
    #expect(listener.title == "b")
    #expect(listener.perform(Selector("title", getter: \Listener.title)) == nil, "a string is no object")
    let optional: UIScrollViewDelegate = Delegate()
    #expect(optional.responds(to: Selector("x:", of: optional, { $0.scrollViewDidScroll(_:) })))
  }
  private final class Delegate: NSObject, UIScrollViewDelegate {}

  @Test("a refresh control calls its target when a pull starts a refresh")
  func refresh() {
    let listener = Listener()
    let control = UIRefreshControl()
    control.addTarget(listener, action: Selector("plain", Listener.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.log == ["plain"])
  }
}
