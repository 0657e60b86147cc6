/// Room for sorting contacts into colours; kept between steps.
struct ColorScratch: ~Copyable {
  /// Which colours a body's contacts already use, one bit each, by body slot.
  var used = Buffer<UInt64>()
  /// The contact and colour of every touching pair.
  var contact = Buffer<Int32>()
  var color = Buffer<UInt8>()
  var sorted = Buffer<Int32>()
  /// One contact of nothing, for lanes left over.
  var blank = Buffer<Contact>()

  /// How many contacts each of 64 colours has, and where each begins in `sorted`.
  var counts = Buffer<Int32>()
  /// One past the last colour in use; a few do for most scenes.
  var end = 0

  var byteCount: Int {
    used.byteCount + contact.byteCount + color.byteCount + sorted.byteCount + blank.byteCount
      + counts.byteCount
  }

  init() {
    blank.append(Contact())
    counts.resize(128, filling: 0)
  }
}

extension World {
  /// The last colour holds what fits nowhere else; its contacts are solved one by one.
  private static let overflow = 63

  /// Sorts touching contacts into colours, so that no two of a colour share a moving body, and packs them four by four.
  func prepareContacts() {
    wideContacts.removeAll()
    widePoints.removeAll()
    bouncing.removeAll()
    approaching.removeAll()
    guard awakeContacts.count > 0 else { return }
    colors.used.resize(bodies.count, filling: 0)
    let used = colors.used.base
    for place in 0..<awakeBodies.count { used[Int(awakeBodies.base[place])] = 0 }
    colors.contact.removeAll()
    colors.color.removeAll()
    colors.contact.reserve(awakeContacts.count)
    colors.color.reserve(awakeContacts.count)
    let counts = colors.counts.base
    counts.update(repeating: 0, count: 64)
    colors.end = 0
    if kinematics.count == 0 {
      colorContacts(used, counts) { _, _ in true }
    } else {
      // What is pushed by something that moves regardless gives way to walls: they have the last word.
      let bodies = bodies.base
      func rank(_ a: Int, _ b: Int) -> Int {
        bodies[a].isKinematic || bodies[b].isKinematic ? 0 : bodies[a].isStatic || bodies[b].isStatic ? 2 : 1
      }
      for turn in 0..<3 { colorContacts(used, counts) { rank($0, $1) == turn } }
    }
    packContacts(counts)
  }

  @inline(__always) private func colorContacts(
    _ used: UnsafeMutablePointer<UInt64>, _ counts: UnsafeMutablePointer<Int32>,
    _ isWanted: (Int, Int) -> Bool
  ) {
    let all = contacts.base
    let order = awakeContacts.base
    let mass = masses.base
    var last = colors.end - 1
    for place in 0..<awakeContacts.count {
      let index = order[place]
      let contact = all + Int(index)
      guard contact.pointee.manifold.count > 0 else { continue }
      let a = Int(contact.pointee.bodyA)
      let b = Int(contact.pointee.bodyB)
      guard isWanted(a, b) else { continue }
      let movesA = mass[a].x + mass[a].y + mass[a].turn > 0
      let movesB = mass[b].x + mass[b].y + mass[b].turn > 0
      guard movesA || movesB else { continue }
      let taken = (movesA ? used[a] : 0) | (movesB ? used[b] : 0)
      let color = min((~taken).trailingZeroBitCount, Self.overflow)
      let bit: UInt64 = 1 << UInt64(color)
      if movesA { used[a] |= bit }
      if movesB { used[b] |= bit }
      counts[color] += 1
      if color > last { last = color }
      colors.contact.append(index)
      colors.color.append(UInt8(color))
      if contact.pointee.restitution > 0 { bouncing.append(index) }
    }
    colors.end = last + 1
  }

  private func packContacts(_ counts: UnsafeMutablePointer<Int32>) {
    let starts = counts + 64
    var total: Int32 = 0
    for color in 0..<colors.end {
      starts[color] = total
      total += counts[color]
    }
    guard total > 0 else { return }
    colors.sorted.resize(Int(total), filling: 0)
    for place in 0..<Int(total) {
      let color = Int(colors.color.base[place])
      colors.sorted.base[Int(starts[color])] = colors.contact.base[place]
      starts[color] += 1
    }
    let packer = ContactPacker(
      masses: masses.base, inverseH: Float(Double(settings.subSteps) / settings.stepDuration),
      softness: contactSoftness)
    var first: Int32 = 0
    for color in 0..<colors.end where counts[color] > 0 {
      let end = first + counts[color]
      let width: Int32 = color == Self.overflow ? 1 : 4
      while first < end {
        pack(Int(first), Int(min(width, end - first)), packer)
        first += min(width, end - first)
      }
    }
  }

  private func pack(_ first: Int, _ count: Int, _ packer: ContactPacker) {
    let sorted = colors.sorted.base + first
    let ids = (
      sorted[0], count > 1 ? sorted[1] : -1, count > 2 ? sorted[2] : -1, count > 3 ? sorted[3] : -1
    )
    let base = contacts.base
    let blank = colors.blank.base
    let packed = packer.packed(
      base + Int(ids.0), ids.1 >= 0 ? base + Int(ids.1) : blank, ids.2 >= 0 ? base + Int(ids.2) : blank,
      ids.3 >= 0 ? base + Int(ids.3) : blank, ids)
    let lane = Int32(4 * wideContacts.count)
    noteApproach(ids.0, lane)
    noteApproach(ids.1, lane + 1)
    noteApproach(ids.2, lane + 2)
    noteApproach(ids.3, lane + 3)
    wideContacts.append(packed.contact)
    widePoints.append(packed.first)
    widePoints.append(packed.second)
  }

  @inline(__always) private func noteApproach(_ index: Int32, _ lane: Int32) {
    guard index >= 0 else { return }
    let contact = contacts.base + Int(index)
    if !contact.pointee.isTouching {
      contact.pointee.hasMet = false
      approaching.append(Approach(contact: index, lane: lane))
    }
  }

  /// Push-out rate and share against moving bodies, and twice as stiff against static ones.
  private var contactSoftness: (moving: (Float, Float), static: (Float, Float)) {
    let h = settings.stepDuration / Double(settings.subSteps)
    func soft(_ frequency: Double) -> (Float, Float) {
      let omega = 2 * Double.pi * frequency
      let a1 = 2 * settings.contactDamping + h * omega
      let a2 = h * omega * a1
      return (Float(omega / a1), Float(a2 / (1 + a2)))
    }
    let frequency = min(settings.contactFrequency, 0.5 / h)
    return (soft(frequency), soft(2 * frequency))
  }

  /// Gives the impulses back to the contacts, where the next step and the overlay find them.
  func storeImpulses() {
    let all = contacts.base
    let wide = wideContacts.base
    let points = widePoints.base
    for place in 0..<wideContacts.count {
      let ids = wide[place].contact
      let n1 = points[2 * place].normalImpulse
      let t1 = points[2 * place].tangentImpulse
      let n2 = points[2 * place + 1].normalImpulse
      let t2 = points[2 * place + 1].tangentImpulse
      put(all, ids.0, n1.a, t1.a, n2.a, t2.a)
      put(all, ids.1, n1.b, t1.b, n2.b, t2.b)
      put(all, ids.2, n1.c, t1.c, n2.c, t2.c)
      put(all, ids.3, n1.d, t1.d, n2.d, t2.d)
    }
  }

  @inline(__always) private func put(
    _ all: UnsafeMutablePointer<Contact>, _ index: Int32, _ n1: Float, _ t1: Float, _ n2: Float, _ t2: Float
  ) {
    guard index >= 0 else { return }
    all[Int(index)].manifold.first.normalImpulse = n1
    all[Int(index)].manifold.first.tangentImpulse = t1
    all[Int(index)].manifold.second.normalImpulse = n2
    all[Int(index)].manifold.second.tangentImpulse = t2
  }
}

/// Turns four contacts on their side.
struct ContactPacker {
  let masses: UnsafeMutablePointer<BodyMass>
  let inverseH: Float
  let softness: (moving: (Float, Float), static: (Float, Float))

  @inline(__always) private func mass(_ body: Int32) -> BodyMass { masses[Int(body)] }

  @inline(__always) func packed(
    _ c0: UnsafeMutablePointer<Contact>, _ c1: UnsafeMutablePointer<Contact>,
    _ c2: UnsafeMutablePointer<Contact>, _ c3: UnsafeMutablePointer<Contact>,
    _ ids: (Int32, Int32, Int32, Int32)
  ) -> (contact: WideContact, first: WidePoint, second: WidePoint) {
    let (a0, a1, a2, a3) = (
      mass(c0.pointee.bodyA), mass(c1.pointee.bodyA), mass(c2.pointee.bodyA), mass(c3.pointee.bodyA)
    )
    let (b0, b1, b2, b3) = (
      mass(c0.pointee.bodyB), mass(c1.pointee.bodyB), mass(c2.pointee.bodyB), mass(c3.pointee.bodyB)
    )
    let massAX = Wide(a0.x, a1.x, a2.x, a3.x)
    let massAY = Wide(a0.y, a1.y, a2.y, a3.y)
    let turnA = Wide(a0.turn, a1.turn, a2.turn, a3.turn)
    let massBX = Wide(b0.x, b1.x, b2.x, b3.x)
    let massBY = Wide(b0.y, b1.y, b2.y, b3.y)
    let turnB = Wide(b0.turn, b1.turn, b2.turn, b3.turn)
    let n0 = c0.pointee.manifold.normal
    let n1 = c1.pointee.manifold.normal
    let n2 = c2.pointee.manifold.normal
    let n3 = c3.pointee.manifold.normal
    let nx = Wide(n0.x, n1.x, n2.x, n3.x)
    let ny = Wide(n0.y, n1.y, n2.y, n3.y)
    func soft(_ a: BodyMass, _ b: BodyMass) -> (Float, Float) {
      a.x + a.y == 0 || b.x + b.y == 0 ? softness.static : softness.moving
    }
    let (s0, s1, s2, s3) = (soft(a0, b0), soft(a1, b1), soft(a2, b2), soft(a3, b3))
    let massX = massAX + massBX
    let massY = massAY + massBY
    let kNormal = nx * nx * massX + ny * ny * massY
    let kTangent = ny * ny * massX + nx * nx * massY

    @inline(__always) func point(
      _ p0: ContactPoint, _ p1: ContactPoint, _ p2: ContactPoint, _ p3: ContactPoint, _ on: Wide
    ) -> WidePoint {
      let ax = Wide(p0.anchorA.x, p1.anchorA.x, p2.anchorA.x, p3.anchorA.x)
      let ay = Wide(p0.anchorA.y, p1.anchorA.y, p2.anchorA.y, p3.anchorA.y)
      let bx = Wide(p0.anchorB.x, p1.anchorB.x, p2.anchorB.x, p3.anchorB.x)
      let by = Wide(p0.anchorB.y, p1.anchorB.y, p2.anchorB.y, p3.anchorB.y)
      let crossA = ax * ny - ay * nx
      let crossB = bx * ny - by * nx
      let dotA = ax * nx + ay * ny
      let dotB = bx * nx + by * ny
      let k = kNormal + turnA * crossA * crossA + turnB * crossB * crossB
      let t = kTangent + turnA * dotA * dotA + turnB * dotB * dotB
      return WidePoint(
        armAX: ax, armAY: ay, armBX: bx, armBY: by,
        separation: Wide(p0.separation, p1.separation, p2.separation, p3.separation),
        normalImpulse: Wide(p0.normalImpulse, p1.normalImpulse, p2.normalImpulse, p3.normalImpulse),
        tangentImpulse: Wide(p0.tangentImpulse, p1.tangentImpulse, p2.tangentImpulse, p3.tangentImpulse),
        normalMass: Wide.select(positive: k * on, Wide(1) / k, Wide.zero),
        tangentMass: Wide.select(positive: t * on, Wide(1) / t, Wide.zero))
    }
    func on(_ contact: UnsafeMutablePointer<Contact>, _ count: Int32) -> Float {
      contact.pointee.manifold.count >= count ? 1 : 0
    }
    func closing(_ contact: UnsafeMutablePointer<Contact>) -> Float {
      contact.pointee.restitution > 0 ? 1e6 : inverseH
    }
    let count = max(
      max(c0.pointee.manifold.count, c1.pointee.manifold.count),
      max(c2.pointee.manifold.count, c3.pointee.manifold.count))
    let first = point(
      c0.pointee.manifold.first, c1.pointee.manifold.first, c2.pointee.manifold.first,
      c3.pointee.manifold.first, Wide(on(c0, 1), on(c1, 1), on(c2, 1), on(c3, 1)))
    let second =
      count > 1
      ? point(
        c0.pointee.manifold.second, c1.pointee.manifold.second, c2.pointee.manifold.second,
        c3.pointee.manifold.second, Wide(on(c0, 2), on(c1, 2), on(c2, 2), on(c3, 2)))
      : WidePoint(
        armAX: .zero, armAY: .zero, armBX: .zero, armBY: .zero, separation: .zero, normalImpulse: .zero,
        tangentImpulse: .zero, normalMass: .zero, tangentMass: .zero)
    let contact = WideContact(
      bodyA: (c0.pointee.bodyA, c1.pointee.bodyA, c2.pointee.bodyA, c3.pointee.bodyA),
      bodyB: (c0.pointee.bodyB, c1.pointee.bodyB, c2.pointee.bodyB, c3.pointee.bodyB), contact: ids,
      count: count,
      rubs: max(
        max(c0.pointee.friction, c1.pointee.friction), max(c2.pointee.friction, c3.pointee.friction)) > 0,
      massAX: massAX, massAY: massAY, turnA: turnA, massBX: massBX, massBY: massBY,
      turnB: turnB, nx: nx, ny: ny,
      friction: Wide(c0.pointee.friction, c1.pointee.friction, c2.pointee.friction, c3.pointee.friction),
      biasRate: Wide(s0.0, s1.0, s2.0, s3.0), share: Wide(s0.1, s1.1, s2.1, s3.1),
      closingRate: Wide(closing(c0), closing(c1), closing(c2), closing(c3)))
    return (contact, first, second)
  }
}
