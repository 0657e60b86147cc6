import CradleGeometry
import CradleStage

/// The bar: name, demo, the two sets, pause, speed, and the cost of a frame.
struct TopBarView: WindowView {
  let controller: WindowController
  let canvas: Canvas

  func draw() {
    let frame = controller.layout.topBar
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: 0, y: frame.maxY - 1, width: frame.width, height: 1), theme.line)
    drawWords(middle: frame.midY)
    for (target, frame) in controller.barButtons { draw(target, frame) }
    guard controller.focus == .bar else { return }
    let picked = controller.navigation.barPick(among: controller.barButtons.map(\.target))
    for (target, frame) in controller.barButtons where target == picked { focusRing(frame) }
  }

  private func drawWords(middle: Double) {
    if let name = controller.bar.name {
      canvas.text("Cradle", at: Point(x: name.minX, y: middle), Typography.title, theme.text)
    }
    if let readout = controller.bar.readout(isHome: controller.isHome) {
      canvas.text(
        controller.instruments.readout.text, at: Point(x: readout.maxX, y: middle), Typography.plotValue,
        theme.faint,
        alignment: .trailing)
    }
    let words = controller.barWords
    canvas.text(
      words.text, at: words.title, Typography.title, theme.text,
      maximumWidth: controller.bar.title.width)
    for line in words.lines { canvas.text(line.words, at: line.place, words.font, theme.dim) }
  }

  private func draw(_ target: WindowTarget, _ frame: Rect) {
    switch target {
    case .set(let name):
      let isOn = controller.session.sets.current == name
      let ink = button(target, frame, isOn: isOn)
      canvas.text(name.rawValue, at: frame.center, Typography.heading, ink, alignment: .center)
    case .pause:
      let isPaused = controller.session.clock.isPaused
      let ink = button(target, frame)
      isPaused ? Icon.play.draw(in: frame, ink, on: canvas) : Icon.pause.draw(in: frame, ink, on: canvas)
    case .speed:
      let ink = button(target, frame)
      canvas.text(
        Self.words(controller.session.clock.speed), at: frame.center, Typography.value, ink,
        alignment: .center)
    case .record:
      let isRecording = if case .recording = controller.film { true } else { false }
      let ink = button(target, frame, isOn: isRecording)
      (isRecording ? Icon.stop : .record).draw(in: frame, ink, on: canvas)
    case .menu:
      let ink = drawerButton(
        target, frame, isOpen: controller.drawer == .sidebar || !controller.layout.isSidebarFolded)
      Icon.menu.draw(in: frame, ink, on: canvas)
    case .plotFold:
      Icon.plot.draw(
        in: frame, drawerButton(target, frame, isOpen: controller.layout.plot != nil), on: canvas)
    case .sourceFold:
      let isOpen = controller.drawer == .source || !controller.layout.isSourceFolded
      Icon.code.draw(in: frame, drawerButton(target, frame, isOpen: isOpen), on: canvas)
    case .tune:
      let isOpen = controller.drawer == .inspector || !controller.layout.isInspectorFolded
      let ink = drawerButton(target, frame, isOpen: isOpen)
      Icon.tune.draw(in: frame, ink, on: canvas)
    default: break
    }
  }

  // The button of an open drawer stays pressed.
  private func drawerButton(_ target: WindowTarget, _ frame: Rect, isOpen: Bool) -> Color {
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
