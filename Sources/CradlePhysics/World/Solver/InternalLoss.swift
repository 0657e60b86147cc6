import CradleGeometry

/// The damping of motion inside a heap, between contacts that persist.
///
/// A body that contacts enclose on all sides can only rock about its position, and exchanges energy with its
/// neighbours. Without friction neither impacts nor sliding ever remove that energy. Real bodies lose it by
/// deformation, which the coefficient of restitution e measures: an impact is half a swing on the contact's stiffness
/// and leaves the share e of the speed. Half a swing about a persistent contact leaves the same share of the
/// amplitude:
///
///     v̇ = −2·(ω/π)·(1 − e)·v,   ω² = N/(m·ℓ)        v the speed along the contact, N its load, m the reduced mass,
///                                                      ℓ the extent of the smaller body
///
/// ω is a pendulum's, of the contact's curvature under its load; 1 − e is −ln e to first order; the factor 2
/// accounts for the half of the energy that is potential. Bodies that slide, swing, roll or fly are not caged
/// and lose nothing, and at e = 1 nothing is lost. Momentum and angular momentum are conserved, so a heap
/// that turns as a whole loses nothing.
struct InternalLoss {
  let bodies: BodySpans
  let shapes: ShapeSpans
  /// The seconds covered by one call, and the rate of sub-steps.
  let duration: Float
  let inverseH: Float
  /// By body slot: a bit for each direction that no contact blocks. A caged body has none.
  let freeDirections: UnsafeMutablePointer<UInt64>
  private let sleepDelay: Float
  private let table = InternalLoss.table

  /// The number of cuts covered by one call: a swing takes dozens of cuts, and each call costs a pass over
  /// all contacts. At 8 four of 4000 heaps never rest, at 4 two (`Distributions --only heaps`).
  static let interval = 4

  init(
    bodies: BodySpans, shapes: ShapeSpans, _ settings: World.Settings,
    freeDirections: UnsafeMutablePointer<UInt64>
  ) {
    self.bodies = bodies
    self.shapes = shapes
    duration = Float(settings.stepDuration * Double(Self.interval))
    inverseH = Float(Double(settings.subSteps) / settings.stepDuration)
    sleepDelay = Float(settings.sleepDelay)
    self.freeDirections = freeDirections
  }

  /// Damps rocking at contacts that carried a load in the step.
  func apply(_ contacts: ContactSpans) {
    for place in 0..<bodies.awakeCount {
      let index = Int(bodies.awake[place])
      // Gravity and applied forces block the directions opposite to them.
      let (x, y) = (-bodies.drives[index].ax, -bodies.drives[index].ay)
      freeDirections[index] = x == 0 && y == 0 ? .max : table[part(of: x, y)]
      bodies.drives[index].coasts = false
    }
    for place in 0..<contacts.manifoldCount {
      let contact = contacts.contacts + Int(contacts.manifolds[place].contact)
      guard load(contact) > 0 else { continue }
      let n = contact.pointee.manifold.normal
      let part = part(of: n.x, n.y)
      let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
      freeDirections[a] &= table[part]
      freeDirections[b] &= table[(part + Self.sectors / 2) & (Self.sectors - 1)]
      bodies.drives[a].coasts = true
      bodies.drives[b].coasts = true
    }
    for place in 0..<contacts.manifoldCount {
      let contact = contacts.contacts + Int(contacts.manifolds[place].contact)
      let load = load(contact)
      let isDisc = contact.pointee.hasCircle
      guard load > 0, isCaged(contact.pointee.bodyB) || (isDisc && rests(contact.pointee.bodyB))
      else { continue }
      let omega = rate(contact, force: load * inverseH)
      if isCaged(contact.pointee.bodyA) && isCaged(contact.pointee.bodyB) {
        slowSlide(contact, omega)
      } else if isDisc, !bodies.isStatic(contact.pointee.bodyB) {
        slowTurn(contact, omega)
      }
    }
  }

  @inline(__always) private func load(_ contact: UnsafeMutablePointer<Contact>) -> Float {
    contact.pointee.manifold.first.normalImpulse + contact.pointee.manifold.second.normalImpulse
  }

  @inline(__always) private func isCaged(_ index: Int32) -> Bool {
    bodies.isStatic(index) || freeDirections[Int(index)] == 0
  }

  /// Whether a body is ready to sleep: as still as a caged body, whatever holds it.
  @inline(__always) private func rests(_ index: Int32) -> Bool {
    bodies.rests[Int(index)].slowFor >= sleepDelay
  }

  /// The extent of the smaller body in points; infinite if neither has one.
  private func extent(_ contact: UnsafeMutablePointer<Contact>) -> Float {
    let massA = bodies.masses[Int(contact.pointee.bodyA)]
    let massB = bodies.masses[Int(contact.pointee.bodyB)]
    return min(
      massA.x + massA.y > 0 ? massA.extent : .infinity, massB.x + massB.y > 0 ? massB.extent : .infinity)
  }

  /// ω: the rate at which a contact rocks under its load, rad/s.
  private func rate(_ contact: UnsafeMutablePointer<Contact>, force: Float) -> Float {
    let massA = bodies.masses[Int(contact.pointee.bodyA)]
    let massB = bodies.masses[Int(contact.pointee.bodyB)]
    let extent = extent(contact)
    guard extent > 0, extent < .infinity else { return 0 }
    let n = contact.pointee.manifold.normal
    let inverseMass = n.x * n.x * (massA.x + massB.x) + n.y * n.y * (massA.y + massB.y)
    return (force * inverseMass / extent).squareRoot()
  }

  /// The share of its speed that a contact loses in a step.
  private func share(_ contact: UnsafeMutablePointer<Contact>, _ omega: Float) -> Float {
    min(2 / .pi * omega * max(1 - contact.pointee.restitution, 0) * duration, 1)
  }

  /// Damps the sliding of two caged bodies along each other.
  private func slowSlide(_ contact: UnsafeMutablePointer<Contact>, _ omega: Float) {
    let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
    let (massA, massB) = (bodies.masses[a], bodies.masses[b])
    let n = contact.pointee.manifold.normal
    var (armA, armB) = (contact.pointee.manifold.first.anchorA, contact.pointee.manifold.first.anchorB)
    if contact.pointee.hasCircle {
      // A disc's rotation is not rocking: its middle moves along the other surface. Two discs have no
      // rotation to compare.
      if contact.pointee.isRound { return }
      let radius = shapes.shapes[Int(contact.pointee.shapeB)].radius
      armA = armA + n * radius
      armB = armB + n * radius
    }
    let (crossA, crossB) = (armA.dot(n), armB.dot(n))
    let (massX, massY) = (massA.x + massB.x, massA.y + massB.y)
    let along =
      n.y * n.y * massX + n.x * n.x * massY + massA.turn * crossA * crossA + massB.turn * crossB * crossB
    guard along > 0 else { return }
    let (stateA, stateB) = (bodies.states + a, bodies.states + b)
    let t = LocalVector(-n.y, n.x)
    let speed = SolverContext.relativeVelocity(stateA, stateB, armA, armB).dot(t)
    let impulse = t * (-share(contact, omega) * speed / along)
    stateA.pointee.vx -= massA.x * impulse.x
    stateA.pointee.vy -= massA.y * impulse.y
    stateA.pointee.w -= massA.turn * armA.cross(impulse)
    stateB.pointee.vx += massB.x * impulse.x
    stateB.pointee.vy += massB.y * impulse.y
    stateB.pointee.w += massB.turn * armB.cross(impulse)
  }

  /// Damps a board that rocks on a disc that the heap cages or that rests in it: friction prevents sliding,
  /// so the board can only rotate.
  private func slowTurn(_ contact: UnsafeMutablePointer<Contact>, _ omega: Float) {
    let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
    let (turnA, turnB) = (bodies.masses[a].turn, bodies.masses[b].turn)
    guard contact.pointee.friction > 0, turnA + turnB > 0 else { return }
    let (stateA, stateB) = (bodies.states + a, bodies.states + b)
    let impulse =
      -share(contact, omega) * (stateB.pointee.w - stateA.pointee.w) / (turnA + turnB)
    stateA.pointee.w -= turnA * impulse
    stateB.pointee.w += turnB * impulse
  }

  // MARK: Directions

  /// The sine of the angle by which a direction must lead into a contact to be blocked, about 5°: a disc between two
  /// segments of a curved floor is not caged, one in a groove is. Any angle from 2.5° to 10° does: as many
  /// of 4000 heaps rest in time at 2.5°, 5° and 10° (`Distributions --only heaps`).
  private static let margin = 0.0872

  /// The number of sectors of the circle, a bit each.
  private static let sectors = UInt64.bitWidth

  /// The index of a direction among the sectors of the circle. The diamond angle increases with the angle, and
  /// needs no arc tangent.
  @inline(__always) private func part(of x: Float, _ y: Float) -> Int {
    let sum = abs(x) + abs(y)
    guard sum > 0 else { return 0 }
    let quarter = y / sum
    let diamond = x < 0 ? 2 - quarter : quarter < 0 ? 4 + quarter : quarter
    return min(Int(diamond * Float(Self.sectors / 4)), Self.sectors - 1)
  }

  /// For a normal in each sector, a bit for each direction that the surface leaves free; normals point out of
  /// the body.
  private static let table: [UInt64] = (0..<sectors).map { part in
    let diamond = (Double(part) + 0.5) / Double(sectors / 4)
    let x = abs(diamond - 2) - 1
    let y = diamond < 2 ? 1 - abs(diamond - 1) : abs(diamond - 3) - 1
    let length = (x * x + y * y).squareRoot()
    return (0..<sectors).reduce(0) { bits, direction in
      let angle = Double(direction) * 2 * .pi / Double(sectors)
      let into = (x * Trigonometry.cosine(angle) + y * Trigonometry.sine(angle)) / length
      return into < margin ? bits | 1 << UInt64(direction) : bits
    }
  }
}
