import CradleUIKit
import Testing

/// Actions of controls.
struct ControlActionTests {
  private final class Log { var calls: [String] = [] }

  @Test("an action that is added twice is called once, and one of the same identifier replaces another")
  func once() {
    let (control, log) = (UIControl(), Log())
    let action = UIAction { _ in log.calls.append("first") }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.calls == ["first", "first"])
    log.calls = []
    for name in ["second", "third"] {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("save")) { _ in log.calls.append(name) },
        for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(log.calls == ["third"])
  }
}
