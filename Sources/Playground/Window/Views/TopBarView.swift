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
    let (title, room) = (shell.title, shell.bar.title)
    canvas.text(
      title, at: Point(x: room.minX, y: middle), Typography.title, theme.text, maximumWidth: room.width)
    let x = room.minX + shell.measure(title, Typography.title) + 16
    let (lines, font) = shell.summary
    for (line, words) in lines.enumerated() {
      let y = middle + (Double(line) - Double(lines.count - 1) / 2) * Self.summaryPitch
      canvas.text(words, at: Point(x: x, y: y), font, theme.dim)
    }
  }

  /// The line height of a summary in two lines, in points.
  private static let summaryPitch = 15.0

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

extension Shell {
  /// The title in the bar.
  var title: String { isHome ? "All demos" : session.card.title }

  /// The summary as it fits into the bar: in one line, in two small ones, or not at all, because truncated
  /// text would mislead.
  var summary: (lines: [String], font: Font) {
    let summary = isHome ? "Point at one and it plays; click opens it" : session.card.summary
    // The page of all demos has no buttons beside it.
    let width = isHome ? layout.topBar.maxX - 12 - bar.title.minX : bar.title.width
    let room = width - measure(title, Typography.title) - 16
    if measure(summary, Typography.body) <= room { return ([summary], Typography.body) }
    return (self.lines(of: summary, within: room), Typography.hint)
  }
}
