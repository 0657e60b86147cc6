import Foundation
import TestSupport
import Testing

@testable import CradleUIKit

/// Types that only Apple's Foundation has: tables of objects, and access to values by their names.
@Suite("Tables of objects, and values by their names")
struct KeyValueTests {
  private final class Ear {}

  @Test("a table references its objects weakly or strongly, as it was made")
  func hashTable() {
    let weakEars = NSHashTable<Ear>.weakObjects()
    let strongEars = NSHashTable<Ear>()
    let kept = Ear()
    do {
      let ear = Ear()
      for each in [kept, ear, ear] {
        weakEars.add(each)
        strongEars.add(each)
      }
      #expect(weakEars.count == 2 && strongEars.count == 2 && weakEars.contains(ear))
    }
    #expect(weakEars.count == 2 && strongEars.count == 2)
    strongEars.removeAllObjects()
    #expect(weakEars.count == 1 && weakEars.anyObject === kept)
    weakEars.remove(kept)
    #expect(weakEars.allObjects.isEmpty && !weakEars.contains(kept))
  }

  @Test("a map forgets keys that nothing else keeps, and compares strings by their text")
  func mapTable() {
    let byName = NSMapTable<NSString, Ear>.strongToWeakObjects()
    let kept = Ear()
    byName.setObject(kept, forKey: "a")
    do { byName.setObject(Ear(), forKey: "b") }
    #expect(
      byName.object(forKey: NSString("a")) === kept && byName.object(forKey: "b") == nil && byName.count == 1)
    let byEar = NSMapTable<Ear, NSString>.weakToStrongObjects()
    do {
      let ear = Ear()
      byEar.setObject("x", forKey: ear)
      #expect(byEar.object(forKey: ear) == "x")
    }
    #expect(byEar.count == 0 && byEar.keyEnumerator().nextObject() == nil)
  }

  @Test(
    "tables compare objects by their values, or by addresses with that option, and hold them weakly or not")
  func equality() {
    func text(_ text: String) -> NSString { NSMutableString(string: text) }
    let kept = [text("a"), text("a"), text("b")]
    for options in [NSPointerFunctions.Options.strongMemory, .weakMemory] {
      let byValue = NSHashTable<NSString>(options: options)
      let byAddress = NSHashTable<NSString>(options: [options, .objectPointerPersonality])
      let map = NSMapTable<NSString, Ear>(keyOptions: options)
      for each in kept {
        byValue.add(each)
        byAddress.add(each)
        map.setObject(Ear(), forKey: each)
      }
      #expect(byValue.count == 2 && byValue.contains(text("a")) && !byValue.contains(text("c")))
      #expect(byAddress.count == 3 && !byAddress.contains(text("a")))
      #expect(map.count == 2 && map.object(forKey: text("b")) != nil)
      byValue.remove(text("a"))
      map.removeObject(forKey: text("a"))
      #expect(byValue.count == 1 && map.count == 1)
    }
  }

  @Test("a table forgets objects that have gone, however many come and go")
  func gone() {
    let table = NSHashTable<Ear>.weakObjects()
    let kept = Ear()
    table.add(kept)
    for _ in 0..<1000 { table.add(Ear()) }
    #expect(table.count == 1 && table.contains(kept) && table.table.capacity <= 16)
  }

  @Test("a tab bar of the app's own takes the place of the controller's, with its entries and its taps")
  func ownTabBar() {
    final class Bar: UITabBar {}
    let controller = UITabBarController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.viewControllers = [UIViewController(), UIViewController()]
    window.rootViewController = controller
    window.layoutIfNeeded()
    let bar = Bar(frame: .zero)
    controller.setValue(bar, forKey: "tabBar")
    window.advance(by: 0)
    #expect(controller.tabBar === bar && bar.items?.count == 2 && bar.window === window)
    window.touchDown(at: CGPoint(x: 240, y: 470), time: 0)
    window.touchUp(time: 0.05)
    #expect(controller.selectedIndex == 1)
  }

  @Test("a view's usual properties can be set by their names, and an object's own read")
  func values() {
    final class Gauge: UIView {
      var reading: Double? = 2.5
      lazy var scale = 3
    }
    let gauge = Gauge(frame: .zero)
    gauge.setValue(0.5, forKey: "alpha")
    #expect(gauge.alpha == 0.5 && gauge.value(forKey: "alpha") as? CGFloat == 0.5)
    #expect(gauge.value(forKey: "reading") as? Double == 2.5 && gauge.value(forKey: "other") == nil)
  }

  @Test("a value of an unknown kind is unboxed by name, boxed or not")
  func objectMembers() {
    let point = CGPoint(x: 1, y: 2)
    #expect(
      ObjectMembers(point).cgPointValue == point
        && ObjectMembers(NSValue(cgPoint: point)).cgPointValue == point)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(ObjectMembers(NSValue(uiEdgeInsets: insets)).uiEdgeInsetsValue == insets)
    #expect(ObjectMembers(NSNumber(value: 2.5)).doubleValue == 2.5 && ObjectMembers("a").integerValue == 0)
    #expect(ObjectMembers(3.7).integerValue == 3 && ObjectMembers(0.3).boolValue == true)
    #expect(ObjectMembers("3.5").doubleValue == 3.5 && ObjectMembers(UIView()).doubleValue == nil)
  }

  @Test("a length is a number")
  func numbers() {
    let number = CGFloat(2.5) as NSNumber
    #expect(number.doubleValue == 2.5)
    let value: Any = number
    #expect(value as? CGFloat == 2.5)
  }

  @Test("two fingers that turn by a quarter give that rotation and its velocity")
  func rotation() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var (states, angles, speeds): ([UIGestureRecognizer.State], [CGFloat], [CGFloat]) = ([], [], [])
    let turn = UIRotationGestureRecognizer { each in
      guard let each = each as? UIRotationGestureRecognizer else { return }
      states.append(each.state)
      angles.append(each.rotation)
      speeds.append(each.velocity)
    }
    window.addGestureRecognizer(turn)
    func place(_ finger: Int, _ angle: CGFloat) -> CGPoint {
      let sign: CGFloat = finger == 1 ? -1 : 1
      return CGPoint(x: 200 + sign * 100 * cos(angle), y: 200 + sign * 100 * sin(angle))
    }
    for finger in 1...2 { window.touchDown(at: place(finger, 0), id: finger, time: 0) }
    // 9 steps of 10 degrees; each finger moves in turn.
    for step in 1...9 {
      for finger in 1...2 {
        window.touchMove(to: place(finger, CGFloat(step) * .pi / 18), id: finger, time: Double(step) / 60)
      }
    }
    for finger in 1...2 { window.touchUp(id: finger, time: 0.2) }
    #expect(states.first == .began && states.last == .ended && !states.contains(.failed))
    // The slop of up to 10 pt is left out: the first move of one finger by 10 degrees turns the line by only 5.
    #expect(abs((angles.last ?? 0) - .pi / 2) <= .pi / 18 + Tolerance.closedForm, "\(angles)")
    #expect(speeds.contains { $0 > 0 })
  }

  @Test("a view's points and the screen's")
  func coordinateSpaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let point = CGPoint(x: 1, y: 2)
    #expect(view.convert(point, to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: UIScreen.main.coordinateSpace) == point)
    #expect(view.convert(point, to: window) == CGPoint(x: 11, y: 22))
  }
}

/// Calls that an object makes of itself by selectors, in the time of its windows.
@Suite("Calls by selectors, at once and later")
struct PerformTests {
  private final class Clerk: NSObject {
    var notes: [String] = []
    func note(_ text: String) { notes.append(text) }
    func close() { notes.append("closed") }
    func count() -> NSNumber { NSNumber(value: notes.count) }
  }

  @Test("calls are made at once or after a delay, and can be cancelled")
  func perform() {
    let clerk = Clerk()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let note = Selector("note:", Clerk.note(_:))
    clerk.perform(note, with: "now")
    #expect(clerk.perform(Selector("count", Clerk.count))?.takeUnretainedValue() as? NSNumber == 1)
    clerk.perform(note, with: "later", afterDelay: 0.5)
    clerk.perform(Selector("close", Clerk.close), with: nil, afterDelay: 1)
    window.advance(by: 0.4)
    #expect(clerk.notes == ["now"])
    window.advance(by: 0.2)
    window.advance(by: 0.5)
    #expect(clerk.notes == ["now", "later", "closed"])
    clerk.perform(note, with: "never", afterDelay: 0.1)
    clerk.perform(Selector("close", Clerk.close), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: note, object: "never")
    window.advance(by: 0.2)
    #expect(clerk.notes.suffix(1) == ["closed"] && clerk.notes.count == 4)
    clerk.perform(note, with: "never", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk)
    window.advance(by: 1)
    #expect(clerk.notes.count == 4)
    // A value that is equal counts, another one does not, and nil is the lack of one.
    for text in ["a", "b"] { clerk.perform(note, with: NSString(string: text), afterDelay: 0.1) }
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: note, object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: note, object: NSString(string: "a"))
    clerk.perform(Selector("close", Clerk.close), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: clerk, selector: Selector("close", Clerk.close), object: nil)
    window.advance(by: 1)
    #expect(clerk.notes.suffix(1) == ["b"] && clerk.notes.count == 5)
  }

  @Test("a block reads its animation's duration")
  func inheritedDuration() {
    var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 0.4) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
    }
    #expect(durations == [0, 0.4, 0])
    durations = []
    func note() { durations.append(UIView.inheritedAnimationDuration) }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse], animations: note)
    UIView.animate(withDuration: 0.3, delay: 0, options: .autoreverse, animations: note)
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      note()
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25, animations: note)
      note()
    }
    #expect(durations == [0.3, 0.3, 2, 0.5, 2])
  }
}
