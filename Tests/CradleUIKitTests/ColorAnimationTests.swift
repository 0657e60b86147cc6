import CradleUIKit
import TestSupport
import Testing

/// Animations of background colours.
struct ColorAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var shown: [CGFloat]? { box.layer.presentation()?.backgroundColor?.components }

  init() { window.addSubview(box) }

  @Test("a colour changes over the duration, and the completion is called at the end")
  func time() throws {
    var ends: [Bool] = []
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.backgroundColor = blue },
      completion: { ends.append($0) })
    #expect(box.backgroundColor == blue && ends.isEmpty)
    window.advance(by: 0.25)
    let components = try #require(shown)
    for (value, expected) in zip(components, [0.75, 0, 0.25, 0.875]) {
      #expect(abs(Double(value) - expected) < Tolerance.closedForm, "\(components)")
    }
    window.advance(by: 0.75)
    #expect(shown == [0, 0, 1, 0.5] && ends == [true])
  }

  @Test("a view without a colour fades to one")
  func fade() throws {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.backgroundColor = .red })
    window.advance(by: 0.5)
    let components = try #require(shown)
    #expect(components.dropLast() == [1, 0, 0] && abs(components[3] - 0.5) < CGFloat(Tolerance.closedForm))
  }

  @Test("a completion may begin the next change, without end")
  func chain() {
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(
        withDuration: 1, animations: { box.backgroundColor = count % 2 == 0 ? .red : .blue },
        completion: { _ in pulse() })
    }
    pulse()
    for _ in 0..<3 { window.advance(by: 1) }
    #expect(count == 4)
  }

  @Test("an animator that is stopped leaves the colour that is shown")
  func stops() throws {
    box.backgroundColor = UIColor(white: 0, alpha: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      box.backgroundColor = UIColor(white: 1, alpha: 1)
    }
    animator.startAnimation()
    window.advance(by: 0.5)
    animator.stopAnimation(true)
    let gray = try #require(box.backgroundColor)
    var white: CGFloat = 0
    gray.getWhite(&white, alpha: nil)
    #expect(abs(white - 0.5) < CGFloat(Tolerance.closedForm))
  }
}
