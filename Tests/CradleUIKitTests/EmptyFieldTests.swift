import CradleUIKit
import Testing

/// A field without text.
struct EmptyFieldTests {
  @Test("the text of a field is empty after nil was set")
  func empty() {
    let field = UITextField(frame: .zero)
    field.text = "a"
    field.text = nil
    #expect(field.text?.isEmpty == true && !field.hasText)
  }
}
