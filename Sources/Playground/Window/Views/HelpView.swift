import CradleGeometry
import CradleStage

/// All keys in columns, over everything: the table of commands itself, and the demo's own keys.
struct HelpView: ShellView {
  let shell: Shell
  let canvas: Canvas
  let presence: Double

  /// A column: its heading and lines of keys and words.
  struct Column {
    let title: String
    let lines: [(caps: String, words: String)]
  }

  /// What the help says for a demo.
  static func columns(for card: DemoCard) -> [Column] {
    var columns = ShellCommand.Section.allCases.map { section in
      Column(
        title: section.rawValue,
        lines: ShellCommand.all.filter { $0.section == section }.compactMap { command in
          command.caps.map { ($0, command.words) }
        })
    }
    let actions = card.actions.compactMap { action in action.key.map { ($0, action.summary) } }
    if !actions.isEmpty { columns.append(Column(title: card.title, lines: actions)) }
    columns.append(
      Column(
        title: "Pointer",
        lines: [
          ("Shift drag", "a slider, ten times finer"), ("Double click", "a value restores its default"),
          ("0–9 . , −", "type a value, Enter takes it"), ("Hold", "a finger's right click"),
        ]))
    return columns
  }

  private static let columnWidth = 264.0
  private static let lineHeight = 24.0

  func draw() {
    canvas.withOpacity(presence) {
      let size = shell.layout.size
      canvas.fill(Rect(origin: .zero, size: size), Color.black.opacity(theme.name == .dark ? 0.6 : 0.35))
      let columns = Self.columns(for: shell.session.card)
      let across = max(1, min(3, Int((size.width - 96) / Self.columnWidth)))
      let stacks = Self.stacks(columns, across: across)
      let height = (stacks.map(Self.height).max() ?? 0) + 88
      let width = Double(across) * Self.columnWidth + 24
      var panel = Rect(center: Point(x: size.width / 2, y: size.height / 2), size: Size(width: width, height: height))
      panel.origin = Point(x: panel.minX.rounded(), y: max(8, panel.minY.rounded()))
      canvas.shadow(panel, radius: 20, StageView.shadow)
      canvas.fill(panel, radius: 20, theme.panel)
      draw(stacks, in: panel)
    }
  }

  private func draw(_ stacks: [[Column]], in panel: Rect) {
    canvas.text("Keys", at: Point(x: panel.minX + 32, y: panel.minY + 36), Typography.title, theme.text)
    canvas.text(
      "Esc closes", at: Point(x: panel.maxX - 32, y: panel.minY + 36), Typography.hint, theme.faint,
      alignment: .trailing)
    for (place, stack) in stacks.enumerated() {
      var y = panel.minY + 72
      let x = panel.minX + 32 + Double(place) * Self.columnWidth
      for column in stack {
        canvas.text(column.title.uppercased(), at: Point(x: x, y: y), Typography.group, theme.faint)
        y += 26
        for line in column.lines {
          canvas.text(line.caps, at: Point(x: x, y: y), Typography.emphasis, theme.text, maximumWidth: 84)
          canvas.text(
            line.words, at: Point(x: x + 92, y: y), Typography.body, theme.dim,
            maximumWidth: Self.columnWidth - 108)
          y += Self.lineHeight
        }
        y += 16
      }
    }
  }

  // Each column goes under the shortest stack, so that the panel stays low.
  private static func stacks(_ columns: [Column], across: Int) -> [[Column]] {
    var stacks = [[Column]](repeating: [], count: across)
    for column in columns {
      let shortest = stacks.indices.min { height(stacks[$0]) < height(stacks[$1]) } ?? 0
      stacks[shortest].append(column)
    }
    return stacks
  }

  private static func height(_ stack: [Column]) -> Double {
    stack.reduce(0) { $0 + 42 + Double($1.lines.count) * lineHeight }
  }
}
