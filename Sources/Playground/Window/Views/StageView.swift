import CradleGeometry
import CradleStage

/// The demo on the stage: in a phone-like frame with a soft shadow, or filling the stage.
struct StageView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let plates: StagePlates

  static let shadow = Shadow(blur: 20, offset: Vector(dx: 0, dy: 6), color: .black.opacity(0.35))
  static let frameRadius = 20.0

  func draw() {
    let layout = controller.layout
    canvas.clipped(to: layout.stage) {
      canvas.fill(layout.stage, theme.stage)
      for pane in controller.panes {
        layout.isFramed ? drawFramed(pane.frame, pane.host) : drawDemo(pane.frame, pane.host)
        if controller.session.comparison == .split { drawCaption(pane.name, over: pane.frame) }
      }
      if let frame = plates.caption { drawGhostCaption(plates.captionWords, frame) }
      drawPointer()
      drawButtons()
      if let frame = plates.badge { drawBadge(frame, hasWord: plates.badgeHasWord) }
    }
  }

  private var frameShadow: Shadow {
    var shadow = Self.shadow
    if theme.name == .light { shadow.color = theme.text.opacity(0.16) }
    return shadow
  }

  private func drawFramed(_ viewport: Rect, _ host: DemoHost) {
    canvas.shadow(viewport, radius: Self.frameRadius, frameShadow)
    canvas.clipped(to: viewport, radius: Self.frameRadius, background: theme.stage, shadow: frameShadow) {
      canvas.fill(viewport, theme.panel)
      drawDemo(viewport, host)
    }
    // A demo may have the stage's colour, from which an edge separates the frame. After a click a clearer
    // edge marks the focus, without a ring, which would be a second line.
    let isFocused = controller.focus == .stage
    let edge = isFocused && !controller.navigation.isByKey ? theme.faint.opacity(0.7) : theme.line
    canvas.stroke(viewport, radius: Self.frameRadius, width: 1, edge)
    if isFocused, controller.navigation.isByKey { focusRing(viewport, radius: Self.frameRadius) }
  }

  private func drawDemo(_ viewport: Rect, _ host: DemoHost) {
    canvas.clipped(to: viewport) {
      canvas.transformed(Transform(translation: viewport.origin - .zero)) {
        canvas.magnified(by: controller.layout.magnification) { drawRuns(host) }
      }
    }
    if controller.focus == .stage, !controller.layout.isFramed { focusRing(viewport, radius: 0, gap: -2) }
  }

  private func drawRuns(_ host: DemoHost) {
    host.demo.draw(on: canvas, theme: theme)
    if controller.session.comparison == .ghost, let ghost = controller.session.shownHosts.dropFirst().first {
      let whole = Rect(origin: .zero, size: ghost.host.demo.viewport)
      canvas.overlaid(opacity: Self.ghostOpacity, in: whole) {
        ghost.host.demo.draw(on: canvas, theme: theme)
      }
    }
    if controller.instruments.debug.isShown { drawDebug(host) }
  }

  private func drawDebug(_ host: DemoHost) {
    guard let scene = host.demo.debugScene else { return }
    DebugOverlay(scene: scene, theme: theme, parts: controller.instruments.debug.parts).draw(on: canvas)
    host.demo.drawWordsOverOverlay(on: canvas, theme: theme)
  }

  // The pointer's place while it presses, also outside of the viewport.
  private func drawPointer() {
    guard controller.stageInput.isDown else { return }
    let place = controller.stageInput.location
    canvas.finger(at: place, theme)
    // The other pane's run gets the same press.
    let panes = controller.panes.map(\.frame)
    let pressed = controller.stageInput.pane(in: controller.layout)
    guard panes.count == 2, let other = panes.first(where: { $0 != pressed })
    else { return }
    canvas.withOpacity(0.5) {
      canvas.finger(at: place + (other.origin - pressed.origin), theme)
    }
  }

  // The caption of a pane: its set, and the differences to the other one.
  private func drawCaption(_ name: ParameterSets.Name, over frame: Rect) {
    let differences = controller.session.differences
    let isTuned = controller.session.sets.current == name
    let middle = frame.minY - 14
    canvas.text(
      name.rawValue, at: Point(x: frame.minX + 4, y: middle), Typography.heading,
      isTuned ? theme.text : theme.dim)
    // The mark of a film may stand at the end of the line.
    let mark = plates.film.flatMap { abs($0.midY - middle) < $0.height ? $0.minX : nil }
    let end = min(frame.maxX - 4, (mark ?? .infinity) - StagePlates.gap)
    let room = max(0, end - frame.minX - 22)
    let fits = { (words: String) in controller.measure(words, Typography.hint) <= room }
    let hints =
      isTuned ? ["tuned in the panel", "tuned"] : ["same values; X tunes this one", "same values"]
    let words =
      differences.isEmpty
      ? hints.first(where: fits) ?? ""
      : SetDifference.line(of: differences.map { "\($0.title) \(name == .a ? $0.a : $0.b)" }, fits: fits)
    canvas.text(
      words, at: Point(x: frame.minX + 22, y: middle), Typography.hint, theme.dim, maximumWidth: room)
  }

  private func drawGhostCaption(_ words: String, _ plate: Rect) {
    canvas.fill(plate, radius: 10, theme.panel.opacity(0.94))
    canvas.stroke(plate, radius: 10, width: 1, theme.line)
    canvas.text(
      words, at: plate.center, Typography.hint, theme.dim, alignment: .center,
      maximumWidth: max(0, plate.width - 16))
  }

  /// Set B's opacity over set A: both stay distinguishable, and A dominates.
  private static let ghostOpacity = 0.4

  private func drawButtons() {
    for (index, frame) in controller.layout.actions.enumerated() {
      let ink = button(.action(index), frame, .floating)
      let title = controller.session.demo.title(of: controller.session.card.buttons[index])
      canvas.text(
        title, at: frame.center, Typography.button, ink, alignment: .center, maximumWidth: frame.width - 16)
      if controller.focus == .actions, controller.navigation.actionPick == index { focusRing(frame) }
    }
  }

  private func drawBadge(_ frame: Rect, hasWord: Bool) {
    canvas.fill(frame, radius: 14, theme.panel.opacity(0.94))
    canvas.stroke(frame, radius: 14, width: 1, theme.line)
    Icon.pause.draw(
      in: Rect(x: frame.minX + (hasWord ? 8 : 4), y: frame.minY, width: 20, height: 28), theme.accent,
      on: canvas)
    guard hasWord else { return }
    canvas.text(
      StagePlates.badgeWord, at: Point(x: frame.minX + 30, y: frame.midY), Typography.button, theme.text)
  }
}
