import CradleGeometry
import CradlePhysics

/// Computes the fields' forces on every item, once a sub-step.
struct FieldForces: SubStepForces {
  unowned let animator: DynamicAnimator
  /// The difference between the animator's elapsed time and the world's, in seconds: the world's time stops
  /// while everything sleeps.
  let timeAhead: Double

  mutating func evaluate(in world: World, duration: Double) {
    for record in animator.records.all where !record.fields.isEmpty {
      let view = world[record.body]
      guard view.kind == .dynamic, !view.isHeld else { continue }
      var subject = FieldSubject(
        place: view.position, velocity: view.velocity, mass: view.mass, charge: record.charge,
        duration: duration, time: world.time + timeAhead)
      var force = Vector.zero
      var isRestless = false
      var isSteered = false
      for field in record.fields {
        guard field.region.contains(Point.zero + (subject.place - field.position)) else { continue }
        isRestless = isRestless || field.isRestless
        switch field.effect {
        case .sets:
          let set = (field.direction * 100 * field.strength).limited(to: DynamicAnimator.fastest)
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
      if isSteered { view.steer(to: subject.velocity.limited(to: DynamicAnimator.fastest)) }
      if isRestless { view.wake() }
      // A sleeping item keeps its force: a new one that differs by the rounding of the last sub-step would
      // wake it. A changed field wakes its items itself.
      let sum = (record.force + force).limited
      if view.isAwake, view.force != sum { view.force = sum }
    }
  }
}

/// The state of an item on which fields depend.
struct FieldSubject {
  var place: Point
  var velocity: Vector
  var mass: Double
  var charge: Double
  var duration: Double
  var time: Double
}

extension FieldBehavior {
  /// The force on an item, in kg·pt/s²; always finite.
  func force(on subject: FieldSubject) -> Vector {
    let offset = subject.place - position
    let p = offset / 100
    let distance = p.length
    let unit = p.normalized
    let reach = strength * fall(distance)
    let newton = 100.0
    let force: Vector
    switch kind {
    case .linearGravity: force = direction * (reach * subject.mass * newton)
    case .radialGravity: force = unit * (-reach * subject.mass * newton)
    case .spring: force = unit * (-reach * newton)
    case .electric: force = unit * (reach * subject.charge * newton)
    case .vortex: force = unit.perpendicular * (reach * subject.mass * newton)
    case .magnetic: force = bend(subject, reach)
    case .drag: force = slow(subject, reach)
    case .noise: force = noise(p, subject.time) * (reach * newton)
    case .turbulence:
      let speed = subject.velocity.length / 100
      force = noise(p, subject.time) * (reach * subject.mass * speed * speed * newton)
    case .velocity: force = .zero
    case .custom(let block):
      let answer = block(offset, subject.velocity, subject.mass, subject.charge, subject.time)
      force = answer.isFinite ? answer * newton : .zero
    }
    return force.limited
  }

  /// fall(r) = max(r, minimumRadius)^(−falloff).
  private func fall(_ distance: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let r = max(distance, minimumRadius)
    switch falloff {
    case 1: return 1 / r
    case 2: return 1 / (r * r)
    case -1: return r
    default: return Elementary.exponential(-falloff * Elementary.logarithm(r))
    }
  }

  /// The force whose sub-step rotates the velocity by exactly θ = −S·fall·h/m, so that the speed is kept: for
  /// small θ it is S·(v.y, −v.x)·fall.
  private func bend(_ subject: FieldSubject, _ reach: Double) -> Vector {
    let angle = -reach * subject.duration / subject.mass
    guard angle.isFinite else { return .zero }
    let turned = subject.velocity.turned(by: angle)
    return (turned - subject.velocity) * (subject.mass / subject.duration)
  }

  /// −S·u·|u|·fall, limited so that one step does not reverse u.
  private func slow(_ subject: FieldSubject, _ reach: Double) -> Vector {
    let u = subject.velocity / 100 - direction
    let most = subject.mass / subject.duration
    return u * (-min(reach * u.length, most) * 100)
  }
}
