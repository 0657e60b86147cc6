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
  /// The left ends of the names, the counts and the values, in points from the padding.
  private static let (name, count, values) = (56.0, 260.0, 308.0)

  func draw() {
    canvas.clipped(to: frame) {
      canvas.fill(frame, theme.panel)
      canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.line)
      drawHeading()
      let room = max(0, Int((frame.height - Self.top - 6) / Self.pitch))
      for (row, line) in lines.suffix(room).enumerated() { draw(line, row) }
    }
  }

  private var left: Double { frame.minX + WindowLayout.Metrics.padding }

  /// A name without its labels, as for the delegate's; `prepare` keeps them, because its forms differ only in the
  /// labels.
  private static func word(_ name: String) -> String {
    name.hasPrefix("prepare") ? name : String(name.prefix { $0 != "(" })
  }

  private func drawHeading() {
    let middle = frame.minY + 18
    canvas.text("Calls", at: Point(x: left, y: middle), Typography.heading, theme.text)
    let words =
      controller.session.demo.scrolls.isEmpty
      ? "this demo has no scroll view" : "of the scroll view to its delegate and its layout, in their order"
    canvas.text(
      words, at: Point(x: left + Self.name, y: middle), Typography.hint, theme.faint,
      maximumWidth: max(0, frame.maxX - left - Self.name - 24))
  }

  private func draw(_ line: CallLog.Line, _ row: Int) {
    let middle = frame.minY + Self.top + (Double(row) + 0.5) * Self.pitch
    canvas.text(
      SliderScale.decimal(line.time, 2), at: Point(x: left, y: middle), Typography.axis, theme.faint)
    let isLayout = !line.name.hasPrefix("scrollView")
    canvas.text(
      Self.word(line.name), at: Point(x: left + Self.name, y: middle), Typography.plot,
      isLayout ? theme.second : theme.text, maximumWidth: Self.count - Self.name - 8)
    if line.count > 1 {
      canvas.text(
        "× \(line.count)", at: Point(x: left + Self.count, y: middle), Typography.axis, theme.dim)
    }
    canvas.text(
      line.values, at: Point(x: left + Self.values, y: middle), Typography.axis, theme.dim,
      maximumWidth: max(0, frame.maxX - left - Self.values - 8))
  }
}
