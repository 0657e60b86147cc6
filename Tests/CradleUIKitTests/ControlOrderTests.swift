import CradleUIKit
import Testing

/// The order in which a control calls targets and actions.
struct ControlOrderTests {
  private final class Log: NSObject {
    var calls: [String] = []
    func first() { calls.append("first target") }
    func second() { calls.append("second target") }
  }

  @Test("a control calls targets and actions in the order of their addition")
  func order() {
    let (control, log) = (UIControl(), Log())
    control.addAction(UIAction { _ in log.calls.append("first action") }, for: .valueChanged)
    control.addTarget(log, action: Selector("first", Log.first), for: .valueChanged)
    control.addAction(UIAction { _ in log.calls.append("second action") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.calls.append("other action") }, for: .touchDown)
    control.addTarget(log, action: Selector("second", Log.second), for: [.valueChanged, .touchDown])
    control.addAction(UIAction { _ in log.calls.append("third action") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(
      log.calls == ["first action", "first target", "second action", "second target", "third action"])
    log.calls = []
    control.sendActions(for: .touchDown)
    #expect(log.calls == ["other action", "second target"])
  }
}
