import CradleUIKit
import TestSupport
import Testing

/// Animations of what is set on the layers of views.
struct LayerLookTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { window.addSubview(box) }

  /// Animates changes evenly for one second.
  private func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: changes, completion: completion)
  }

  @Test("corners and a border change over the duration, and the completion is called at the end")
  func border() throws {
    var ends: [Bool] = []
    box.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    animate(
      {
        (box.layer.cornerRadius, box.layer.borderWidth) = (8, 4)
        box.layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
      }, completion: { ends.append($0) })
    #expect(box.layer.cornerRadius == 8 && ends.isEmpty)
    #expect(box.layer.presentation()?.cornerRadius == 0)
    window.advance(by: 0.25)
    let shown = try #require(box.layer.presentation())
    #expect(abs(Double(shown.cornerRadius) - 2) < Tolerance.closedForm)
    #expect(abs(Double(shown.borderWidth) - 1) < Tolerance.closedForm)
    for (value, expected) in zip(shown.borderColor?.components ?? [], [0.75, 0, 0.25, 1]) {
      #expect(abs(Double(value) - expected) < Tolerance.closedForm)
    }
    window.advance(by: 0.75)
    #expect(box.layer.presentation()?.cornerRadius == 8 && ends == [true])
  }

  @Test("a shadow changes over the duration")
  func shadow() throws {
    animate {
      (box.layer.shadowOpacity, box.layer.shadowRadius) = (1, 7)
      box.layer.shadowOffset = CGSize(width: 4, height: 1)
      box.layer.shadowColor = UIColor(white: 1, alpha: 1).cgColor
    }
    window.advance(by: 0.5)
    let shown = try #require(box.layer.presentation())
    #expect(abs(shown.shadowOpacity - 0.5) < Tolerance.opacity)
    #expect(abs(Double(shown.shadowRadius) - 5) < Tolerance.closedForm)
    #expect(abs(Double(shown.shadowOffset.width) - 2) < Tolerance.closedForm)
    #expect(abs(Double(shown.shadowOffset.height) + 1) < Tolerance.closedForm)
    #expect(abs(Double(shown.shadowColor?.components?.first ?? 0) - 0.5) < Tolerance.closedForm)
  }

  @Test("a position and bounds that are set on the layer are animated as those of the view")
  func geometry() throws {
    animate {
      box.layer.position = CGPoint(x: 105, y: 25)
      box.layer.bounds.size = CGSize(width: 30, height: 10)
    }
    #expect(box.center == CGPoint(x: 105, y: 25) && box.bounds.width == 30)
    window.advance(by: 0.5)
    let shown = try #require(box.layer.presentation())
    #expect(abs(Double(shown.position.x) - 55) < Tolerance.closedForm)
    #expect(abs(Double(shown.bounds.width) - 20) < Tolerance.closedForm)
  }

  @Test("a view that a block makes is at its place at once")
  func made() {
    var made: UIView?
    animate {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
      window.addSubview(view)
      made = view
    }
    window.advance(by: 0.5)
    #expect(made?.layer.presentation()?.frame == CGRect(x: 50, y: 50, width: 20, height: 20))
  }

  @Test("a transform and an opacity that are set on the layer are animated as those of the view")
  func transform() throws {
    animate {
      box.layer.transform = CATransform3DMakeScale(3, 1, 1)
      box.layer.opacity = 0
    }
    window.advance(by: 0.5)
    let shown = try #require(box.layer.presentation())
    #expect(abs(Double(shown.transform.m11) - 2) < Tolerance.closedForm)
    #expect(abs(shown.opacity - 0.5) < Tolerance.opacity)
  }

  @Test("values that are set anew, and those of a layer without a view, are no animation")
  func unchanged() {
    let layer = CALayer()
    box.layer.addSublayer(layer)
    var ends: [Bool] = []
    animate(
      {
        (box.layer.cornerRadius, box.layer.opacity) = (0, 1)
        layer.cornerRadius = 5
      }, completion: { ends.append($0) })
    #expect(ends == [true] && layer.presentation()?.cornerRadius == 5)
  }

  @Test("an endless radius, as of round ends, is shown at once")
  func endless() {
    animate { (box.layer.cornerRadius, box.alpha) = (.infinity, 0) }
    window.advance(by: 0.5)
    #expect(box.layer.presentation()?.cornerRadius == .infinity)
  }

  @Test("a spring shows no negative width")
  func spring() {
    box.layer.borderWidth = 10
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
      animations: { box.layer.borderWidth = 0 })
    var least: CGFloat = 10
    for _ in 0..<60 {
      window.advance(by: 1 / 60)
      least = min(least, box.layer.presentation()?.borderWidth ?? 0)
    }
    #expect(least == 0)
  }

  @Test("an animator that is stopped leaves the corners that are shown")
  func stops() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.layer.cornerRadius = 8 }
    animator.startAnimation()
    window.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(abs(Double(box.layer.cornerRadius) - 4) < Tolerance.closedForm)
  }
}
