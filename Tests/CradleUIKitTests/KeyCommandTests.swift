import CradleUIKit
import Testing

/// Keys, and the commands for them.
struct KeyCommandTests {
  private class Page: UIViewController {
    var log: [String] = []
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    var commands: [UIKeyCommand]?
    override func viewDidLoad() { view.addSubview(field) }
    override var keyCommands: [UIKeyCommand]? { commands ?? super.keyCommands }
    func find(_ command: UIKeyCommand) { log.append("find \(command.input ?? "")") }
    func close() { log.append("close") }
  }
  /// Notes its keys, and passes them on only if it shall.
  private final class Pad: UIView {
    var log: [String] = []
    var passesOn = true
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began \(presses.first?.key?.characters ?? "") \(event?.allPresses.count ?? 0)")
      if passesOn { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended \(presses.first?.phase == .ended)")
      super.pressesEnded(presses, with: event)
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page = Page()

  private func open(_ controller: UIViewController? = nil) {
    window.rootViewController = controller ?? page
    window.advance(by: 0)
    page.loadViewIfNeeded()
  }
  private func key(
    _ text: String, _ flags: UIKeyModifierFlags = [], _ code: UIKeyboardHIDUsage = .keyboardA
  ) {
    let key = UIKey(characters: text, modifierFlags: flags, keyCode: code)
    window.keyDown(key)
    window.keyUp(key)
  }
  private func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: flags, action: Selector("find:", Page.find(_:)))
  }

  @Test("a key with exactly its modifiers performs the topmost controller's command, without a responder")
  func performed() {
    page.commands = [command("f", .command), command(UIKeyCommand.inputEscape, [])]
    open(UINavigationController(rootViewController: page))
    key("f", .command, .keyboardF)
    key("F", [.command, .alphaShift], .keyboardF)
    for flags: UIKeyModifierFlags in [[], [.command, .shift], .control] { key("f", flags, .keyboardF) }
    key(UIKeyCommand.inputEscape, [], .keyboardEscape)
    #expect(page.log == ["find f", "find f", "find UIKeyInputEscape"])
    page.commands?.first?.attributes = .disabled
    key("f", .command, .keyboardF)
    #expect(page.log.count == 3)
  }

  @Test("commands that are added to a controller are performed until they are removed")
  func added() {
    open()
    let command = UIKeyCommand(input: "w", modifierFlags: .command, action: Selector("close", Page.close))
    page.addKeyCommand(command)
    key("w", .command)
    page.removeKeyCommand(command)
    key("w", .command)
    #expect(page.log == ["close"] && page.keyCommands == nil)
  }

  @Test("a text gets its keys before commands without modifiers, unless they want priority")
  func typing() {
    let plain = command("f", [])
    page.commands = [plain]
    open()
    page.field.becomeFirstResponder()
    for text in ["a", "f", "X"] { key(text) }
    key("f", .command)
    key("\u{8}", [], .keyboardDeleteOrBackspace)
    key(UIKeyCommand.inputUpArrow, [], .keyboardUpArrow)
    #expect(page.field.text == "af" && page.log.isEmpty)
    plain.wantsPriorityOverSystemBehavior = true
    key("f")
    #expect(page.field.text == "af" && page.log == ["find f"])
  }

  @Test("presses go to the first responder and up the chain; what is not passed on types nothing")
  func presses() {
    open()
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.view.addSubview(pad)
    pad.addSubview(page.field)
    page.field.becomeFirstResponder()
    key("a")
    #expect(pad.log == ["began a 1", "ended true"] && page.field.text == "a")
    pad.passesOn = false
    key("b")
    #expect(page.field.text == "a")
    pad.passesOn = true
    // A key that stays down repeats.
    let held = UIKey(characters: "c", keyCode: .keyboardC)
    for _ in 0..<3 { window.keyDown(held) }
    window.keyDown(UIKey(characters: "d", keyCode: .keyboardD))
    #expect(page.field.text == "acccd" && pad.log.suffix(2) == ["began c 1", "began d 2"])
  }

  @Test("a command in a menu calls the nearest method from the menu's view on")
  func menu() throws {
    open()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    button.menu = UIMenu(children: [UICommand(title: "Close", action: Selector("close", Page.close))])
    button.showsMenuAsPrimaryAction = true
    page.view.addSubview(button)
    window.advance(by: 0)
    func tap(_ point: CGPoint) {
      window.touchDown(at: point, time: window.time + 1)
      window.touchUp(time: window.time + 0.05)
      window.advance(by: 0)
    }
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    tap(CGPoint(x: 140, y: 120))
    let label = try #require(labels(window).first { $0.text == "Close" })
    tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window))
    #expect(page.log == ["close"])
  }
}
