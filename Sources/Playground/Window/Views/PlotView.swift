import CradleGeometry
import CradleStage

/// The plot under the stage: the last five seconds of the demo's curves, with an axis for each unit.
struct PlotView: ShellView {
  let shell: Shell
  let canvas: Canvas
  let frame: Rect

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

  private var history: PlotHistory { shell.session.history }

  /// The area of the curves: beside the axes' numbers, under the legend.
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
      // The dots at the right edge may extend beyond the area.
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
    for second in 0...Int(PlotHistory.span) {
      let x = area.maxX - area.width * Double(second) / PlotHistory.span
      let words = second == 0 ? "now" : "−\(second) s"
      canvas.text(words, at: Point(x: x, y: area.maxY + 15), Typography.hint, theme.faint, alignment: .center)
    }
  }

  private func draw(_ curve: Int) {
    let axis = history.axis(of: curve)
    let now = history.now
    var pieces: [[Point]] = [[]]
    for (sample, time) in history.times.enumerated() where time >= now - PlotHistory.span - 0.2 {
      let x = area.maxX - (now - time) / PlotHistory.span * area.width
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
    if !isOther, let piece = pieces.last, let last = piece.last,
      piece.count <= 1 || shell.session.isMoving
    {
      canvas.disc(last, radius: 3, color(of: curve))
    }
  }

  /// A jump: a dotted line, at which the curve goes on from a zero of its own.
  private func drawBreak(at x: Double) {
    for dot in stride(from: area.minY, to: area.maxY, by: 6) {
      canvas.fill(Rect(x: x.rounded(), y: dot, width: 1, height: 3), theme.faint)
    }
  }

  // Dashes begin at whole multiples of their length along x, so they do not move along the curve.
  private func drawDashed(_ points: [Point], _ color: Color) {
    let (dash, period) = (6.0, 10.0)
    var piece: [Point] = []
    let origin = area.maxX - history.now / PlotHistory.span * area.width
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

  // The legend: curves of the first unit over the left axis, of the second over the right; with values at the
  // pointer.
  private func drawLegend() {
    let y = frame.minY + 20
    var left = frame.minX + ShellLayout.Metrics.padding
    var right = frame.maxX - ShellLayout.Metrics.padding
    for (index, curve) in history.curves.enumerated() where !curve.isOther {
      let title = curve.title + place(of: index)
      let unitPlace = shell.measure(title, Typography.plot) + 5
      let reading = reading.map { words(index, at: $0.sample) } ?? ""
      let valueWidth = reading.isEmpty ? 0 : shell.measure(reading, Typography.axis) + 4
      let width = unitPlace + valueWidth + shell.measure(curve.unit, Typography.plot)
      let isRight = history.axes.count > 1 && curve.unit == history.axes[1].unit
      let x = isRight ? right - width - 14 : left
      canvas.disc(Point(x: x + 4, y: y), radius: 4, color(of: index))
      canvas.text(title, at: Point(x: x + 14, y: y), Typography.plot, theme.dim)
      canvas.text(reading, at: Point(x: x + 14 + unitPlace, y: y), Typography.axis, theme.text)
      canvas.text(
        curve.unit, at: Point(x: x + 14 + unitPlace + valueWidth, y: y), Typography.plot, theme.faint)
      if isRight { right = x - 24 } else { left = x + 14 + width + 24 }
    }
  }

  /// The place from which a curve's distances count after a jump; empty for the true zero.
  private func place(of curve: Int) -> String {
    guard let origin = history.origins[curve].last, origin != 0 else { return "" }
    return " from " + PlotJump.words(for: origin)
  }

  /// The sample nearest to the pointer and its place; nil if the pointer is elsewhere.
  private var reading: (sample: Int, x: Double)? {
    guard shell.hover == .plot, let place = shell.hoverPlace, place.x >= area.minX, place.x <= area.maxX,
      let sample = history.sample(
        at: history.now - (area.maxX - place.x) / area.width * PlotHistory.span)
    else { return nil }
    let x = area.maxX - (history.now - history.times[sample]) / PlotHistory.span * area.width
    return x >= area.minX ? (sample, x) : nil
  }

  /// A curve's value, and set B's beside it if that plays.
  private func words(_ curve: Int, at sample: Int) -> String {
    func decimal(_ index: Int) -> String {
      let value = history.values[index][sample]
      return value.isFinite ? SliderScale.decimal(value, history.axis(of: index).step < 2 ? 2 : 0) : "–"
    }
    let other = history.curves.indices.first {
      history.curves[$0].isOther && history.curves[$0].title == history.curves[curve].title
    }
    return decimal(curve) + (other.map { ", B " + decimal($0) } ?? "") + " "
  }

  // A line with the curves' points on it and the time at its foot; the values are in the legend, where they
  // cover nothing.
  private func drawReading() {
    guard let reading else { return }
    canvas.fill(Rect(x: reading.x.rounded(), y: area.minY, width: 1, height: area.height), theme.faint)
    for index in history.curves.indices {
      guard let value = history.drawn(index, reading.sample) else { continue }
      let place = Point(x: reading.x, y: y(of: value, on: history.axis(of: index)))
      canvas.disc(place, radius: 4, theme.panel)
      canvas.disc(place, radius: 3, color(of: index))
    }
    let ago = history.now - history.times[reading.sample]
    let words = ago < 0.005 ? "now" : "−" + SliderScale.decimal(ago, 2) + " s"
    let width = shell.measure(words, Typography.axis) + 12
    let x = min(max(reading.x, area.minX + width / 2), frame.maxX - width / 2)
    canvas.fill(
      Rect(center: Point(x: x, y: area.maxY + 15), size: Size(width: width, height: 16)), radius: 4,
      theme.raised)
    canvas.text(words, at: Point(x: x, y: area.maxY + 15), Typography.axis, theme.text, alignment: .center)
  }
}
