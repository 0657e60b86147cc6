import CradleUIKit
import Testing

/// Text views that Auto Layout makes as large as their text.
struct TextViewSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func textView(_ text: String) -> UITextView {
    let view = UITextView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (view.text, view.font, view.isScrollEnabled) = (text, .systemFont(ofSize: 20), false)
    (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    return view
  }

  @Test("one that does not scroll is as wide as its text, up to the width that it may have")
  func width() {
    let view = textView("four")
    window.layoutIfNeeded()
    // Characters of half of 20 points, and lines of 1.2 times that.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
    view.text = String(repeating: "x", count: 40)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 48))
  }

  @Test("one that scrolls has no size of its own, until it stops scrolling")
  func scrolling() {
    let view = textView("four")
    view.isScrollEnabled = true
    window.layoutIfNeeded()
    #expect(view.frame.height == 0)
    view.isScrollEnabled = false
    window.layoutIfNeeded()
    #expect(view.frame.height == 24)
  }

  @Test("the size that fits is narrower than the given one if the lines are")
  func fitting() {
    let view = textView("four")
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)) == CGSize(width: 40, height: 24))
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 5
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)) == CGSize(width: 56, height: 28))
  }
}
