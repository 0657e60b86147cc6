import Foundation
import Testing

@testable import CradleUIKit

/// Observers that are called by a method.
@Suite struct NotificationTests {
  private final class Ear: NSObject {
    var count = 0
    func hear() { count += 1 }
  }
  private let name = Notification.Name("heard")
  private let hear = Selector("hear", Ear.hear)

  @Test("an observer that is removed from one centre still gets another's notifications")
  func centers() {
    let (one, other, ear) = (NotificationCenter(), NotificationCenter(), Ear())
    for center in [one, other] { center.addObserver(ear, selector: hear, name: name, object: nil) }
    one.removeObserver(ear)
    one.post(name: name, object: nil)
    #expect(ear.count == 0)
    other.post(name: name, object: nil)
    #expect(ear.count == 1)
    other.removeObserver(ear)
    other.post(name: name, object: nil)
    #expect(ear.count == 1)
  }

  /// Other tests add some at the same time.
  @Test("observers that are released and never removed leave nothing behind")
  func releasedObservers() {
    let center = NotificationCenter()
    let before = observers.count
    for _ in 0..<2000 { center.addObserver(Ear(), selector: hear, name: name, object: nil) }
    #expect(observers.count < before + 1000)
  }
}
