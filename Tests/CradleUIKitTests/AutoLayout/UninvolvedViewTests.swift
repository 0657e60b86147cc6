import CradleUIKit
import Testing

/// Views that constraints place, without any.
struct UninvolvedViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    return view
  }

  @Test("a view that no constraint involves keeps its frame beside others that constraints place")
  func frame() {
    let (free, placed) = (
      added(UIView(frame: CGRect(x: 10, y: -40, width: 300, height: 40))), added(UIView())
    )
    placed.widthAnchor.constraint(equalToConstant: 20).isActive = true
    window.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 10, y: -40, width: 300, height: 40))
    #expect(placed.frame == CGRect(x: 0, y: 0, width: 20, height: 0))
    free.frame.origin.y = 7
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 10, y: 7, width: 300, height: 40))
  }

  @Test("one that a constraint involves later is placed, as is one with a content")
  func later() {
    let free = added(UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 40)))
    let label = added(UILabel(frame: CGRect(x: 50, y: 50, width: 1, height: 1)))
    (label.text, label.font) = ("four", .systemFont(ofSize: 20))
    window.layoutIfNeeded()
    // Four characters of half of 20 points, and lines of 1.2 times that.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
    free.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 40, y: 0, width: 0, height: 0))
  }
}
