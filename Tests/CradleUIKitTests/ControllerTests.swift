import CradleUIKit
import TestSupport
import Testing

/// Navigation, presented controllers, alerts, menus and fields, by touches and keys.
@Suite struct ControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    window.touchDown(at: place)
    window.touchUp()
    window.advance(by: 0)
  }
  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test("a navigation controller shows its top controller, and the bar's button leads back")
  func navigation() throws {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.advance(by: 0)
    navigation.pushViewController(second, animated: true)
    window.advance(by: 0.6)
    #expect(first.view.window == nil && second.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(second.navigationController === navigation && navigation.visibleViewController === second)
    tap(try #require(button("‹ First", in: window)))
    window.advance(by: 0.6)
    #expect(navigation.viewControllers == [first] && second.parent == nil && first.view.window != nil)
  }

  @Test("an alert calls the chosen action's handler after it has gone")
  func alert() throws {
    let controller = UIViewController()
    window.rootViewController = controller
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { _ in
          chosen.append(title)
          #expect(controller.presentedViewController == nil)
        })
    }
    alert.addTextField { $0.placeholder = "Why" }
    controller.present(alert, animated: false)
    window.advance(by: 0)
    #expect(controller.presentedViewController === alert && alert.presentingViewController === controller)
    let field = try #require(alert.textFields?.first)
    tap(field)
    for character in ["n", "o", "t", "\u{1F600}"] { window.insertText(character) }
    window.deleteBackward()
    #expect(field.isFirstResponder && field.text == "not")
    tap(try #require(button("Delete", in: window)))
    #expect(chosen == ["Delete"] && alert.view.window == nil)
  }

  @Test("a menu shows its entries, and a tap beside it does nothing")
  func menu() throws {
    var chosen = 0
    let action = UIAction(title: "Sort", state: .on) { _ in chosen += 1 }
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let opener = UIButton(type: .system, primaryAction: nil)
    opener.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [action]), hidden])
    opener.showsMenuAsPrimaryAction = true
    opener.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    window.addSubview(opener)
    tap(opener)
    tap(try #require(button("✓ Sort", in: window)))
    #expect(chosen == 1 && button("Hidden", in: window) == nil)
    tap(opener)
    #expect(window.subviews.count == 2)
    window.touchDown(at: CGPoint(x: 300, y: 470))
    window.touchUp()
    #expect(window.subviews.count == 1 && chosen == 1)
  }

  @Test("the delegate of a field may refuse a change, and a wheel turns while it is animating")
  func fieldAndWheel() {
    final class Digits: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let (field, digits, wheel) = (UITextField(), Digits(), UIActivityIndicatorView(style: .medium))
    field.delegate = digits
    window.addSubview(field)
    window.addSubview(wheel)
    #expect(field.becomeFirstResponder() && field.isEditing)
    for text in ["1", "a", "2"] { window.insertText(text) }
    #expect(field.text == "12")
    #expect(field.resignFirstResponder() && !field.isEditing && wheel.isHidden)
    wheel.startAnimating()
    window.advance(by: 0.25)
    #expect(!wheel.isHidden && abs(wheel.transform.b - 1) < Tolerance.closedForm, "a quarter of a turn")
  }

  @Test("a split controller shows both controllers in a wide window, the second alone in a narrow one")
  func split() {
    let split = UISplitViewController()
    let (list, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [list, detail]
    split.preferredDisplayMode = .oneBesideSecondary
    window.rootViewController = split
    window.advance(by: 0)
    #expect(
      list.view.frame.width == 128 && detail.view.frame == CGRect(x: 128, y: 0, width: 192, height: 480))
    split.preferredDisplayMode = .secondaryOnly
    window.advance(by: 0)
    #expect(list.view.isHidden && detail.view.frame.width == 320 && detail.splitViewController === split)
    let other = UIViewController()
    split.showDetailViewController(other, sender: nil)
    window.advance(by: 0)
    #expect(detail.parent == nil && other.view.frame.width == 320)
  }

  @Test("a control sends events when a finger leaves it and comes back")
  func dragOut() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("out") }, for: .touchDragExit)
    control.addAction(UIAction { _ in calls.append("in") }, for: .touchDragEnter)
    window.addSubview(control)
    window.touchDown(at: CGPoint(x: 20, y: 20))
    for x in [200.0, 220, 20, 10] { window.touchMove(to: CGPoint(x: x, y: 20)) }
    window.touchUp()
    #expect(calls == ["out", "in"])
  }
}
