import CradleUIKit
import TestSupport
import Testing

/// Animations of paths.
struct PathAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let shape = CAShapeLayer()

  init() { window.layer.addSublayer(shape) }

  /// Begins an animation of a property from one path to another, for one second.
  private func animate(_ keyPath: String, from start: CGPath, to end: CGPath) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (start, end, 1)
    shape.add(animation, forKey: "path")
  }
  private func square(_ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
  }

  @Test("paths of the same elements change point by point", arguments: ["path", "shadowPath"])
  func interpolates(_ keyPath: String) throws {
    animate(keyPath, from: square(100), to: square(200))
    window.advance(by: 0.25)
    let shown = try #require(shape.presentation())
    let path = try #require(keyPath == "path" ? shown.path : shown.shadowPath)
    #expect(abs(Double(path.boundingBox.width) - 125) < Tolerance.closedForm)
    #expect(abs(Double(path.boundingBox.height) - 125) < Tolerance.closedForm)
  }

  @Test("paths of different elements change at half of the time")
  func discrete() throws {
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    animate("path", from: square(100), to: round)
    for (time, side) in [(0.4, 100), (0.2, 200)] as [(Double, Double)] {
      window.advance(by: time)
      let path = try #require(shape.presentation()?.path)
      #expect(abs(Double(path.boundingBox.width) - side) < Tolerance.closedForm)
    }
  }
}
