import CradleGeometry
import CradleStage

/// The inspector: a row for each parameter, the spring's response, and the copy button at its foot.
struct InspectorView: WindowView {
  let controller: WindowController
  let canvas: Canvas

  private var layout: InspectorLayout { controller.inspectorLayout }
  private var hasFocus: Bool { controller.focus == .panel }

  func draw() {
    let frame = controller.layout.inspector
    canvas.fill(frame, theme.panel)
    let list = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: max(0, frame.height - InspectorLayout.footer))
    canvas.clipped(to: list) {
      let shift = Vector(dx: frame.minX, dy: frame.minY - controller.inspector.scroll.offset)
      canvas.transformed(Transform(translation: shift)) { drawContent() }
    }
    ScrollMark(region: controller.inspector.scroll).draw(in: list, theme, on: canvas)
    if controller.inspector.scroll.canScroll {
      canvas.fill(Rect(x: frame.minX, y: list.maxY, width: frame.width, height: 1), theme.line)
    }
    drawFooter(frame)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), theme.line)
  }

  private func drawFooter(_ frame: Rect) {
    let copy = InspectorLayout.copy(in: frame)
    let ink = button(.copy, copy)
    canvas.text("Copy as Swift", at: copy.center, Typography.button, ink, alignment: .center)
    if hasFocus, controller.inspector.picked >= layout.rows.count { focusRing(copy) }
    canvas.text(
      "↑↓ pick   ←→ change   space pause   ? keys",
      at: Point(x: copy.minX, y: InspectorLayout.hint(in: frame)), Typography.hint, theme.faint,
      maximumWidth: copy.width)
  }

  private func drawContent() {
    let (left, right) = (InspectorLayout.padding, layout.width - InspectorLayout.padding)
    canvas.text("Parameters", at: Point(x: left, y: 31), Typography.heading, theme.text)
    let isHovered = controller.hover == .reset
    let isChanged = controller.session.parameters.contains { !$0.isDefault }
    canvas.text(
      "R resets", at: Point(x: right, y: 31), Typography.hint,
      isHovered ? theme.text : isChanged ? theme.dim : theme.faint, alignment: .trailing)
    drawPresets()
    drawHighlight()
    for index in layout.rows.indices where !layout.rows[index].isHidden {
      ParameterRowView(controller: controller, canvas: canvas, index: index, row: layout.rows[index]).draw()
    }
    if let frame = layout.response, let response = controller.inspector.response {
      canvas.text(
        "Response to a unit pull", at: Point(x: left, y: layout.responseTitle), Typography.body, theme.dim)
      SpringResponseView(controller: controller, canvas: canvas, response: response, frame: frame).draw()
    }
  }

  private func drawPresets() {
    guard let middle = layout.presetsTitle else { return }
    let (left, right) = (InspectorLayout.padding, layout.width - InspectorLayout.padding)
    let isPage = controller.inspector.naming?.action != nil
    canvas.text(isPage ? "Page" : "Presets", at: Point(x: left, y: middle), Typography.body, theme.dim)
    if let naming = controller.inspector.naming, let field = layout.nameField {
      drawName(naming, in: field)
    } else {
      canvas.text(
        "[ ] go through them", at: Point(x: right, y: middle), Typography.hint, theme.faint,
        alignment: .trailing)
    }
    for (index, (preset, frame)) in zip(controller.presets.items, layout.presets).enumerated() {
      let ink = pill(.preset(index), frame, isOn: controller.presets.isOn(preset))
      canvas.text(
        preset.name, at: frame.center, Typography.button, ink, alignment: .center,
        maximumWidth: frame.width - 12)
    }
    let ink = button(.savePreset, layout.save, .plain)
    canvas.stroke(layout.save, radius: 8, width: 1, theme.line)
    let isNaming = controller.inspector.naming != nil
    canvas.text(
      isNaming ? "Save" : InspectorLayout.saveTitle, at: layout.save.center, Typography.button, ink,
      alignment: .center)
  }

  // An active setting is drawn in the text's colour: the accent is for keyboard focus.
  private func pill(_ target: WindowTarget, _ frame: Rect, isOn: Bool) -> Color {
    guard isOn else { return button(target, frame) }
    canvas.fill(frame, radius: 8, theme.chosen.ground)
    return theme.chosen.text
  }

  private func drawName(_ naming: NameEntry, in field: Rect) {
    canvas.fill(field, radius: 6, theme.background)
    canvas.stroke(field, radius: 6, width: 1.5, theme.accent)
    let isEmpty = naming.text.isEmpty
    let place = NameField(
      field, textWidth: isEmpty ? 0 : controller.measure(naming.text, Typography.body))
    canvas.clipped(to: place.inner) {
      canvas.text(
        isEmpty ? "Name, then Enter" : naming.text, at: Point(x: place.start, y: field.midY), Typography.body,
        isEmpty ? theme.faint : theme.text)
      canvas.fill(place.caret, theme.text)
    }
  }

  // One highlight moves from row to row and marks the row that keys change.
  private func drawHighlight() {
    guard layout.rows.indices.contains(controller.inspector.picked),
      !layout.rows[controller.inspector.picked].isHidden
    else { return }
    var card = layout.rows[controller.inspector.picked].card
    card.origin.y = controller.inspector.highlight.value(at: controller.now)
    canvas.fill(card, radius: 12, theme.raised)
    guard hasFocus else { return }
    controller.navigation.isByKey
      ? focusRing(card, radius: 12, gap: -2) : canvas.stroke(card, radius: 12, width: 1, theme.line)
  }
}
