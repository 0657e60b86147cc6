import CradleGeometry
import CradleStage

/// A row of the inspector: title and value, and a slider, pills or a switch.
struct ParameterRowView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let index: Int
  let row: InspectorLayout.Row

  private var parameter: Parameter { controller.session.parameters[index] }
  private var isPicked: Bool { controller.inspector.picked == index }
  /// Whether keys or the pointer change this row; it is drawn in the accent colour.
  private var isActive: Bool {
    if let dragged = controller.inspector.drag?.slider { return dragged == index }
    return isPicked && controller.focus == .panel
  }
  private var isHovered: Bool {
    switch controller.hover {
    case .row(index), .name(index), .track(index), .value(index): true
    default: false
    }
  }

  func draw() {
    let isIdle = !controller.session.demo.uses(parameter)
    canvas.withOpacity(isIdle ? 0.4 : 1) { drawRow() }
  }

  private func drawRow() {
    let isToggle = if case .toggle = row.control { true } else { false }
    let middle = row.card.minY + (isToggle ? 20 : 15)
    canvas.text(
      parameter.title, at: Point(x: InspectorLayout.padding, y: middle),
      isPicked ? Typography.emphasis : Typography.body, isPicked || isHovered ? theme.text : theme.dim,
      maximumWidth: row.card.width - (row.value.isEmpty ? 72 : 124))
    switch row.control {
    case .slider(let track):
      drawValue(middle: middle)
      drawSlider(track)
    case .pills(let pills): drawPills(pills)
    case .toggle(let frame): drawSwitch(frame)
    }
  }

  private func drawValue(middle: Double) {
    guard let scale = SliderScale(parameter) else { return }
    let (unit, right) = (scale.unit, row.value.maxX)
    // A degree sign follows its number without a space.
    let gap = unit.isEmpty ? 0 : controller.measure((unit == "°" ? "" : " ") + unit, Typography.body)
    if controller.hover == .value(index), !(isPicked && controller.inspector.entry != nil) {
      let width = gap + controller.measure(scale.label(scale.shown(parameter)), Typography.value) + 16
      let field = Rect(x: right - width + 8, y: middle - 12, width: width, height: 24)
      canvas.stroke(field, radius: 6, width: 1, theme.faint.opacity(0.7))
    }
    if !unit.isEmpty {
      canvas.text(unit, at: Point(x: right, y: middle), Typography.body, theme.faint, alignment: .trailing)
    }
    guard isPicked, let entry = controller.inspector.entry else {
      return canvas.text(
        scale.label(scale.shown(parameter)), at: Point(x: right - gap, y: middle), Typography.value,
        theme.text,
        alignment: .trailing)
    }
    let unitWidth = unit.isEmpty ? 0 : controller.measure(unit, Typography.body)
    drawEntry(
      entry, before: scale.label(scale.shown(parameter)), right: Self.entryEnd(right, unit: unitWidth),
      middle: middle)
  }

  /// The right end of the field of a typed value, for the end of the row's values and the width of the unit, 0 without
  /// one: the unit stays free.
  static func entryEnd(_ right: Double, unit: Double) -> Double {
    unit == 0 ? right + 4 : right - unit - 4
  }

  // Draws the typed characters in a field, with the caret after them; before the first character, the value
  // that will be replaced.
  private func drawEntry(_ entry: ValueEntry, before value: String, right: Double, middle: Double) {
    let words = entry.text.isEmpty ? value : entry.text
    let width = max(48, controller.measure(words, Typography.value) + 16)
    let field = Rect(x: right - width, y: middle - 12, width: width, height: 24)
    canvas.fill(field, radius: 6, theme.background)
    canvas.stroke(field, radius: 6, width: 1.5, theme.accent)
    canvas.text(
      words, at: Point(x: right - 8, y: middle), Typography.value,
      entry.text.isEmpty ? theme.faint : theme.text,
      alignment: .trailing)
    canvas.fill(Rect(x: right - 7, y: middle - 7, width: 1, height: 14), theme.text)
  }

  private func drawSlider(_ track: Rect) {
    guard controller.inspector.thumbs.indices.contains(index) else { return }
    let place = controller.inspector.thumbs[index].value(at: controller.now)
    let thumb = Point(x: track.minX + place * track.width, y: track.midY)
    let color = isActive ? theme.accent : theme.faint
    canvas.fill(track, radius: 2, theme.line)
    if place > 0 {
      canvas.fill(Rect(x: track.minX, y: track.minY, width: place * track.width, height: 4), radius: 2, color)
    }
    let isDragged = controller.inspector.drag?.slider == index
    if isDragged || controller.hover == .track(index) {
      canvas.disc(thumb, radius: 14, color.opacity(isDragged ? 0.28 : 0.18))
    }
    canvas.disc(thumb, radius: 8, color)
    canvas.disc(thumb, radius: 6, .white)
  }

  private func drawPills(_ pills: [Rect]) {
    guard case .choice(let choices) = parameter.kind else { return }
    for heading in row.headings {
      canvas.text(
        heading.title, at: Point(x: InspectorLayout.padding, y: heading.middle), Typography.hint, theme.faint)
    }
    let holds = controller.session.parameters.holds(parameter)
    for (choice, frame) in pills.enumerated() {
      let isOn = holds && choices[choice] == parameter.choice
      let ink = pill(.pill(index, choice), frame, isOn: isOn)
      canvas.text(
        parameter.title(of: choices[choice]), at: frame.center, Typography.button, ink,
        alignment: .center,
        maximumWidth: frame.width - 12)
    }
  }

  // The selected pill has the accent colour if its row has keyboard focus, else the text's colour.
  private func pill(_ target: WindowTarget, _ frame: Rect, isOn: Bool) -> Color {
    if isOn, !isActive {
      canvas.fill(frame, radius: 8, theme.chosen.ground)
      return theme.chosen.text
    }
    let ink = button(target, frame, isOn: isOn)
    if !isOn, isPicked { canvas.stroke(frame, radius: 8, width: 1, theme.line) }
    return ink
  }

  private func drawSwitch(_ frame: Rect) {
    guard controller.inspector.thumbs.indices.contains(index) else { return }
    let place = controller.inspector.thumbs[index].value(at: controller.now)
    let on = isActive ? theme.accent : theme.faint
    canvas.fill(frame, radius: frame.height / 2, theme.line.mixed(with: on, fraction: place))
    let x = frame.minX + 11 + place * (frame.width - 22)
    canvas.disc(Point(x: x, y: frame.midY), radius: 8, .white)
  }
}
