import CradleGeometry
import CradleStage

/// The bar: name, what plays, the two sets, pause, speed, and what a frame costs.
struct TopBarView: ShellView {
  let shell: Shell
  let canvas: Canvas

  func draw() {
    let frame = shell.layout.topBar
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: 0, y: frame.maxY - 1, width: frame.width, height: 1), theme.line)
    drawWords(middle: frame.midY)
    for (target, frame) in shell.barButtons { draw(target, frame) }
    if shell.focus == .bar, shell.barButtons.indices.contains(shell.barPick) {
      focusRing(shell.barButtons[shell.barPick].frame)
    }
  }

  private func drawWords(middle: Double) {
    if let name = shell.bar.name {
      canvas.text("Cradle", at: Point(x: name.minX, y: middle), Typography.title, theme.text)
    }
    if let readout = shell.bar.readout {
      canvas.text(
        shell.readout.text, at: Point(x: readout.maxX, y: middle), Typography.plotValue, theme.faint,
        alignment: .trailing)
    }
    let (card, room) = (shell.session.card, shell.bar.title)
    canvas.text(
      card.title, at: Point(x: room.minX, y: middle), Typography.title, theme.text, maximumWidth: room.width)
    let x = room.minX + shell.measure(card.title, Typography.title) + 16
    if shell.measure(card.summary, Typography.body) <= room.maxX - x {
      return canvas.text(card.summary, at: Point(x: x, y: middle), Typography.body, theme.dim)
    }
    // A summary that is cut says nothing: two small lines, or none, and then it comes up under the pointer.
    let words = card.summary.split(separator: " ").map(String.init)
    let widths = words.map { shell.measure($0, Typography.hint) }
    let space = shell.measure("a b", Typography.hint) - shell.measure("ab", Typography.hint)
    let lines = Wrapping.rows(of: widths, gap: space, within: room.maxX - x)
    guard lines.count <= 2, widths.allSatisfy({ $0 <= room.maxX - x }) else { return }
    for (line, range) in lines.enumerated() {
      canvas.text(
        words[range].joined(separator: " "), at: Point(x: x, y: middle + (Double(line) - 0.5) * 15),
        Typography.hint, theme.dim)
    }
  }

  private func draw(_ target: ShellTarget, _ frame: Rect) {
    switch target {
    case .set(let name):
      let isOn = shell.session.sets.current == name
      let ink = button(target, frame, isOn: isOn)
      canvas.text(name.rawValue, at: frame.center, Typography.heading, ink, alignment: .center)
    case .pause:
      let isPaused = shell.session.clock.isPaused
      let ink = button(target, frame)
      isPaused ? Icon.play.draw(in: frame, ink, on: canvas) : Icon.pause.draw(in: frame, ink, on: canvas)
    case .speed:
      let ink = button(target, frame)
      canvas.text(
        Self.words(shell.session.clock.speed), at: frame.center, Typography.value, ink, alignment: .center)
    case .menu:
      let ink = drawerButton(target, frame, isOpen: shell.drawer == .sidebar)
      Icon.menu.draw(in: frame, ink, on: canvas)
    case .tune:
      let ink = drawerButton(target, frame, isOpen: shell.drawer == .inspector)
      Icon.tune.draw(in: frame, ink, on: canvas)
    default: break
    }
  }

  // An open drawer's button stays down.
  private func drawerButton(_ target: ShellTarget, _ frame: Rect, isOpen: Bool) -> Color {
    let ink = button(target, frame)
    guard isOpen else { return ink }
    canvas.fill(frame, radius: 8, theme.line)
    return theme.text
  }

  /// "1.0×", "0.25×".
  static func words(_ speed: Double) -> String {
    SliderScale.decimal(speed, speed * 10 == (speed * 10).rounded() ? 1 : 2) + "×"
  }
}
