import CradleGeometry
import CradleStage

/// The panel beside the stage with the Swift code of the demo. Changed parts are marked, and glow when they
/// change.
struct SourceView: WindowView {
  let controller: WindowController
  let canvas: Canvas

  /// The space above the first row, the row height and the space at the sides, in points.
  static let top = 4.0
  static let pitch = 18.0
  static let margin = 16.0
  /// The width at the left for the marks of changed lines.
  static let gutter = 22.0
  static let header = 52.0

  /// The list below the header.
  static func list(in frame: Rect) -> Rect {
    Rect(x: frame.minX, y: frame.minY + header, width: frame.width, height: max(0, frame.height - header))
  }

  /// The copy button.
  static func copyButton(in frame: Rect) -> Rect {
    Rect(x: frame.maxX - margin - 72, y: frame.minY + 17, width: 72, height: 28)
  }

  private var panel: SourcePanel { controller.source }

  func draw() {
    let frame = controller.layout.source
    let list = Self.list(in: frame)
    canvas.fill(frame, theme.panel)
    drawHeader(frame)
    canvas.clipped(to: list) { drawRows(list) }
    ScrollMark(region: panel.scroll).draw(in: list, theme, on: canvas)
    canvas.fill(Rect(x: frame.minX, y: list.minY - 1, width: frame.width, height: 1), theme.line)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), theme.line)
  }

  private func drawHeader(_ frame: Rect) {
    let middle = frame.minY + 31
    canvas.text("Swift", at: Point(x: frame.minX + Self.gutter, y: middle), Typography.heading, theme.text)
    let x = frame.minX + Self.gutter + controller.measure("Swift", Typography.heading) + 14
    let copy = Self.copyButton(in: frame)
    let changed = controller.session.parameters.filter { !$0.isDefault }.count
    if changed > 0 {
      canvas.fill(Rect(x: x, y: middle - 6, width: 3, height: 12), radius: 1.5, theme.second)
    }
    canvas.text(
      Self.words(changed: changed), at: Point(x: x + (changed > 0 ? 9 : 0), y: middle), Typography.hint,
      theme.faint,
      maximumWidth: max(0, copy.minX - x - 20))
    let ink = button(.copySource, copy)
    canvas.text("Copy", at: Point(x: copy.minX + 14, y: copy.midY), Typography.button, ink)
    canvas.text(
      "C", at: Point(x: copy.maxX - 14, y: copy.midY), Typography.hint, theme.faint, alignment: .trailing)
  }

  /// The line over the code for a number of values that differ from their defaults. It says nothing about the scene,
  /// which may have been edited.
  static func words(changed count: Int) -> String {
    switch count {
    case 0: "all values are the defaults"
    case 1: "1 value changed"
    default: "\(count) values changed"
    }
  }

  /// The background of a changed value: transparent for a glow of 0, strongest for 1.
  static func mark(_ glow: Double, _ theme: Theme) -> Color { theme.second.opacity(0.2 + 0.3 * glow) }

  /// The advance of a letter of the code in points: the mean of forty, since it need not be a whole number of
  /// pixels.
  static func advance(_ measure: TextMeasure) -> Double {
    let letters = 40
    return measure(String(repeating: "0", count: letters), Typography.code) / Double(letters)
  }

  /// The letters that fit into a row of the list.
  static func columns(in list: Rect, _ measure: TextMeasure) -> Int {
    Int((list.width - gutter - margin) / max(advance(measure), 1))
  }

  /// The target at a point of the panel's frame: the button, or the background.
  static func target(at point: Point, in frame: Rect) -> WindowTarget {
    copyButton(in: frame).contains(point) ? .copySource : .source
  }

  private func drawRows(_ list: Rect) {
    let (rows, offset) = (panel.layout.rows, panel.scroll.offset)
    guard !rows.isEmpty else { return }
    let advance = Self.advance(controller.measure)
    let first = max(0, Int((offset - Self.top) / Self.pitch))
    let last = min(rows.count - 1, Int((offset + list.height - Self.top) / Self.pitch))
    guard first <= last else { return }
    let glow = panel.glow(at: controller.now)
    for index in first...last {
      let row = rows[index]
      let middle = list.minY + Self.top + (Double(index) + 0.5) * Self.pitch - offset
      let left = list.minX + Self.gutter
      if panel.marks.includes(line: row.line) {
        canvas.fill(
          Rect(x: list.minX + 9, y: middle - Self.pitch / 2, width: 3, height: Self.pitch), theme.second)
      }
      for piece in row.pieces {
        let place = SourceMarks.Place(line: row.line, token: piece.token)
        let isMarked = panel.marks.values.contains(place)
        let shine = panel.glow.values.contains(place) ? glow : 0
        let x = left + Double(piece.column) * advance
        if isMarked || shine > 0 {
          let ground = Rect(
            x: x - 3, y: middle - 8, width: Double(piece.text.count) * advance + 6, height: 16)
          canvas.fill(
            ground, radius: 4, isMarked ? Self.mark(shine, theme) : theme.second.opacity(0.5 * shine))
        }
        let ink = isMarked || shine > 0 ? theme.text : Self.ink(of: piece.kind, theme)
        canvas.text(piece.text, at: Point(x: x, y: middle), Typography.code, ink)
      }
    }
  }

  /// The palette's colours, less saturated than on cells; on a light panel darkened until they are legible.
  static func ink(of kind: SwiftToken.Kind, _ theme: Theme) -> Color {
    func codeColor(_ cell: Int) -> Color {
      theme.cell(cell).mixed(with: theme.text, fraction: theme.name == .dark ? 0.25 : 0.55)
    }
    return switch kind {
    case .space, .plain: theme.text.mixed(with: theme.dim, fraction: 0.5)
    case .keyword: codeColor(6)
    case .type: codeColor(4)
    case .value: codeColor(1)
    case .comment: theme.name == .dark ? theme.faint : theme.dim
    }
  }
}
