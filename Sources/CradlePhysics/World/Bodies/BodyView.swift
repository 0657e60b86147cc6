import CradleGeometry

/// A body of a world, read and written in place: `world[ball].velocity = .zero`.
///
/// A view is valid within the expression that makes it. Setting anything but `tag` and `isBullet` wakes the
/// body.
///
/// ```swift
/// let world = World(settings: .accurate)
/// let ball = world.addBody(BodyDefinition(position: Point(x: 40, y: 0)))
/// world.addShape(.circle(radius: 20), to: ball)
/// world[ball].velocity = Vector(dx: 120, dy: 0)
/// world[ball].angularVelocity = .pi
/// world.step(60)  // a second
/// print(world[ball].position.x)  // about 160
/// print(world[ball].angle)  // about 3.14: half a turn
/// ```
public struct BodyView {
  let world: World
  let index: Int32

  /// The body's origin, in points, within ±10¹⁵ along each axis; a position that is not finite traps. Setting it keeps the
  /// velocity.
  public var position: Point {
    get { world.simulation.origin(of: index) }
    nonmutating set {
      precondition(newValue.isFinite, "World: position must be finite, not \(newValue)")
      world.simulation.place(index, at: newValue, angle: angle)
    }
  }

  /// The angle in radians, clockwise on screen, within ±10¹⁵; an angle that is not finite traps.
  public var angle: Double {
    get { world.simulation.bodies.angle(index) }
    nonmutating set {
      precondition(newValue.isFinite, "World: angle must be finite, not \(newValue)")
      world.simulation.place(index, at: position, angle: newValue)
    }
  }

  /// The centre of mass, in points; the origin for a body without shapes.
  public var centerOfMass: Point { world.simulation.center(of: index) }

  /// The origin one step ago, in points; equals `position` after the caller moved the body.
  package var previousPosition: Point { world.simulation.previousOrigin(of: index) }

  /// The angle one step ago, in radians.
  package var previousAngle: Double { world.simulation.bodies.previousPose(index).angle }

  /// The interpolated origin: 0 is the previous step, 1 the present one.
  public func position(between fraction: Double) -> Point {
    previousPosition.interpolated(to: position, fraction: fraction)
  }

  /// The interpolated angle in radians: 0 is the previous step, 1 the present one.
  public func angle(between fraction: Double) -> Double {
    previousAngle + (angle - previousAngle) * fraction
  }

  /// The velocity of the centre of mass, pt/s, within ±2·10⁸ along each axis; 0 along a locked axis. A value that is not
  /// finite traps.
  public var velocity: Vector {
    get { world.simulation.velocity(of: index) }
    nonmutating set {
      precondition(newValue.isFinite, "World: velocity must be finite, not \(newValue)")
      world.simulation.setVelocity(index, newValue)
    }
  }

  /// Changes the velocity, pt/s, of an awake dynamic body as a force in every sub-step would: the body may
  /// still fall asleep. A value that is not finite traps.
  package func steer(to velocity: Vector) {
    precondition(velocity.isFinite, "World: steer(to:) must be finite, not \(velocity)")
    world.simulation.steer(index, velocity)
  }

  /// The angular velocity in rad/s, clockwise on screen, within ±2·10⁸; 0 if rotation is off. A step limits it to a quarter
  /// turn in a sub-step. A value that is not finite traps.
  public var angularVelocity: Double {
    get { Double(world.simulation.bodies.state(index).w) }
    nonmutating set {
      precondition(newValue.isFinite, "World: angularVelocity must be finite, not \(newValue)")
      world.simulation.setAngularVelocity(index, newValue)
    }
  }

  /// The velocity of the body's material at a world point, pt/s.
  public func velocity(at point: Point) -> Vector {
    velocity + (point - centerOfMass).perpendicular * angularVelocity
  }

  /// The mass in kg: the sum of its shapes' masses, or 1 without shapes. A static body has its shapes' mass
  /// and does not move.
  public var mass: Double {
    let mass = record.mass
    return mass > 0 ? mass : 1
  }

  /// The moment of inertia in kg·pt² about the centre of mass; 0 if the body cannot turn.
  public var inertia: Double { record.inertia }

  /// Sets the mass, kg above 0 and below 10¹², and the inertia, kg·pt², 0 ..< 10¹⁸, until a shape is added or removed;
  /// other values trap. A body lighter than 10⁻²⁰ kg moves like one of 10⁻²⁰ kg.
  public func setMass(_ mass: Double, inertia: Double) {
    precondition(
      mass > 0 && mass < 1e12 && inertia >= 0 && inertia < 1e18,
      "World: mass must be above 0 and below 10¹², inertia 0 or more and below 10¹⁸, not \(mass) and \(inertia)"
    )
    change {
      $0.mass = mass
      $0.inertia = inertia
    }
  }

  /// How the body moves. A body made static or kinematic stops at once.
  public var kind: BodyDefinition.Kind {
    get {
      let body = record
      return body.isKinematic ? .kinematic : body.isStatic ? .static : .dynamic
    }
    nonmutating set {
      world.requireNoStep("BodyView.kind")
      world.simulation.setKind(index, newValue)
    }
  }

  /// The hand that holds the body. Nil releases it with the hand's velocity, or with its own velocity if
  /// something blocks it. A body that is not dynamic, or a number that is not finite, traps.
  public var hand: Hand? {
    get { world.simulation.hand(of: index) }
    nonmutating set {
      world.requireNoStep("BodyView.hand")
      guard let newValue else { return world.simulation.release(index) }
      precondition(
        newValue.target.isFinite && newValue.velocity.isFinite,
        "World: a hand needs finite numbers, not \(newValue)")
      precondition(!record.isStatic, "World: only a dynamic body can be held; set its kind first")
      world.simulation.hold(index, newValue)
    }
  }

  /// Whether a hand holds it.
  package var isHeld: Bool { record.isHeld }

  /// The decay rate of the velocity, 1/s, 0 ..< 10⁹; a value outside the range traps.
  public var linearResistance: Double {
    get { record.linearResistance }
    nonmutating set {
      precondition(
        newValue >= 0 && newValue < 1e9, "World: resistance must be 0 or more and below 10⁹, not \(newValue)")
      change { $0.linearResistance = newValue }
    }
  }

  /// The decay rate of the angular velocity, 1/s, 0 ..< 10⁹; a value outside the range traps.
  public var angularResistance: Double {
    get { record.angularResistance }
    nonmutating set {
      precondition(
        newValue >= 0 && newValue < 1e9, "World: resistance must be 0 or more and below 10⁹, not \(newValue)")
      change { $0.angularResistance = newValue }
    }
  }

  /// The factor on the world's gravity; finite.
  public var gravityScale: Double {
    get { record.gravityScale }
    nonmutating set {
      precondition(newValue.isFinite, "World: gravityScale must be finite, not \(newValue)")
      change { $0.gravityScale = newValue }
    }
  }

  /// Whether the body can turn; setting it to false stops its rotation.
  public var allowsRotation: Bool {
    get { record.allowsRotation }
    nonmutating set {
      world.simulation.setAllowsRotation(index, newValue)
    }
  }

  /// Whether x is locked; setting it to true stops horizontal motion.
  public var locksX: Bool {
    get { record.locksX }
    nonmutating set {
      change { $0.locksX = newValue }
      if newValue { world.simulation.setVelocity(index, velocity) }
    }
  }

  /// Whether y is locked; setting it to true stops vertical motion.
  public var locksY: Bool {
    get { record.locksY }
    nonmutating set {
      change { $0.locksY = newValue }
      if newValue { world.simulation.setVelocity(index, velocity) }
    }
  }

  /// Whether the body may fall asleep.
  public var allowsSleep: Bool {
    get { record.allowsSleep }
    nonmutating set {
      change { $0.allowsSleep = newValue }
    }
  }

  /// Whether continuous collision also stops the body at other moving bodies.
  public var isBullet: Bool {
    get { record.isBullet }
    nonmutating set { world.simulation.bodies[index].isBullet = newValue }
  }

  /// Whether the world moves the body at present; static bodies are never awake, kinematic ones only while
  /// they have a velocity.
  public var isAwake: Bool {
    world.simulation.bodies.isAwake(index) || world.simulation.springs.holds(index)
  }

  /// Wakes the body and all bodies that it touches; does nothing for a static or kinematic body.
  public func wake() { world.simulation.wake(index) }

  /// A number for the caller's use.
  public var tag: Int {
    get { record.tag }
    nonmutating set { world.simulation.bodies[index].tag = newValue }
  }

  var record: Body { world.simulation.bodies[index] }

  private func change(_ change: (inout Body) -> Void) { world.simulation.change(index, change) }
}
