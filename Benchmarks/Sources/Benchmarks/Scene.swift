import CradleGeometry
import Engines

/// A scene in an engine's world, written once for all engines: metres, y up.
final class Scene {
  private let world: any Engine
  private var bodies: [Int] = []
  /// The points that pivots keep together.
  private var links: [(a: Anchor, b: Anchor)] = []

  init(_ kind: SceneKind, _ count: Int, in world: any Engine) {
    self.world = world
    switch kind {
    case .springs, .doubleSprings, .asleep: makeSprings(kind, count)
    case .pyramid: makePyramid(count)
    case .rain: makeRain(count)
    case .chain: makeChain(count)
    case .cradle: makeCradle(count)
    case .jointGrid: makeJointGrid(count)
    case .tumbler: makeTumbler(count)
    case .smash: makeSmash(count)
    case .spinner: makeSpinner(count)
    }
  }

  func step() { world.step() }

  func measure() -> Measure {
    var measure = Measure()
    for body in bodies {
      let state = world.state(body)
      measure.height += state.place.dy / Double(bodies.count)
      measure.speed += state.velocity.length / Double(bodies.count)
      measure.awake += state.isAwake ? 1 : 0
    }
    for link in links { measure.stretch += (place(link.a) - place(link.b)).length }
    return measure
  }

  private func place(_ anchor: Anchor) -> Vector {
    switch anchor {
    case .world(let place): return place
    case .body(let body, let point):
      let state = world.state(body)
      return state.place + Transform(angle: state.angle).apply(point)
    }
  }

  @discardableResult
  private func add(
    _ form: Part.Form, at place: Vector, velocity: Vector = .zero, density: Double = 1,
    friction: Double = 0.6, restitution: Double = 0, collides: Bool = true, kind: BodyKind = .dynamic
  ) -> Int {
    let part = Part(
      form, mass: density * form.area, friction: friction, restitution: restitution, collides: collides)
    let body = world.add(part, at: place, velocity: velocity, kind: kind)
    if kind == .dynamic { bodies.append(body) }
    return body
  }

  private func wall(_ a: Vector, _ b: Vector) { world.addWall(from: a, to: b, friction: 0.6, restitution: 0) }

  private func link(_ a: Anchor, _ b: Anchor) {
    world.addPivot(a, b)
    links.append((a, b))
  }

  private func makeSprings(_ kind: SceneKind, _ count: Int) {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let isAsleep = kind == .asleep
    let kick = isAsleep ? 0 : 0.3
    for index in 0..<count {
      let home = Vector(dx: 0.54 * Double(index % columns), dy: -0.54 * Double(index / columns))
      let body = add(
        .box(width: 0.44, height: 0.44), at: home + Vector(dx: kick, dy: kick),
        velocity: Vector(dx: isAsleep ? 0 : 0.5, dy: 0), collides: false)
      world.addSpring(.world(home), body, length: 0, frequency: 1, damping: isAsleep ? 1 : 0.05)
      if kind == .doubleSprings {
        let other = Anchor.world(home + Vector(dx: 0.1, dy: 0))
        world.addSpring(other, body, length: 0, frequency: 0.3, damping: 0.05)
      }
    }
  }

  private func makePyramid(_ rows: Int) {
    wall(Vector(dx: -100, dy: 0), Vector(dx: 100, dy: 0))
    for row in 0..<rows {
      for column in 0..<(rows - row) {
        let x = (Double(column) - Double(rows - row - 1) / 2) * 1.1
        add(.box(width: 1, height: 1), at: Vector(dx: x, dy: 0.5 + Double(row)))
      }
    }
  }

  private func makeRain(_ count: Int) {
    wall(.zero, Vector(dx: 30, dy: 0))
    wall(.zero, Vector(dx: 0, dy: 200))
    wall(Vector(dx: 30, dy: 0), Vector(dx: 30, dy: 200))
    for index in 0..<count {
      let x = 0.6 + 0.72 * Double(index % 40) + 0.05 * Double(index / 40 % 3)
      add(.disc(radius: 0.25), at: Vector(dx: x, dy: 1 + 0.7 * Double(index / 40)))
    }
  }

  private func makeChain(_ count: Int) {
    let end = Vector(dx: 0, dy: 0.25)
    var above = Anchor.world(.zero)
    for index in 0..<count {
      let place = Vector(dx: 0, dy: -0.5 * Double(index) - 0.25)
      let body = add(.box(width: 0.125, height: 0.5), at: place, density: 20, collides: false)
      link(above, .body(body, end))
      above = .body(body, -end)
    }
  }

  private func makeCradle(_ count: Int) {
    for index in 0..<count {
      let angle = index == 0 ? Double.pi / 4 : 0
      let pivot = Vector(dx: 0.5 * Double(index), dy: 0)
      let string = Vector(dx: -Trigonometry.sine(angle), dy: -Trigonometry.cosine(angle)) * 2.5
      let body = add(.disc(radius: 0.25), at: pivot + string, friction: 0, restitution: 1)
      world.addRod(.world(pivot), .body(body))
    }
  }

  // MARK: Scenes of Box2D 3's own benchmarks

  private func makeJointGrid(_ count: Int) {
    func isFixed(_ column: Int, _ row: Int) -> Bool { row == 0 && abs(column - count / 2) <= 3 }
    var grid: [Int] = []
    for column in 0..<count {
      for row in 0..<count {
        let place = Vector(dx: Double(column), dy: -Double(row))
        let kind = isFixed(column, row) ? BodyKind.fixed : .dynamic
        let body = add(.disc(radius: 0.4), at: place, collides: false, kind: kind)
        if row > 0 {
          link(.body(grid[grid.count - 1], Vector(dx: 0, dy: -0.5)), .body(body, Vector(dx: 0, dy: 0.5)))
        }
        // Two fixed discs need no joint.
        if column > 0, !isFixed(column, row) || !isFixed(column - 1, row) {
          link(.body(grid[grid.count - count], Vector(dx: 0.5, dy: 0)), .body(body, Vector(dx: -0.5, dy: 0)))
        }
        grid.append(body)
      }
    }
  }

  private func makeTumbler(_ count: Int) {
    let drum = world.addBody(.kinematic, at: Vector(dx: 0, dy: 10), angle: 0)
    for side in [-10.0, 10] {
      world.attach(Part(.box(width: 1, height: 20)), at: Vector(dx: side, dy: 0), to: drum)
      world.attach(Part(.box(width: 20, height: 1)), at: Vector(dx: 0, dy: side), to: drum)
    }
    world.setVelocity(drum, .zero, spin: 25 * Double.pi / 180)
    let corner = Vector(dx: -0.2 * Double(count), dy: 10 - 0.2 * Double(count))
    for row in 0..<count {
      for column in 0..<count {
        let offset = Vector(dx: 0.4 * Double(column), dy: 0.4 * Double(row))
        add(.box(width: 0.25, height: 0.25), at: corner + offset)
      }
    }
  }

  private func makeSmash(_ rows: Int) {
    // Farther away than in Box2D's scene, so that the wall sleeps before it is hit.
    add(
      .box(width: 8, height: 8), at: Vector(dx: -60, dy: 0), velocity: Vector(dx: 40, dy: 0), density: 8)
    for column in 0..<60 {
      for row in 0..<rows {
        let place = Vector(dx: 0.4 * Double(column) + 30, dy: 0.4 * (Double(row) - Double(rows) / 2))
        add(.box(width: 0.4, height: 0.4), at: place)
      }
    }
  }

  private func makeSpinner(_ count: Int) {
    let ring = (0..<360).map { index in
      Vector(angle: -2 * Double.pi * Double(index) / 360, length: 40) + Vector(dx: 0, dy: 32)
    }
    world.addLoop(ring, friction: 0.1, restitution: 0.1)
    let bar = add(
      .box(width: 1.2, height: 40.4), at: Vector(dx: 0, dy: 12), friction: 0, restitution: 0.1,
      kind: .kinematic)
    world.setVelocity(bar, .zero, spin: 5)
    let forms = [
      Part.Form.box(width: 1, height: 0.5), .disc(radius: 0.35), .box(width: 0.7, height: 0.7),
    ]
    for index in 0..<count {
      let place = Vector(dx: 0.5 * Double(index % 92) - 23, dy: 2 + 0.5 * Double(index / 92))
      add(forms[index % 3], at: place, density: 0.25, friction: 0.1, restitution: 0.1)
    }
  }
}
