import CradleUIKit
import Testing

/// Views that constraints place and the app moves.
struct MovedViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.advance(by: 0)
  }

  @Test("it stays where the app moves it, also over time, until its superview is laid out")
  func center() {
    let other = UILabel()
    other.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(other)
    window.advance(by: 0)
    view.center = CGPoint(x: 160, y: 300)
    window.advance(by: 1 / 60)
    #expect(view.center == CGPoint(x: 160, y: 300))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.y += 40 }
    window.advance(by: 0.5)
    #expect(view.layer.presentation()?.position == CGPoint(x: 160, y: 320))
    window.advance(by: 0.5)
    // What is laid out in it leaves it there.
    other.text = "text"
    window.advance(by: 0)
    #expect(view.center == CGPoint(x: 160, y: 340) && other.bounds.width > 0)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 160, y: 240))
  }

  @Test("it goes back as another place is found for it, or as constraints place it again")
  func placedAgain() {
    view.frame.origin = .zero
    let shift = view.centerYAnchor.constraint(equalTo: window.centerYAnchor, constant: 100)
    view.constraints.first { $0.firstAttribute == .width }?.constant = 200
    window.advance(by: 0)
    #expect(view.frame == CGRect(x: 60, y: 210, width: 200, height: 60))
    view.frame.origin = .zero
    for constraint in window.constraints where constraint.firstAttribute == .centerY {
      constraint.isActive = false
    }
    shift.isActive = true
    window.advance(by: 0)
    #expect(view.frame == CGRect(x: 60, y: 310, width: 200, height: 60))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.origin = .zero
    window.advance(by: 0)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.advance(by: 0)
    #expect(view.frame == CGRect(x: 60, y: 310, width: 200, height: 60))
  }

  @Test("an animator of dynamics moves it")
  func dynamics() throws {
    let animator = UIDynamicAnimator(referenceView: window)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    animator.addBehavior(push)
    for _ in 0..<30 { window.advance(by: 1 / 60) }
    #expect(view.center.x == 160 && view.center.y > 245)
  }
}
