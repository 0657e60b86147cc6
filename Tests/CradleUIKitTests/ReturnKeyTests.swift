import CradleUIKit
import Testing

/// The return key in a field.
struct ReturnKeyTests {
  private final class Guide: NSObject, UITextFieldDelegate {
    var allows = false
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows }
  }

  @Test("the return key triggers a field's primary action if the delegate allows it, and a tap does not")
  func primary() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (field, guide) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), Guide())
    var calls: [String] = []
    for (name, event) in [("touch", UIControl.Event.touchUpInside), ("primary", .primaryActionTriggered)] {
      field.addAction(UIAction { _ in calls.append(name) }, for: event)
    }
    field.delegate = guide
    window.addSubview(field)
    window.touchDown(at: CGPoint(x: 20, y: 20))
    window.touchUp()
    window.insertText("\n")
    #expect(field.isEditing && calls == ["touch"])
    guide.allows = true
    window.insertText("\n")
    #expect(calls == ["touch", "primary"])
  }
}
