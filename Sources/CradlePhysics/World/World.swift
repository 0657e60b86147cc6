import CradleGeometry

/// A two-dimensional rigid-body world: points, kilograms, seconds, radians, y down; 100 pt are a metre.
///
/// It takes steps of a fixed length and reads no clock. Bodies, shapes and joints are identified by handles;
/// add, remove and change anything between steps. The same calls give the same bits on every machine.
///
/// ```swift
/// let world = World(settings: .accurate)
/// world.gravity = Vector(dx: 0, dy: 1000)
/// let floor = world.addBody(BodyDefinition(kind: .static, position: Point(x: 0, y: 400)))
/// _ = world.addShape(ShapeDefinition(.segment(Vector(dx: -200, dy: 0), Vector(dx: 200, dy: 0))), to: floor)
/// let ball = world.addBody(BodyDefinition(position: Point(x: 0, y: 100)))
/// _ = world.addShape(ShapeDefinition(.circle(center: .zero, radius: 20), restitution: 0.5), to: ball)
/// world.step(240)
/// let place = world[ball].position
/// ```
public final class World {
  /// The stores and the order of a step. Every call has exclusive access to them until it returns; the only
  /// foreign code called during that is the pair filter, which must not call the world.
  var simulation: Simulation

  /// Makes an empty world without gravity; traps for settings that cannot run.
  public init(settings: Settings = .uikit) {
    precondition(settings.validationError == nil, "World(settings:): \(settings.validationError ?? "")")
    simulation = Simulation(settings: settings)
  }

  /// The solver's settings; a change takes effect with the next step. Settings that cannot run trap.
  public var settings: Settings {
    get { simulation.stepSettings }
    set {
      requireNoStep("World.settings")
      precondition(newValue.validationError == nil, "World.settings: \(newValue.validationError ?? "")")
      simulation.change(newValue)
    }
  }

  /// The acceleration of all bodies, pt/s²; finite, normally (0, 1000). Changing it wakes everything.
  public var gravity: Vector {
    get { simulation.drives.gravity }
    set {
      precondition(newValue.isFinite, "World.gravity must be finite, not \(newValue)")
      guard newValue != simulation.drives.gravity else { return }
      simulation.drives.gravity = newValue
      simulation.wakeAll()
      simulation.markDrivesStale()
    }
  }

  /// Seconds simulated so far.
  public var time: Double { simulation.time }
  /// Steps taken so far.
  package var stepCount: Int { simulation.stepCount }
  /// Contacts that began or ended during the last call of `step`, then those that the caller has ended since, by removing
  /// or placing a body or a shape. The next call drops all of them.
  public var contactEvents: [ContactEvent] { simulation.contacts.events }

  /// The caller's rule for pairs whose filters match; called when a pair's boxes first overlap, and when a
  /// fast body's path meets a shape. It must not call the world. Nil allows every pair.
  package typealias PairFilter = (
    _ a: ShapeHandle, _ bodyA: BodyHandle, _ b: ShapeHandle, _ bodyB: BodyHandle
  ) -> Bool

  /// The filter of pairs whose categories and masks match.
  package var pairFilter: PairFilter? {
    get { simulation.pairFilter }
    set { simulation.pairFilter = newValue }
  }

  /// The number of bodies.
  package var bodyCount: Int { simulation.bodies.liveCount }
  /// The number of shapes.
  package var shapeCount: Int { simulation.shapes.count }
  /// The number of joints.
  package var jointCount: Int { simulation.joints.count }
  /// The number of pairs of shapes near each other, touching or not.
  package var contactCount: Int { simulation.contacts.count }
  /// The number of awake dynamic bodies, including isolated springs.
  package var awakeCount: Int { simulation.bodies.awakeCount + simulation.springs.count }
  /// Whether a step would move no body.
  public var isAsleep: Bool { awakeCount == 0 }
  /// The bytes held by the world's own storage.
  package var byteCount: Int { simulation.byteCount }

  /// The number of bodies that move by the closed form of an isolated spring.
  package var springCount: Int { simulation.springs.count }

  /// Traps during `SubStepForces.evaluate`: a sub-step holds addresses of the arrays.
  func requireNoStep(_ call: String) {
    precondition(
      !simulation.isStepping,
      "\(call): called from SubStepForces.evaluate; add, remove and rearrange between steps")
  }
}

/// A force that depends on the positions of bodies, evaluated once a sub-step.
///
/// ```swift
/// struct Wind: SubStepForces {
///   var body: BodyHandle
///
///   mutating func evaluate(in world: World, duration: Double) {
///     world[body].force = Vector(dx: 50 * world[body].mass, dy: 0)
///   }
/// }
///
/// let world = World()
/// let leaf = world.addBody(BodyDefinition())
/// var wind = Wind(body: leaf)
/// world.step(60, forces: &wind)
/// ```
public protocol SubStepForces {
  /// Called at the start of every sub-step of `duration` seconds; set forces, torques and velocities of the world's bodies
  /// here. Adding or removing anything meanwhile traps.
  mutating func evaluate(in world: World, duration: Double)
}

extension World {
  /// Takes steps of exactly `settings.stepDuration`; 0 does nothing, a negative count traps.
  public func step(_ count: Int = 1) {
    beginSteps(count)
    for _ in 0..<count { simulation.step() }
  }

  /// Takes exact steps, evaluating forces at the start of every sub-step.
  public func step<Forces: SubStepForces>(_ count: Int = 1, forces: inout Forces) {
    beginSteps(count)
    for _ in 0..<count {
      for _ in 0..<simulation.begin() {
        guard simulation.beginCut() else { continue }
        for part in 0..<simulation.settings.subSteps {
          forces.evaluate(in: self, duration: Double(Float(simulation.settings.subStepDuration)))
          simulation.subStep(part)
        }
        simulation.endCut()
      }
    }
  }

  private func beginSteps(_ count: Int) {
    precondition(count >= 0, "World.step: the count must not be negative, not \(count); pass 0 for none")
    requireNoStep("World.step")
    simulation.contacts.forgetEvents()
  }
}

extension World {
  /// Releases the memory beyond what the present contacts need; for a world that takes no step for a while.
  package func releaseExcessMemory() {
    requireNoStep("World.releaseExcessMemory")
    // Twice, because the second pass no longer remembers the peak before the first.
    for _ in 0..<2 { simulation.releaseExcess() }
  }
}
