import CradleUIKit
import Testing

/// Values at the end of a path of names, and descriptions of geometry.
@Suite struct KeyPathTests {
  @Test("a path of names reads and sets properties of the objects on the way")
  func paths() {
    final class Holder: UIView { let inner = UIView() }
    let holder = Holder(frame: .zero)
    holder.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(holder.layer.cornerRadius == 8)
    #expect(holder.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
    holder.setValue(0.25, forKeyPath: "inner.alpha")
    #expect(holder.inner.alpha == 0.25 && holder.value(forKeyPath: "inner.alpha") as? CGFloat == 0.25)
    holder.setValue(true, forKeyPath: "hidden")
    #expect(holder.isHidden && holder.value(forKeyPath: "hidden") as? Bool == true)
    holder.setValue(3, forKeyPath: "inner.layer.shadowRadius")
    #expect(holder.inner.layer.shadowRadius == 3)
    #expect(holder.value(forKeyPath: "other.alpha") == nil && holder.value(forKeyPath: "alpha.other") == nil)
    let object: NSObject = holder
    #expect(object.value(forKeyPath: "layer.shadowOpacity") as? Float == 0)
  }

  @Test("the application can be asked for by the names of Objective-C, as code of extensions does")
  func application() {
    let name = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: name) && !UIApplication.responds(to: Selector("open:")))
    #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil && UIApplication.value(forKeyPath: "a.b") == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    // Another test's scene may have the key window now, but there is one.
    #expect(UIApplication.value(forKeyPath: "sharedApplication.keyWindow") is UIWindow && window.isKeyWindow)
    #expect(UIApplication.value(forKeyPath: "sharedApplication.keyWindow.alpha") is CGFloat)
  }

  @Test("geometry prints its numbers, as on Apple's platforms")
  func descriptions() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)" && CGSize.zero.debugDescription == "(0.0, 0.0)")
    #expect("\(CGRect(x: 1, y: 2, width: -3, height: 4))" == "(1.0, 2.0, -3.0, 4.0)")
    #expect("\(CGVector(dx: 0, dy: -1))" == "(0.0, -1.0)")
  }
}
