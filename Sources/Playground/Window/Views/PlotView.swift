import CradleGeometry
import CradleStage

/// The strip under the stage: the last five seconds of the demo's curves, an axis a unit.
struct PlotView: ShellView {
  let shell: Shell
  let canvas: Canvas
  let frame: Rect

  /// The curves' colours, in order.
  private var colors: [Color] {
    [theme.accent, theme.second, theme.cells[3], theme.cells[5], theme.cells[6]]
  }
  private var history: PlotHistory { shell.session.history }

  /// Where the curves are: beside the axes' numbers, under the legend.
  private var area: Rect {
    let right = history.axes.count > 1 ? 56.0 : 24
    return Rect(
      x: frame.minX + 56, y: frame.minY + 40, width: max(1, frame.width - 56 - right),
      height: frame.height - 68)
  }

  func draw() {
    canvas.clipped(to: frame) {
      canvas.fill(frame, theme.panel)
      canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.line)
      drawGrid()
      // The dots at the right edge reach over it.
      canvas.clipped(to: area.inset(by: EdgeInsets(top: -4, left: 0, bottom: -4, right: -4))) {
        for curve in history.curves.indices.reversed() { draw(curve) }
      }
      drawLegend()
      drawReading()
    }
  }

  private func drawGrid() {
    for line in 0...PlotAxis.divisions {
      let y = area.maxY - area.height * Double(line) / Double(PlotAxis.divisions)
      canvas.fill(Rect(x: area.minX, y: y.rounded(), width: area.width, height: 1), theme.line)
      for (place, axis) in history.axes.prefix(2).enumerated() {
        let x = place == 0 ? area.minX - 10 : area.maxX + 10
        canvas.text(
          axis.axis.label(axis.axis.lines[line]), at: Point(x: x, y: y.rounded()), Typography.hint,
          theme.faint,
          alignment: place == 0 ? .trailing : .leading)
      }
    }
    for second in 0...Int(PlotHistory.span) {
      let x = area.maxX - area.width * Double(second) / PlotHistory.span
      let words = second == 0 ? "now" : "−\(second) s"
      canvas.text(words, at: Point(x: x, y: area.maxY + 15), Typography.hint, theme.faint, alignment: .center)
    }
  }

  private func draw(_ curve: Int) {
    let axis = history.axis(of: curve)
    let (now, values) = (history.now, history.values[curve])
    var points: [Point] = []
    points.reserveCapacity(values.count)
    for (time, value) in zip(history.times, values) where time >= now - PlotHistory.span - 0.2 && value.isFinite {
      let point = Point(
        x: area.maxX - (now - time) / PlotHistory.span * area.width, y: y(of: value, on: axis))
      // Nearer than half a point to the last one is not seen.
      if let last = points.last, point.x - last.x < 0.5, points.count > 1, time < now {
        points[points.count - 1].y = point.y
      } else {
        points.append(point)
      }
    }
    let isOther = history.curves[curve].isOther
    if points.count > 1 {
      isOther ? drawDashed(points, color(of: curve)) : canvas.polyline(points, width: 2, color(of: curve))
    }
    if !isOther, let last = points.last, points.count <= 1 || shell.session.isMoving {
      canvas.disc(last, radius: 3, color(of: curve))
    }
  }

  // B's curve has A's colour.
  private func color(of curve: Int) -> Color {
    let own = history.curves.filter { !$0.isOther }.count
    return colors[curve % max(own, 1) % colors.count]
  }

  // Dashes stand still on the curve: they begin at whole multiples of their length along x.
  private func drawDashed(_ points: [Point], _ color: Color) {
    let (dash, period) = (6.0, 10.0)
    var piece: [Point] = []
    let origin = area.maxX - history.now / PlotHistory.span * area.width
    for (start, end) in zip(points, points.dropFirst()) {
      // A vertical way has no length along x; it is drawn whole.
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

  // The first unit's curves over the left axis, the second one's over the right.
  private func drawLegend() {
    let y = frame.minY + 20
    var left = frame.minX + ShellLayout.Metrics.padding
    var right = frame.maxX - ShellLayout.Metrics.padding
    for (index, curve) in history.curves.enumerated() where !curve.isOther {
      let unitPlace = shell.measure(curve.title, Typography.plot) + 5
      let width = unitPlace + shell.measure(curve.unit, Typography.plot)
      let isRight = history.axes.count > 1 && curve.unit == history.axes[1].unit
      let x = isRight ? right - width - 14 : left
      canvas.disc(Point(x: x + 4, y: y), radius: 4, colors[index % colors.count])
      canvas.text(curve.title, at: Point(x: x + 14, y: y), Typography.plot, theme.dim)
      canvas.text(curve.unit, at: Point(x: x + 14 + unitPlace, y: y), Typography.plot, theme.faint)
      if isRight { right = x - 24 } else { left = x + 14 + width + 24 }
    }
  }

  // The values under the pointer.
  private func drawReading() {
    guard shell.hover == .plot, let place = shell.hoverPlace, place.x >= area.minX, place.x <= area.maxX,
      let sample = history.sample(
        at: history.now - (area.maxX - place.x) / area.width * PlotHistory.span)
    else { return }
    let x = area.maxX - (history.now - history.times[sample]) / PlotHistory.span * area.width
    guard x >= area.minX else { return }
    canvas.fill(Rect(x: x.rounded(), y: area.minY, width: 1, height: area.height), theme.faint)
    var words: [(String, Color)] = []
    for (index, curve) in history.curves.enumerated() {
      let value = history.values[index][sample]
      guard value.isFinite else { continue }
      let axis = history.axis(of: index)
      canvas.disc(Point(x: x, y: y(of: value, on: axis)), radius: 4, theme.panel)
      canvas.disc(Point(x: x, y: y(of: value, on: axis)), radius: 3, color(of: index))
      words.append(
        ("\(curve.isOther ? "B " : "")\(SliderScale.decimal(value, axis.step < 2 ? 2 : 0)) \(curve.unit)", color(of: index)))
    }
    drawBubble(words, at: x)
  }

  private func drawBubble(_ words: [(String, Color)], at x: Double) {
    let widths = words.map { shell.measure($0.0, Typography.axis) + 26 }
    let width = widths.reduce(8, +)
    let left = min(max(x - width / 2, area.minX), area.maxX - width)
    let bubble = Rect(x: left.rounded(), y: frame.minY + 8, width: width, height: 24)
    canvas.fill(bubble, radius: 8, theme.raised)
    canvas.stroke(bubble, radius: 8, width: 1, theme.line)
    var place = bubble.minX + 12
    for ((text, color), width) in zip(words, widths) {
      canvas.disc(Point(x: place + 3, y: bubble.midY), radius: 3, color)
      canvas.text(text, at: Point(x: place + 11, y: bubble.midY), Typography.axis, theme.text)
      place += width
    }
  }
}
