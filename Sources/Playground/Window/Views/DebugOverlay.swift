import CradleDynamics
import CradleGeometry
import CradleStage

/// Draws the state of the physics over the demo, from a snapshot: outlines, velocities, anchors and springs,
/// contacts with their impulses, sleeping islands, field arrows.
struct DebugOverlay {
  let scene: DebugScene
  let theme: Theme
  var parts = DebugSwitches.first

  /// The length in points of an arrow for 1 pt/s.
  private static let velocityScale = 0.1
  /// The length in points of a field's arrow for 1 N, and the greatest length.
  private static let fieldScale = 4.0
  static let longestArrow = 20.0
  /// The radius in points of a contact's dot is this times the fourth root of the impulse in kg·pt/s.
  private static let impulseScale = 1.3

  func draw(on canvas: Canvas) {
    if parts.contains(.fields) { for arrow in snapshot.fieldArrows { draw(arrow, on: canvas) } }
    if parts.contains(.bodies) {
      for line in snapshot.boundaries { canvas.polyline(line.map(transform.apply), width: 1.5, awake) }
    }
    for item in snapshot.items { draw(item, on: canvas) }
    if parts.contains(.joints) { for link in snapshot.links { draw(link, on: canvas) } }
    if parts.contains(.contacts) { for contact in snapshot.contacts { draw(contact, on: canvas) } }
    if parts.contains(.bodies) { drawVelocities(on: canvas) }
  }

  private func drawVelocities(on canvas: Canvas) {
    for item in snapshot.items where item.activity == .awake {
      let start = transform.apply(item.center)
      arrow(from: start, vector: item.velocity * (Self.velocityScale * size), theme.accent, on: canvas)
    }
  }

  private var snapshot: DebugSnapshot { scene.snapshot }
  private var transform: Transform { scene.transform }
  private var size: Double { abs(transform.determinant).squareRoot() }
  private var awake: Color { theme.second }
  /// A colour of the palette, darker where the stage is light.
  private func ink(_ index: Int) -> Color {
    theme.name == .dark ? theme.cell(index) : theme.cell(index).mixed(with: theme.text, fraction: 0.4)
  }
  /// The colour around outlines, with which dark lines are visible on bright items, and bright ones on the
  /// dark stage.
  private var halo: Color { theme.stage.opacity(0.65) }

  /// Each sleeping island has its own tint.
  private func color(of item: DebugSnapshot.Item) -> Color {
    switch item.activity {
    case .awake: awake
    case .asleep: parts.contains(.sleep) ? ink([5, 3, 6, 7, 4][item.island % 5]) : awake
    case .fixed: theme.text
    }
  }

  private func draw(_ item: DebugSnapshot.Item, on canvas: Canvas) {
    let color = color(of: item)
    let isTinted = item.activity == .asleep && parts.contains(.sleep)
    for outline in item.outlines {
      switch outline {
      case .polygon(let corners):
        let places = corners.map(transform.apply)
        if isTinted { canvas.polygon(places, tint(color)) }
        if parts.contains(.bodies) { line(places + places.prefix(1), color, on: canvas) }
      case .circle(let middle, let radius, let angle):
        let (place, radius) = (transform.apply(middle), radius * size)
        if isTinted { canvas.disc(place, radius: radius, tint(color)) }
        guard parts.contains(.bodies) else { continue }
        canvas.ring(place, radius: radius + 0.75, width: 3, halo)
        canvas.ring(place, radius: radius, width: 1.5, color)
        line([place, place + Vector(angle: angle - Double.pi / 2, length: radius)], color, on: canvas)
      }
    }
    if parts.contains(.boxes), let box = item.box {
      let corners = box.corners.map(transform.apply)
      line(corners + corners.prefix(1), ink(1), on: canvas)
    }
  }

  private func tint(_ color: Color) -> Color { theme.stage.mixed(with: color, fraction: 0.35).opacity(0.72) }

  private func draw(_ link: DebugSnapshot.Link, on canvas: Canvas) {
    let (from, to) = (transform.apply(link.from), transform.apply(link.to))
    if link.isSpring {
      line(Self.coil(from, to), ink(3), on: canvas)
    } else {
      line([from, to], ink(3), on: canvas)
    }
    canvas.disc(to, radius: 3, ink(3))
    let mark = Rect(center: from, size: Size(width: 7, height: 7))
    let color = ink(3)
    link.isAnchored ? canvas.fill(mark, radius: 1.5, color) : canvas.disc(from, radius: 3, color)
  }

  /// A zigzag between two points, which stretches with the distance.
  private static func coil(_ from: Point, _ to: Point) -> [Point] {
    let vector = to - from
    let across = vector.normalized.perpendicular * min(5, vector.length / 6)
    let turns = 10
    let middle = (0..<turns).map { turn -> Point in
      let share = 0.15 + 0.7 * (Double(turn) + 0.5) / Double(turns)
      return from + vector * share + (turn % 2 == 0 ? across : -across)
    }
    return [from, from + vector * 0.15] + middle + [from + vector * 0.85, to]
  }

  private func draw(_ contact: DebugSnapshot.Contact, on canvas: Canvas) {
    let place = transform.apply(contact.point)
    let strength = contact.impulse.length
    let radius = min(9, 1.5 + Self.impulseScale * strength.squareRoot().squareRoot())
    canvas.disc(place, radius: radius + 1, halo)
    canvas.disc(place, radius: radius, ink(2))
    let vector = contact.impulse.normalized * (radius + 4)
    if strength > 0.01 { line([place + -vector, place + vector], ink(2), on: canvas) }
  }

  private func draw(_ field: DebugSnapshot.FieldArrow, on canvas: Canvas) {
    let length = min(field.force.length * Self.fieldScale, Self.longestArrow)
    arrow(
      from: transform.apply(field.point), vector: field.force.normalized * length, theme.faint.opacity(0.8),
      on: canvas)
  }

  private func arrow(from start: Point, vector: Vector, _ color: Color, on canvas: Canvas) {
    let length = vector.length
    guard length > 2 else { return }
    let vector = length > 200 ? vector * (200 / length) : vector
    let end = start + vector
    let head = vector.normalized * min(7, vector.length * 0.5)
    let side = head.perpendicular * 0.5
    line([start, end + -head * 0.8], color, on: canvas)
    canvas.polygon([end, end + -head + side, end + -head + -side], color)
  }

  private func line(_ places: [Point], _ color: Color, on canvas: Canvas) {
    canvas.polyline(places, width: 3, halo)
    canvas.polyline(places, width: 1.5, color)
  }
}

extension DebugSnapshot.Item {
  /// The upright box around its outlines; nil if it has none.
  var box: Rect? {
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -Double.infinity, y: -.infinity))
    func cover(_ point: Point, _ reach: Double) {
      low = Point(x: min(low.x, point.x - reach), y: min(low.y, point.y - reach))
      high = Point(x: max(high.x, point.x + reach), y: max(high.y, point.y + reach))
    }
    for outline in outlines {
      switch outline {
      case .polygon(let corners): for corner in corners { cover(corner, 0) }
      case .circle(let middle, let radius, _): cover(middle, radius)
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
