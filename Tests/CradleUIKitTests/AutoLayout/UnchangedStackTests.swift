import CradleUIKit
import Testing

/// Properties of a stack view that are set to the values that they have.
struct UnchangedStackTests {
  private final class Stack: UIStackView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test("a stack is arranged again only for a change")
  func unchanged() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = Stack(arrangedSubviews: [UIView(), UIView()])
    window.addSubview(stack)
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    window.advance(by: 0)
    let before = stack.updates
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (.horizontal, .fill, .fill, 0)
    stack.isLayoutMarginsRelativeArrangement = false
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    window.advance(by: 0)
    #expect(stack.updates == before)
    stack.spacing = 5
    window.advance(by: 0)
    #expect(stack.updates == before + 1)
  }
}
