import CradleGeometry
import CradleStage

/// The card with the times of the latest frames: a bar for each frame, a colour for each part.
struct FrameTimesView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let times: FrameTimes
  let frame: Rect

  static let width = 264.0
  private static let graphHeight = 56.0
  private static let rowHeight = 17.0
  private static let padding = 12.0
  /// The time for a frame at 60 Hz, in seconds: the line in the graph.
  private static let budget = 1.0 / 60

  /// The card's frame in the stage's lower right corner; nil on a stage that is too small.
  static func frame(in layout: WindowLayout, hasWords: Bool) -> Rect? {
    let rows = (FrameTimes.Part.allCases.count + 1) / 2 + (hasWords ? 1 : 0)
    let height = 2 * padding + rowHeight + graphHeight + 6 + Double(rows) * rowHeight
    let stage = layout.stage
    let bottom = layout.actions.first?.minY ?? layout.timeline?.frame.minY ?? stage.maxY
    let frame = Rect(x: stage.maxX - 8 - width, y: bottom - 8 - height, width: width, height: height)
    return stage.contains(frame) ? frame : nil
  }

  func draw() {
    let timed = controller.session.demo.timedChoice
    canvas.fill(frame, radius: 12, theme.panel.opacity(0.94))
    canvas.stroke(frame, radius: 12, width: 1, theme.line)
    let inner = frame.insetBy(dx: Self.padding, dy: Self.padding)
    let graph = Rect(
      x: inner.minX, y: inner.minY + Self.rowHeight + 2, width: inner.width, height: Self.graphHeight)
    drawTitle(inner)
    drawGraph(graph)
    drawLegend(inner, top: graph.maxY + 4)
    if let timed { drawWords(timed, inner) }
  }

  private func color(_ part: FrameTimes.Part) -> Color {
    let color = theme.cell([5, 3, 0, 2, 4, 6][part.rawValue])
    return theme.name == .dark ? color : color.mixed(with: theme.text, fraction: 0.2)
  }

  private func drawTitle(_ inner: Rect) {
    let middle = inner.minY + Self.rowHeight / 2
    canvas.text(
      "A frame's work", at: Point(x: inner.minX, y: middle), Typography.plot, theme.dim)
    canvas.text(
      Self.words(times.shown.reduce(0, +)), at: Point(x: inner.maxX, y: middle), Typography.plotValue,
      theme.text,
      alignment: .trailing)
  }

  /// The text of a time, in milliseconds.
  static func words(_ seconds: Double) -> String { number(seconds) + " ms" }

  private static func number(_ seconds: Double) -> String {
    SliderScale.decimal(seconds * 1000, seconds < 0.01 ? 2 : 1)
  }

  private func drawGraph(_ graph: Rect) {
    // The scale doubles and halves, so that bars can be compared with those beside them.
    let most = times.frames.map { $0.reduce(0, +) }.max() ?? 0
    var top = Self.budget * 1.25
    while top < most { top *= 2 }
    while most > 0, top > 4 * most, top > 0.002 { top /= 2 }
    let pitch = graph.width / Double(FrameTimes.capacity)
    let first = FrameTimes.capacity - times.frames.count
    for (place, frame) in times.frames.enumerated() {
      let x = graph.minX + Double(first + place) * pitch
      var y = graph.maxY
      for part in FrameTimes.Part.allCases {
        let height = frame[part.rawValue] / top * graph.height
        // A part below a quarter of a pixel is not drawn; its height still counts.
        if height >= 0.25 {
          canvas.fill(Rect(x: x, y: y - height, width: pitch, height: height), color(part))
        }
        y -= height
      }
    }
    canvas.fill(Rect(x: graph.minX, y: graph.maxY, width: graph.width, height: 1), theme.line)
    guard Self.budget <= top else { return drawScale(top, graph) }
    let line = (graph.maxY - Self.budget / top * graph.height).rounded()
    canvas.fill(Rect(x: graph.minX, y: line, width: graph.width, height: 1), theme.faint.opacity(0.6))
    // The text is on the side of the line that has room in the graph.
    let middle = line + 16 > graph.maxY ? line - 8 : line + 8
    canvas.text("60 fps", at: Point(x: graph.minX, y: middle), Typography.hint, theme.faint)
  }

  // Labels the scale if the line of 60 frames a second is far above all bars.
  private func drawScale(_ top: Double, _ graph: Rect) {
    canvas.fill(Rect(x: graph.minX, y: graph.minY, width: graph.width, height: 1), theme.line)
    canvas.text(Self.words(top), at: Point(x: graph.minX, y: graph.minY + 9), Typography.hint, theme.faint)
  }

  private func drawLegend(_ inner: Rect, top: Double) {
    let parts = FrameTimes.Part.allCases
    let rows = (parts.count + 1) / 2
    let column = (inner.width - 16) / 2
    for (index, part) in parts.enumerated() {
      let x = inner.minX + (index < rows ? 0 : column + 16)
      let y = top + (Double(index % rows) + 0.5) * Self.rowHeight
      canvas.fill(Rect(x: x, y: y - 4, width: 8, height: 8), radius: 2, color(part))
      canvas.text(part.title, at: Point(x: x + 14, y: y), Typography.plot, theme.dim)
      canvas.text(
        Self.number(times.shown[part.rawValue]), at: Point(x: x + column, y: y), Typography.axis, theme.text,
        alignment: .trailing)
    }
  }

  // "Tiling: on 0.61 ms, off 9.80 ms": the cost of each option when it was last used.
  private func drawWords(_ timed: Parameter, _ inner: Rect) {
    guard case .choice(let words) = timed.kind else { return }
    let figures = words.reversed().map { word in
      "\(word) " + (times.median(with: word).map(Self.words) ?? "not tried")
    }
    canvas.text(
      "\(timed.title): " + figures.joined(separator: ", "),
      at: Point(x: inner.minX, y: inner.maxY - Self.rowHeight / 2), Typography.plot, theme.text,
      maximumWidth: inner.width)
  }
}
