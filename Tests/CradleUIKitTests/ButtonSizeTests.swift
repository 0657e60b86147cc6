import CradleUIKit
import TestSupport
import Testing

/// The size of a button.
struct ButtonSizeTests {
  @Test("a button takes the size of its content, with the insets")
  func fits() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.sizeToFit()
    let size = button.bounds.size
    #expect(size.width > 0 && size == button.intrinsicContentSize && button.frame.origin == .zero)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.sizeToFit()
    let (wider, higher) = (button.bounds.width - size.width, button.bounds.height - size.height)
    #expect(abs(wider - 6) < Tolerance.closedForm && abs(higher - 4) < Tolerance.closedForm)
  }
}
