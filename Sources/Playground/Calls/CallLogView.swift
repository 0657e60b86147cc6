import CradleGeometry
import CradleStage

/// The strip under the stage: a log of the calls of the demo's scroll views to their delegate and layout, newest last.
struct CallLogView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let frame: Rect
  let lines: [CallLog.Line]

  private static let pitch = 16.0
  private static let top = 34.0

  func draw() {
    canvas.clipped(to: frame) {
      canvas.fill(frame, theme.panel)
      canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.line)
      drawHeading()
      let room = max(0, Int((frame.height - Self.top - 6) / Self.pitch))
      for (row, line) in lines.suffix(room).enumerated() { draw(line, row) }
    }
  }

  private var columns: CallLogColumns { CallLogColumns(frame) }

  /// A name without its labels, as for the delegate's; `prepare` keeps them, because its forms differ only in the
  /// labels.
  private static func word(_ name: String) -> String {
    name.hasPrefix("prepare") ? name : String(name.prefix { $0 != "(" })
  }

  private func drawHeading() {
    let middle = frame.minY + 18
    let columns = columns
    canvas.text("Calls", at: Point(x: columns.time, y: middle), Typography.heading, theme.text)
    let words =
      controller.session.demo.scrolls.isEmpty
      ? ["this demo has no scroll view"]
      : [
        "of the scroll view to its delegate and its layout, in their order",
        "of the scroll view to its delegate and its layout",
      ]
    canvas.text(
      columns.words(words, measure: controller.measure), at: Point(x: columns.name, y: middle),
      Typography.hint, theme.faint)
  }

  private func draw(_ line: CallLog.Line, _ row: Int) {
    let middle = frame.minY + Self.top + (Double(row) + 0.5) * Self.pitch
    let columns = columns
    canvas.text(
      SliderScale.decimal(line.time, 2), at: Point(x: columns.time, y: middle), Typography.axis, theme.faint)
    let isLayout = !line.name.hasPrefix("scrollView")
    canvas.text(
      Self.word(line.name), at: Point(x: columns.name, y: middle), Typography.plot,
      isLayout ? theme.second : theme.text, maximumWidth: CallLogColumns.nameWidth)
    if line.count > 1 {
      canvas.text(
        "× \(line.count)", at: Point(x: columns.count, y: middle), Typography.axis, theme.dim)
    }
    canvas.text(
      line.values, at: Point(x: columns.values, y: middle), Typography.axis, theme.dim,
      maximumWidth: columns.end - columns.values)
  }
}
