import CradleUIKit
import TestSupport
import Testing

/// Observers of notifications by selector.
struct NotificationSelectorTests {
  @Test("observers by selector get their notifications until they are removed or released")
  func notifications() {
    final class Ear: NSObject {
      var heard: [String] = []
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
      func plain() { heard.append("plain") }
    }
    let (center, ear) = (NotificationCenter(), Ear())
    center.addObserver(
      ear, selector: Selector("hear:", Ear.hear(_:)), name: UIDevice.orientationDidChangeNotification,
      object: nil)
    center.addObserver(ear, selector: Selector("plain", Ear.plain), name: Notification.Name("b"), object: nil)
    center.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(ear.heard == [UIDevice.orientationDidChangeNotification.rawValue, "plain"])
    center.removeObserver(ear, name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(ear.heard.count == 2)
    center.removeObserver(ear)
    center.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    #expect(ear.heard.count == 2)
    weak var gone: Ear?
    do {
      let other = Ear()
      gone = other
      center.addObserver(other, selector: Selector("plain", Ear.plain), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("b"), object: nil)
  }
}
