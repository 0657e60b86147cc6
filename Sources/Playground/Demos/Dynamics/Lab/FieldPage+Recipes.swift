import CradleDynamics
import CradleGeometry

extension FieldPage.Recipe {
  private typealias Disc = (place: Point, radius: Double, velocity: Vector, charge: Double)

  /// Discs on a ring, each with a velocity along it.
  private static func ring(
    _ count: Int, radius: Double, sizes: [Double], speed: Double = 0, charge: (Int) -> Double = { _ in 0 }
  ) -> [Disc] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count) - 1.2
      let direction = Vector(angle: angle, length: 1)
      return (
        .zero + direction * radius, sizes[index % sizes.count], direction.perpendicular * speed, charge(index)
      )
    }
  }

  static var vortex: Self {
    Self(
      title: "Vortex field", start: LabKnobs(strength: 3, gravity: 0, resistance: 0.6),
      field: .vortexField(), discs: ring(6, radius: 90, sizes: [22, 16, 28], speed: 120), typical: 0.6)
  }

  /// A star and its planets: at strength S, a circular orbit of radius r metres has the speed √(S/r) m/s.
  static var radial: Self {
    let strength = 8.0
    let planets: [Disc] = [(70.0, 12.0, 0.4), (105, 18, 2.4), (140, 14, 4.4)].map { radius, size, angle in
      let direction = Vector(angle: angle, length: 1)
      let speed = 100 * (strength / (radius / 100)).squareRoot()
      return (.zero + direction * radius, size, direction.perpendicular * speed, 0)
    }
    return Self(
      title: "Radial gravity field",
      start: LabKnobs(strength: strength, falloff: 2, gravity: 0, resistance: 0),
      field: .radialGravityField(position: .zero), discs: planets, typical: 0.3)
  }

  static var linear: Self {
    Self(
      title: "Linear gravity field", hint: "Click: gravity points from the middle to there",
      start: LabKnobs(strength: 6, gravity: 0, resistance: 0.1),
      field: .linearGravityField(direction: Vector(dx: 0.6, dy: 0.8)),
      discs: ring(6, radius: 95, sizes: [26, 18, 22]), typical: 0.6, hasSource: false, turnsDirection: true)
  }

  static var noise: Self {
    Self(
      title: "Noise field", hint: "Throw the discs; smooth noise has large grains",
      start: LabKnobs(strength: 3, gravity: 0, smoothness: 0.25, speed: 0.6, resistance: 1),
      field: .noiseField(smoothness: 0.25, animationSpeed: 0.6),
      discs: ring(7, radius: 95, sizes: [20, 26, 16]), typical: 0.15, hasSource: false, isNoisy: true)
  }

  /// Turbulence alone accelerates items ever more, because it grows with the square of the speed: a drag that
  /// grows with the cube of the speed limits them to a few metres a second at any strength, at which a step
  /// can still follow the turbulence.
  static var turbulence: Self {
    let field = FieldBehavior.turbulenceField(smoothness: 0.15, animationSpeed: 1)
    let air = FieldBehavior.field { [unowned field] position, velocity, mass, _, time in
      let speed = velocity.length / 100
      let hold = min(0.01 * field.strength * speed * speed, 60 * mass)
      let pull = field.force(at: .zero + position, velocity: velocity, mass: mass, time: time)
      let tooMuch = max(0, pull.length - 300 * mass)
      return velocity / 100 * -hold - pull.normalized * tooMuch
    }
    let airCode = """
        let speed = velocity.length / 100
        let hold = min(0.01 * field1.strength * speed * speed, 60 * mass)
        let pull = field1.force(at: .zero + position, velocity: velocity, mass: mass, time: time)
        let tooMuch = max(0, pull.length - 300 * mass)
        return velocity / 100 * -hold - pull.normalized * tooMuch
      """
    return Self(
      title: "Turbulence field", hint: "Throw the discs: what is fast is shaken most",
      start: LabKnobs(strength: 8, gravity: 0, smoothness: 0.15, speed: 1, resistance: 0),
      field: field, brake: air, brakeCode: airCode,
      discs: ring(6, radius: 95, sizes: [20, 26, 16], speed: 320), typical: 0.2,
      probe: (Vector(dx: 100, dy: 0), 1, 0), hasSource: false, isNoisy: true, elasticity: 1)
  }

  static var spring: Self {
    Self(
      title: "Spring field", hint: "Light discs swing faster; a click moves the field",
      start: LabKnobs(strength: 2, falloff: -1, gravity: 0, resistance: 0.2),
      field: .springField(), discs: ring(5, radius: 120, sizes: [14, 20, 27], speed: 60), typical: 0.9)
  }

  static var electric: Self {
    Self(
      title: "Electric field", hint: "Like charges flee, others fall in; a click moves the field",
      start: LabKnobs(strength: 1, falloff: 1, gravity: 0, resistance: 0.4),
      field: .electricField(),
      discs: ring(6, radius: 105, sizes: [22, 22, 17], speed: 110) { $0.isMultiple(of: 2) ? 1 : -1 },
      typical: 0.9, probe: (.zero, 1, 1))
  }

  static var magnetic: Self {
    Self(
      title: "Magnetic field", hint: "Throw the discs: their way bends, their speed stays",
      start: LabKnobs(strength: 0.6, falloff: 1, gravity: 0, resistance: 0),
      field: .magneticField(), discs: ring(4, radius: 100, sizes: [18, 24], speed: 240), typical: 0.6,
      probe: (Vector(dx: 100, dy: 0), 1, 0), standsOut: true, elasticity: 1)
  }
}
