import CradleUIKit
import Testing

/// Editing that ends by force.
struct ForcedEndTests {
  private final class Keeper: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  @Test("a field whose delegate refuses goes on, unless the end is forced")
  func force() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (field, keeper) = (UITextField(frame: window.bounds), Keeper())
    field.delegate = keeper
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(!window.endEditing(false) && field.isEditing && keeper.ends == 0)
    #expect(window.endEditing(true) && !field.isEditing && keeper.ends == 1)
    #expect(field.becomeFirstResponder() && !field.resignFirstResponder())
  }
}
