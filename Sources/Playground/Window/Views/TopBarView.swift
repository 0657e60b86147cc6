import CradleGeometry
import CradleStage

/// The bar: name, demo, the two sets, pause, speed, and the cost of a frame.
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
    let words = shell.barWords
    canvas.text(
      shell.title, at: words.title, Typography.title, theme.text, maximumWidth: shell.bar.title.width)
    for line in words.lines { canvas.text(line.words, at: line.place, words.font, theme.dim) }
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
    case .record:
      let isRecording = if case .recording = shell.film { true } else { false }
      let ink = button(target, frame, isOn: isRecording)
      (isRecording ? Icon.stop : .record).draw(in: frame, ink, on: canvas)
    case .menu:
      let ink = drawerButton(target, frame, isOpen: shell.drawer == .sidebar || !shell.layout.isSidebarFolded)
      Icon.menu.draw(in: frame, ink, on: canvas)
    case .plotFold:
      Icon.plot.draw(in: frame, drawerButton(target, frame, isOpen: shell.layout.plot != nil), on: canvas)
    case .sourceFold:
      let isOpen = shell.drawer == .source || !shell.layout.isSourceFolded
      Icon.code.draw(in: frame, drawerButton(target, frame, isOpen: isOpen), on: canvas)
    case .tune:
      let isOpen = shell.drawer == .inspector || !shell.layout.isInspectorFolded
      let ink = drawerButton(target, frame, isOpen: isOpen)
      Icon.tune.draw(in: frame, ink, on: canvas)
    default: break
    }
  }

  // The button of an open drawer stays pressed.
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
