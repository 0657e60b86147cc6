import CradleGeometry
import CradlePhysics
import RandomNumbers

/// A walled box that is filled with shapes, as the demo gravity-collision fills its own.
final class Room {
  let world: World
  let walls: Rect
  let gravity: Double
  private let friction: Double
  private let restitution: Double
  /// The demo's largest number of shapes, for which it sizes them.
  private static let limit = 1000
  private(set) var bodies: [BodyHandle] = []
  private(set) var forms: [Form] = []

  /// `gravity` is a multiple of 1000 pt/s².
  init(_ settings: World.Settings, _ size: Size, gravity: Double, friction: Double, restitution: Double) {
    (self.gravity, self.friction, self.restitution) = (gravity, friction, restitution)
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000 * gravity)
    walls = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let wall = world.addBody(BodyDefinition(kind: .static))
    let material = ShapeDefinition(
      .segment(.zero, Vector(dx: 1, dy: 0)), friction: friction, restitution: restitution)
    world.addChain(
      [
        .zero, Vector(dx: size.width, dy: 0), Vector(dx: size.width, dy: size.height),
        Vector(dx: 0, dy: size.height),
      ], isClosed: true, material: material, to: wall)
  }

  /// A box, circle or polygon in turn, in the demo's proportions.
  private static func form(_ number: Int, side mean: Double, _ random: inout SeededRandom) -> Form {
    let side = mean * random.double(in: 0.8...1.2)
    switch number % 3 {
    case 0: return .box(side * random.double(in: 0.9...1.4), side * random.double(in: 0.75...1))
    case 1: return .circle(side / 2)
    default: return .polygon(circumradius: side * 0.62, &random)
    }
  }

  /// Shapes in a grid from the top, none larger than its cell, the largest lowest; `density` is drawn for each shape.
  /// With `crams` the cells fill the whole box, and the shapes their cells.
  func fill(_ count: Int, crams: Bool, density: ClosedRange<Double>, _ random: inout SeededRandom) {
    var cell = crams ? (walls.width * walls.height / Double(count)).squareRoot() : 82
    while Int(walls.width / cell) * Int(walls.height / cell) < count { cell *= crams ? 0.98 : 0.85 }
    let columns = Int(walls.width / cell)
    let left = (walls.width - Double(columns) * cell) / 2
    var taken = 0.0
    for (number, place) in (0..<count).reversed().enumerated() {
      let side = HeapSizing.side(in: walls.size, occupied: taken, count: number, limit: Self.limit)
      var form = Self.form(number, side: crams ? cell : side, &random)
      if form.circumradius > 0.499 * cell { form = form.scaled(0.499 * cell / form.circumradius) }
      taken += form.area
      let center = Point(
        x: left + (Double(place % columns) + 0.5) * cell, y: (Double(place / columns) + 0.5) * cell)
      let density = random.logarithmic(in: density)
      let angle = number % 3 == 0 ? 0 : random.double(in: 0...6.28)
      add(form, at: center, angle: angle, density: density)
    }
  }

  /// Adds a shape of the room's material.
  func add(_ form: Form, at position: Point, angle: Double, density: Double = 1) {
    var shape = ShapeDefinition(form.definition, friction: friction, restitution: restitution)
    shape.density = density
    let body = world.addBody(BodyDefinition(position: position, angle: angle))
    world.addShape(shape, to: body)
    bodies.append(body)
    forms.append(form)
  }

  /// The shapes, their material, gravity and the box in words.
  var summary: String {
    "\(bodies.count) shapes, elasticity \(Text.figure(restitution)), friction \(Text.figure(friction)), "
      + "gravity \(Text.figure(gravity)), box \(Int(walls.width)) × \(Int(walls.height))"
  }

  /// The speed that a fall from the top to the floor adds, pt/s.
  private var fallingSpeed: Double { (2 * 1000 * gravity * walls.height).squareRoot() }

  /// The speed of the fastest shape but one above that of a fall, in pt/s; negative if all are slower.
  func fastest(excepting index: Int) -> Double {
    let speeds = bodies.indices.filter { $0 != index }.map { world[bodies[$0]].velocity.length }
    return (speeds.max() ?? 0) - fallingSpeed
  }

  var silhouettes: [Silhouette] { zip(bodies, forms).map { $1.placed(world[$0]) } }

  /// The deepest that any shape is in a wall, in points; `excepting` leaves one out.
  func wallDepth(_ silhouettes: [Silhouette], excepting: Int? = nil) -> Double {
    silhouettes.indices.filter { $0 != excepting }.map { silhouettes[$0].depth(beyond: walls) }.max() ?? 0
  }

  /// The deepest that two shapes are in each other, in points: among all but one, and that one with the others.
  func overlaps(_ silhouettes: [Silhouette], excepting: Int? = nil) -> (others: Double, one: Double) {
    var (others, one) = (0.0, 0.0)
    for a in silhouettes.indices {
      for b in 0..<a {
        let depth = silhouettes[a].depth(in: silhouettes[b])
        if a == excepting || b == excepting { one = max(one, depth) } else { others = max(others, depth) }
      }
    }
    return (others, one)
  }
}
