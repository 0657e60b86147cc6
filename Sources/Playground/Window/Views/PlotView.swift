import CradleGeometry
import CradleStage

/// The plot under the stage: the last seconds of the demo's curves, with an axis for each unit.
struct PlotView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let frame: Rect
  let panel: PlotPanel

  /// The curves' colours, in order.
  private var colors: [Color] {
    [theme.accent, theme.second, theme.cells[3], theme.cells[5], theme.cells[6]]
  }

  // Set B's curve has the colour of set A's.
  private func color(of curve: Int) -> Color {
    let own = history.curves.filter { !$0.isOther }.count
    guard let cell = history.curves[curve].cell else { return colors[curve % max(own, 1) % colors.count] }
    // On a light panel a bright cell's curve is drawn darker.
    return theme.name == .dark ? theme.cell(cell) : theme.cell(cell).mixed(with: theme.text, fraction: 0.25)
  }

  private var history: PlotHistory { controller.session.history }

  private var shown: ClosedRange<Double> { history.shown }
  private var layout: PlotLayout { panel.layout }
  private var area: Rect { layout.area }

  func draw() {
    canvas.clipped(to: frame) {
      canvas.fill(frame, theme.panel)
      canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.line)
      drawGrid()
      // The dots at the present may extend beyond the area's edge.
      let beyond = history.window.end == nil ? -4.0 : 0
      canvas.clipped(to: area.inset(by: EdgeInsets(top: -4, left: 0, bottom: -4, right: beyond))) {
        for curve in history.curves.indices.reversed() where history.isShown(curve) { draw(curve) }
      }
      drawLegend()
      drawReading()
    }
  }

  private func drawGrid() {
    for line in 0...PlotAxis.divisions {
      let y = area.maxY - area.height * Double(line) / Double(PlotAxis.divisions)
      let isZero = history.axes.first?.axis.lines[line] == 0
      canvas.fill(
        Rect(x: area.minX, y: y.rounded(), width: area.width, height: 1),
        isZero ? theme.line.mixed(with: theme.faint, fraction: 0.5) : theme.line)
      for (place, axis) in history.axes.prefix(2).enumerated() {
        let x = place == 0 ? area.minX - 10 : area.maxX + 10
        canvas.text(
          axis.axis.label(axis.axis.lines[line]), at: Point(x: x, y: y.rounded()), Typography.hint,
          theme.faint,
          alignment: place == 0 ? .trailing : .leading)
      }
    }
    let ticks = history.window.ticks(at: history.now)
    for age in ticks.ages {
      let x = layout.x(of: history.now - age, in: shown)
      let words = age == 0 ? "now" : "−" + SliderScale.decimal(age, ticks.decimals) + " s"
      let width = controller.measure(words, Typography.hint)
      // The time at the pointer replaces the labels under it.
      if let plate = timePlate, abs(plate.frame.midX - x) < (plate.frame.width + width) / 2 + 4 { continue }
      canvas.text(words, at: Point(x: x, y: area.maxY + 15), Typography.hint, theme.faint, alignment: .center)
    }
  }

  private func draw(_ curve: Int) {
    let axis = history.axis(of: curve)
    let now = history.now
    var pieces: [[Point]] = [[]]
    // One sample beyond each edge, so that the curve reaches it.
    let margin = max(0.2, history.window.span / 100)
    for (sample, time) in history.times.enumerated()
    where time >= shown.lowerBound - margin && time <= shown.upperBound + margin {
      let x = layout.x(of: time, in: shown)
      if history.jumps(curve, before: sample) {
        drawBreak(at: x)
        pieces.append([])
      }
      guard let value = history.drawn(curve, sample) else {
        if pieces.last?.isEmpty == false { pieces.append([]) }
        continue
      }
      let point = Point(x: x, y: y(of: value, on: axis))
      let piece = pieces.count - 1
      // Points less than half a point apart are skipped.
      if let last = pieces[piece].last, point.x - last.x < 0.5, pieces[piece].count > 1, time < now {
        pieces[piece][pieces[piece].count - 1].y = point.y
      } else {
        pieces[piece].append(point)
      }
    }
    let isOther = history.curves[curve].isOther
    for points in pieces where points.count > 1 {
      isOther ? drawDashed(points, color(of: curve)) : canvas.polyline(points, width: 2, color(of: curve))
    }
    if !isOther, history.window.end == nil, let piece = pieces.last, let last = piece.last,
      piece.count <= 1 || controller.session.isMoving
    {
      canvas.disc(last, radius: 3, color(of: curve))
    }
  }

  /// Draws a jump: a dotted line, after which the curve continues from a new zero.
  private func drawBreak(at x: Double) {
    for dot in stride(from: area.minY, to: area.maxY, by: 6) {
      canvas.fill(Rect(x: x.rounded(), y: dot, width: 1, height: 3), theme.faint)
    }
  }

  // Dashes begin at whole multiples of their length along x, so they do not move along the curve.
  private func drawDashed(_ points: [Point], _ color: Color) {
    let (dash, period) = (6.0, 10.0)
    var piece: [Point] = []
    let origin = layout.x(of: 0, in: shown)
    for (start, end) in zip(points, points.dropFirst()) {
      // A vertical segment has no length along x; it is drawn whole.
      let steps = max(1, Int(((end.x - start.x) / 2).rounded(.up)))
      for step in 0..<steps {
        let point = start + (end - start) * (Double(step) / Double(steps))
        let place = (origin.isFinite ? point.x - origin : point.x).truncatingRemainder(dividingBy: period)
        if (place < 0 ? place + period : place) < dash {
          piece.append(point)
        } else {
          if piece.count > 1 { canvas.polyline(piece, width: 2, color) }
          piece = []
        }
      }
    }
    if let last = points.last, !piece.isEmpty { piece.append(last) }
    if piece.count > 1 { canvas.polyline(piece, width: 2, color) }
  }

  private func y(of value: Double, on axis: PlotAxis) -> Double {
    area.maxY - (value - axis.lower) / (axis.upper - axis.lower) * area.height
  }

  // The legend, with values at the pointer; the entry of a curve that is switched off has an empty dot.
  private func drawLegend() {
    for entry in layout.legend {
      let (curve, isShown) = (entry.curve, history.isShown(entry.curve))
      let isHovered = controller.hover == .series(curve)
      if isHovered { canvas.fill(entry.frame, radius: 6, theme.raised) }
      let dot = Point(x: entry.title - 10, y: layout.middle)
      if isShown {
        canvas.disc(dot, radius: 4, color(of: curve))
      } else {
        canvas.ring(dot, radius: 3.5, width: 1, theme.faint)
      }
      let ink = isHovered ? theme.text : isShown ? theme.dim : theme.faint
      let words = entry.words
      canvas.text(words.title, at: Point(x: entry.title, y: layout.middle), Typography.plot, ink)
      canvas.text(words.reading, at: Point(x: entry.value, y: layout.middle), Typography.axis, theme.text)
      canvas.text(words.unit, at: Point(x: entry.unit, y: layout.middle), Typography.plot, theme.faint)
    }
    drawReturnHint()
  }

  // Draws how to return to the last seconds, if the legend leaves room.
  private func drawReturnHint() {
    guard !history.window.isWhole else { return }
    let words = "double click: the last seconds"
    let frames = layout.legend.map(\.frame)
    let left = frames.map(\.maxX).filter { $0 < area.midX }.max() ?? area.minX
    let right = frames.map(\.minX).filter { $0 > area.midX }.min() ?? area.maxX
    guard controller.measure(words, Typography.hint) + 24 < right - left else { return }
    canvas.text(
      words, at: Point(x: (left + right) / 2, y: layout.middle), Typography.hint, theme.faint,
      alignment: .center)
  }

  private var reading: (sample: Int, x: Double)? { panel.reading }

  // The time at the pointer: its text, and its frame under the area.
  private var timePlate: (words: String, frame: Rect)? {
    guard let reading else { return nil }
    let ago = history.now - history.times[reading.sample]
    let words = ago < 0.0005 ? "now" : "−" + SliderScale.decimal(ago, history.window.span < 1 ? 3 : 2) + " s"
    let width = controller.measure(words, Typography.axis) + 12
    let x = min(max(reading.x, area.minX + width / 2), frame.maxX - width / 2)
    return (words, Rect(center: Point(x: x, y: area.maxY + 15), size: Size(width: width, height: 16)))
  }

  // Draws a line with the curves' points and the time at its foot; the values are in the legend, where they
  // cover nothing.
  private func drawReading() {
    guard let reading, let plate = timePlate else { return }
    canvas.fill(Rect(x: reading.x.rounded(), y: area.minY, width: 1, height: area.height), theme.faint)
    for index in history.curves.indices where history.isShown(index) {
      guard let value = history.drawn(index, reading.sample) else { continue }
      let place = Point(x: reading.x, y: y(of: value, on: history.axis(of: index)))
      canvas.disc(place, radius: 4, theme.panel)
      canvas.disc(place, radius: 3, color(of: index))
    }
    canvas.fill(plate.frame, radius: 4, theme.raised)
    canvas.text(plate.words, at: plate.frame.center, Typography.axis, theme.text, alignment: .center)
  }
}
