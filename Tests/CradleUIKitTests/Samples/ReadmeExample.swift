import UIKit

/// The README's example, line by line: `ReadmeTests` compares them.
func readmeExample() -> UIView {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  window.addSubview(box)

  let animator = UIDynamicAnimator(referenceView: window)
  animator.addBehavior(UIGravityBehavior(items: [box]))
  window.touchDown(at: CGPoint(x: 150, y: 50))
  window.advance(by: 1 / 60)
  return box
}
