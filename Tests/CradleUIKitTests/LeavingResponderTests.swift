import CradleUIKit
import Testing

/// First responders that leave their window.
struct LeavingResponderTests {
  private final class Keeper: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  @Test("a field whose superview leaves the window is no longer edited")
  func leaves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (form, field, keeper) = (UIView(frame: window.bounds), UITextField(frame: window.bounds), Keeper())
    field.delegate = keeper
    form.addSubview(field)
    window.addSubview(form)
    #expect(field.becomeFirstResponder())
    window.insertText("a")
    form.removeFromSuperview()
    window.insertText("b")
    #expect(field.text == "a" && keeper.ends == 1)
    window.addSubview(form)
    #expect(!field.isFirstResponder)
  }
}
