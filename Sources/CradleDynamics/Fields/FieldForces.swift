import CradleGeometry
import CradlePhysics

/// Computes the fields' forces on every item, once a sub-step.
struct FieldForces: SubStepForces {
  let records: ItemRecords
  /// The difference between the animator's elapsed time and the world's, in seconds: the world's time stops
  /// while everything sleeps.
  let timeAhead: Double

  mutating func evaluate(in world: World, duration: Double) {
    for record in records.all where !record.fields.isEmpty {
      let view = world[record.body]
      guard view.kind == .dynamic, !view.isHeld else { continue }
      var subject = FieldSubject(
        position: view.position, velocity: view.velocity, mass: view.mass, charge: record.charge,
        duration: duration, time: world.time + timeAhead)
      var force = Vector.zero
      var preventsSleep = false
      var isSteered = false
      for field in record.fields {
        guard field.region.contains(Point.zero + (subject.position - field.position)) else { continue }
        preventsSleep = preventsSleep || field.preventsSleep
        switch field.effect {
        case .sets:
          let set = (field.direction * 100 * field.strength).limited(to: DynamicAnimator.maximumSpeed)
          if subject.velocity != set, view.isAwake { view.velocity = set }
          subject.velocity = set
        case .steers:
          // The next field acts on the velocity after this one, so that several together do not reverse it.
          subject.velocity += field.force(on: subject) * (duration / subject.mass)
          isSteered = true
        case .pushes:
          force += field.force(on: subject)
        }
      }
      if isSteered { view.steer(to: subject.velocity.limited(to: DynamicAnimator.maximumSpeed)) }
      if preventsSleep { view.wake() }
      // A sleeping item keeps its force: a new one that differs by the rounding of the last sub-step would
      // wake it. A changed field wakes its items itself.
      let sum = (record.force + force).limited
      if view.isAwake, view.force != sum { view.force = sum }
    }
  }
}

/// The state of an item on which fields depend.
struct FieldSubject {
  var position: Point
  var velocity: Vector
  var mass: Double
  var charge: Double
  var duration: Double
  var time: Double
}

extension FieldBehavior {
  /// The force on an item, in kg·pt/s²; always finite.
  func force(on subject: FieldSubject) -> Vector {
    let offset = subject.position - position
    let p = offset / 100
    let distance = p.length
    let unit = p.normalized
    let magnitude = strength * falloffFactor(at: distance)
    let newton = 100.0
    let force: Vector
    switch kind {
    case .linearGravity: force = direction * (magnitude * subject.mass * newton)
    case .radialGravity: force = unit * (-magnitude * subject.mass * newton)
    case .spring: force = unit * (-magnitude * newton)
    case .electric: force = unit * (magnitude * subject.charge * newton)
    case .vortex: force = unit.perpendicular * (magnitude * subject.mass * newton)
    case .magnetic: force = magneticForce(subject, magnitude)
    case .drag: force = dragForce(subject, magnitude)
    case .noise: force = noise(p, subject.time) * (magnitude * newton)
    case .turbulence:
      let speed = subject.velocity.length / 100
      force = noise(p, subject.time) * (magnitude * subject.mass * speed * speed * newton)
    case .velocity: force = .zero
    case .custom(let block):
      let result = block(offset, subject.velocity, subject.mass, subject.charge, subject.time)
      force = result.isFinite ? result * newton : .zero
    }
    return force.limited
  }

  /// The factor by which the distance r weakens the force: max(r, minimumRadius)^(−falloff).
  private func falloffFactor(at distance: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let r = max(distance, minimumRadius)
    switch falloff {
    case 1: return 1 / r
    case 2: return 1 / (r * r)
    case -1: return r
    default: return Elementary.exponential(-falloff * Elementary.logarithm(r))
    }
  }

  /// The force whose sub-step rotates the velocity by exactly θ = −S·f·h/m, with the falloff factor f, so that the
  /// speed is kept: for small θ it is S·(v.y, −v.x)·f.
  private func magneticForce(_ subject: FieldSubject, _ magnitude: Double) -> Vector {
    let angle = -magnitude * subject.duration / subject.mass
    guard angle.isFinite else { return .zero }
    let rotated = subject.velocity.rotated(by: angle)
    return (rotated - subject.velocity) * (subject.mass / subject.duration)
  }

  /// −S·u·|u|·f, limited so that one step does not reverse u.
  private func dragForce(_ subject: FieldSubject, _ magnitude: Double) -> Vector {
    let u = subject.velocity / 100 - direction
    let maximum = subject.mass / subject.duration
    return u * (-min(magnitude * u.length, maximum) * 100)
  }
}
