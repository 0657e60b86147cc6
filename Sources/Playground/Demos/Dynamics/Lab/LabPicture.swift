import CradleDynamics
import CradleGeometry
import CradleStage

/// The inputs of a page's drawing: the canvas in the page's coordinates, the palette, the visible area and
/// the animator's state.
struct LabPicture {
  let canvas: Canvas
  let theme: Theme
  let area: Rect
  let animator: DynamicAnimator

  /// The colour of joints and rails.
  var ink: Color { theme.dim }

  func center(_ item: DemoItem) -> Point { animator.presentedCenter(of: item) }

  /// The place of a point of an item, given as an offset from its centre in the item's own axes.
  func place(_ item: DemoItem, _ offset: Vector) -> Point {
    center(item) + Transform(angle: animator.presentedRotation(of: item)).apply(offset)
  }

  /// Draws a fixed point to which something is attached.
  func pin(_ point: Point) {
    canvas.disc(point, radius: 7, theme.text.opacity(0.18))
    canvas.disc(point, radius: 4, theme.text)
  }

  func rod(_ a: Point, _ b: Point) { canvas.line(from: a, to: b, width: 2.5, ink) }

  /// Draws a coil between two points.
  func spring(_ a: Point, _ b: Point, turns: Int = 9) {
    let vector = b - a
    guard vector.length > 1 else { return }
    let side = vector.normalized.perpendicular * 6
    var points = [a, a + vector * 0.1]
    for turn in 0..<(turns * 2) {
      let along = 0.1 + 0.8 * (Double(turn) + 0.5) / Double(turns * 2)
      points.append(a + vector * along + side * (turn.isMultiple(of: 2) ? 1 : -1))
    }
    points += [a + vector * 0.9, b]
    canvas.polyline(points, width: 1.5, ink)
  }

  /// Draws a rope of a length in points, which sags while it is slack.
  func rope(_ a: Point, _ b: Point, length: Double) {
    let distance = a.distance(to: b)
    // A flat parabola of the rope's length, L ≈ d + 8s²/(3d): exact enough for drawing. It never sags by more
    // than the slack.
    let slack = max(0, length * length - distance * distance)
    let sag = min((slack * 3 / 8).squareRoot() * 0.8, max(0, length - distance / 2))
    let points = (0...24).map { step in
      let t = Double(step) / 24
      return a.interpolated(to: b, fraction: t) + Vector(dx: 0, dy: 4 * sag * t * (1 - t))
    }
    canvas.polyline(points, width: 2.5, sag < 1 ? theme.accent : ink)
  }

  /// An arrow with its middle at a point.
  func arrow(_ middle: Point, _ vector: Vector, _ color: Color, width: Double = 1.5) {
    guard vector.length > 1.5 else {
      canvas.disc(middle, radius: 1.25, color)
      return
    }
    let (tip, tail) = (middle + vector / 2, middle - vector / 2)
    let head = min(2 + 2 * width, vector.length * 0.6)
    let neck = tip - vector.normalized * head
    let side = vector.normalized.perpendicular * (head * 0.55)
    canvas.line(from: tail, to: neck, width: width, color)
    canvas.polygon([tip, neck + side, neck - side], color)
  }

  /// Draws a field as a grid of arrows; a force of `typical` newtons is half the longest arrow.
  func field(typical: Double, _ force: (Point) -> Vector) {
    grid { place in
      let force = force(place)
      let size = force.length / (force.length + typical)
      let color = theme.line.mixed(with: theme.second, fraction: min(1, size * 1.1))
      arrow(place, force.normalized * (size * 25), color)
    }
  }

  /// Draws a field perpendicular to the page: rings with a dot, which are the tips of arrows that point at
  /// the viewer.
  func tips(typical: Double, _ strength: (Point) -> Double) {
    grid { place in
      let size = strength(place) / (strength(place) + typical)
      let color = theme.line.mixed(with: theme.second, fraction: min(1, size * 1.1))
      canvas.ring(place, radius: 3 + 6 * size, width: 1.25, color)
      canvas.disc(place, radius: 0.75 + 1.25 * size, color)
    }
  }

  /// Draws faint dots every 32 pt, which show the scale of an empty stage.
  func dots() { grid { canvas.fill(Rect(center: $0, size: Size(width: 2, height: 2)), theme.line) } }

  /// Calls the body for a grid of 32 points over the area.
  private func grid(_ draw: (Point) -> Void) {
    let spacing = 32.0
    let columns = Int((area.width / 2 / spacing).rounded(.up))
    let rows = Int((area.height / 2 / spacing).rounded(.up))
    for row in -rows..<rows {
      for column in -columns..<columns {
        let place = Point(x: (Double(column) + 0.5) * spacing, y: (Double(row) + 0.5) * spacing)
        if place.y > area.minY + 12 { draw(place) }
      }
    }
  }

  /// Draws a field's source, which the pointer moves.
  func source(_ point: Point) {
    canvas.disc(point, radius: 13, theme.accent.opacity(0.18))
    canvas.ring(point, radius: 13, width: 1.5, theme.accent)
    canvas.disc(point, radius: 4, theme.accent)
  }
}
