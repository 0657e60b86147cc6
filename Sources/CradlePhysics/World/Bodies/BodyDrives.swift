import CradleGeometry

/// The accelerations and resistances of all bodies: their inputs besides the bodies' own properties, and whether they
/// have to be computed again.
///
/// Invariant: unless all are stale, the drive of every dynamic body is that of its forces, the gravity and the
/// settings.
struct BodyDrives {
  /// The acceleration of all bodies, pt/s².
  var gravity = Vector.zero { didSet { areStale = true } }
  private var areStale = true
  /// Whether one changed since the last sub-step.
  private var hasChange = false

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(_ bodies: borrowing BodyStore, _ settings: World.Settings) -> String? {
    for index in 1..<Int32(bodies.count) where !areStale && bodies.isLive(index) && !bodies.isStatic(index) {
      let (drive, wanted) = (bodies.drive(index), drive(of: index, bodies, settings))
      if drive.ax != wanted.ax || drive.ay != wanted.ay || drive.turn != wanted.turn
        || drive.linearKeep != wanted.linearKeep || drive.angularKeep != wanted.angularKeep
      {
        return "body \(index) has an old acceleration or resistance"
      }
    }
    return nil
  }

  /// Marks all for recomputation before the next step.
  mutating func markStale() { areStale = true }

  /// Whether one changed since the last call, which is made once in a sub-step.
  mutating func takeChange() -> Bool {
    defer { hasChange = false }
    return hasChange
  }

  /// Computes all if they are stale; returns whether they were.
  mutating func refresh(_ bodies: inout BodyStore, _ settings: World.Settings) -> Bool {
    guard areStale else { return false }
    for index in 0..<Int32(bodies.count) where bodies.isLive(index) {
      update(index, &bodies, settings, isSteady: true)
    }
    areStale = false
    return true
  }

  /// Computes a body's acceleration and resistance. They are not steady if they change within a step.
  mutating func update(
    _ index: Int32, _ bodies: inout BodyStore, _ settings: World.Settings, isSteady: Bool
  ) {
    guard !bodies.isStatic(index) else { return }
    var drive = drive(of: index, bodies, settings)
    drive.isSteady = isSteady
    bodies.setDrive(index, drive)
    hasChange = true
  }

  private func drive(
    of index: Int32, _ bodies: borrowing BodyStore, _ settings: World.Settings
  ) -> BodyDrive {
    let body = bodies[index]
    let mass = bodies.mass(index)
    var drive = BodyDrive()
    drive.firstKickShare = bodies.drive(index).firstKickShare
    drive.hangs = bodies.drive(index).hangs
    drive.wasFast = bodies.drive(index).wasFast
    if body.isHeld { return drive }
    // An acceleration, pt/s², that gives the highest speed within a step; for rotations, rad/s², the same number is
    // far beyond the highest angular speed.
    let most = StepEnd.fastest / Float(settings.stepDuration)
    func limited(_ acceleration: Float) -> Float { min(max(acceleration, -most), most) }
    // Each part is limited as well: the sum of two that overflow is not a number.
    func sum(_ gravity: Double, _ force: Double, _ inverseMass: Float) -> Float {
      guard inverseMass > 0 else { return 0 }
      return limited(limited(Float(gravity * body.gravityScale)) + limited(Float(force) * inverseMass))
    }
    drive.ax = sum(gravity.dx, body.forceX, mass.x)
    drive.ay = sum(gravity.dy, body.forceY, mass.y)
    // Not by the inertia of the present cut, which `RockingInertia` may have raised.
    drive.turn = body.inverseInertia > 0 ? limited(Float(body.torque) * body.inverseInertia) : 0
    // With two velocity updates a sub-step, resistance is applied in both.
    let h = settings.conservesEnergy ? settings.subStepDuration / 2 : settings.subStepDuration
    drive.linearKeep = keep(body.linearResistance * h, settings)
    drive.angularKeep = keep(body.angularResistance * h, settings)
    return drive
  }

  /// The factor that resistance applies to a velocity: UIKit's 1/(1 + hc), or, with energy conservation, one
  /// more term of e^(hc).
  private func keep(_ x: Double, _ settings: World.Settings) -> Float {
    Float(1 / (settings.conservesEnergy ? 1 + x + x * x / 2 : 1 + x))
  }
}
