import Foundation
import TestSupport
import Testing

@testable import CradleUIKit

/// The values of properties that an app manages, in the presentation of an animated layer.
struct ManagedPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let gauge = Gauge()
  init() { window.layer.addSublayer(gauge) }
  private var shown: Gauge { gauge.presentation() ?? gauge }

  @Test(
    "a managed property is shown between its old value and its new one: numbers, points, rectangles and colours"
  )
  func managed() {
    gauge.level = 10
    window.advance(by: 0.25)
    #expect(gauge.level == 10 && shown.level == 2.5)
    gauge.place = CGPoint(x: 40, y: 80)
    gauge.area = CGRect(x: 0, y: 4, width: 8, height: 12)
    gauge.tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    window.advance(by: 0.5)
    #expect(shown.level == 7.5 && shown.place == CGPoint(x: 20, y: 40))
    #expect(shown.area == CGRect(x: 0, y: 2, width: 4, height: 6) && gauge.place == CGPoint(x: 40, y: 80))
    // On its way it starts again from what is shown.
    gauge.level = 0
    #expect(shown.level == 7.5)
    window.advance(by: 0.5)
    #expect(shown.level == 3.75 && shown.place == gauge.place)
    gauge.tint = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    window.advance(by: 0.25)
    #expect(shown.tint == UIColor(red: 0.75, green: 0.25, blue: 0, alpha: 1))
    window.advance(by: 2)
    #expect(gauge.animationKeys() == nil && shown === gauge)
  }

  @Test("an animation of a key that the app set by name is shown as a value of that kind")
  func byName() {
    let animation = CABasicAnimation(keyPath: "share")
    (animation.fromValue, animation.toValue, animation.duration) = (0, NSNumber(value: 4), 1)
    gauge.add(animation, forKey: "share")
    window.advance(by: 0.5)
    #expect((shown.value(forKey: "share") as? NSNumber)?.doubleValue == 2)
    let keys = CAKeyframeAnimation(keyPath: "level")
    (keys.values, keys.duration) = ([0, 6, 3], 1)
    gauge.add(keys, forKey: "level")
    window.advance(by: 0.25)
    #expect(shown.level == 3 && gauge.level == 0)
  }

  @Test("lists of places and of colours, points and matrices of layers are shown between their values")
  func gradients() {
    func animate(_ keyPath: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      gauge.add(animation, forKey: keyPath)
    }
    let (black, red) = (
      UIColor(red: 0, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    gauge.locations = [0, 1]
    animate("locations", [-1, -0.5], [1, 1.5])
    animate("colors", [black.cgColor, red.cgColor], [red.cgColor, red.cgColor])
    animate("startPoint", NSValue(cgPoint: .zero), CGPoint(x: 1, y: 0.5))
    animate("sublayerTransform", CATransform3DIdentity, CATransform3DMakeTranslation(8, 0, 4))
    window.advance(by: 0.5)
    #expect(shown.locations == [0, 0.5] && gauge.locations == [0, 1])
    let half = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1).cgColor
    #expect(shown.colors as? [CGColor] == [half, red.cgColor] && gauge.colors == nil)
    #expect(shown.startPoint == CGPoint(x: 0.5, y: 0.25))
    #expect(shown.sublayerTransform.m41 == 4 && shown.sublayerTransform.m43 == 2)
    #expect(gauge.value(forKeyPath: "locations") as? [NSNumber] == [0, 1])
  }

  @Test("a layer keeps a managed reference weakly")
  func reference() {
    var view: UIView? = UIView()
    gauge.setManagedReference(view, forKey: "owner")
    #expect(gauge.managedReference(forKey: "owner") === view)
    view = nil
    #expect((gauge.managedReference(forKey: "owner") as UIView?) == nil)
  }
}
