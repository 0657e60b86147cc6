/// The held bodies, each with its hand.
///
/// Invariant: a body is listed once, and only while its record says that it is held. There are few hands, so
/// lookups are linear.
struct HandStore: ~Copyable {
  private var held = Buffer<HeldBody>()

  var count: Int { held.count }
  var byteCount: Int { held.byteCount }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(_ bodies: borrowing BodyStore) -> String? {
    for place in 0..<held.count {
      let index = held.base[place].body
      if self.place(of: index) != place { return "body \(index) is in two hands" }
      if !bodies.isLive(index) || !bodies[index].isHeld || bodies.isStatic(index) {
        return "body \(index) is in a hand and not held"
      }
    }
    for index in 0..<Int32(bodies.count) where bodies.isLive(index) && bodies[index].isHeld {
      if place(of: index) == nil { return "body \(index) is held by no hand" }
    }
    return nil
  }

  /// A body's index among the held ones; nil if it is not held.
  func place(of body: Int32) -> Int? {
    for place in 0..<held.count where held.base[place].body == body { return place }
    return nil
  }

  subscript(place: Int) -> HeldBody {
    get { held.base[place] }
    nonmutating set { held.base[place] = newValue }
  }

  /// Adds a body and returns its index.
  mutating func add(_ body: HeldBody) -> Int {
    held.append(body)
    return held.count - 1
  }

  /// Scales the impulses that the next sub-step applies again.
  mutating func scaleImpulses(by ratio: Float) {
    for place in 0..<held.count { held.base[place].impulse = held.base[place].impulse * ratio }
  }

  /// Forgets the impulses that the next sub-step would apply again, because the world overflowed.
  mutating func forgetImpulses() {
    for place in 0..<held.count { held.base[place].impulse = .zero }
  }

  mutating func remove(_ place: Int) { _ = held.swapRemove(Int32(place)) }

  /// Gives held bodies the mass that contacts use, or an infinite one again, which bounces use. A body on a joint keeps
  /// the finite one: pushed back by contacts as a light body, it would pull its partners along as an infinite one, and
  /// give them energy without end.
  func setMasses(of bodies: inout BodyStore, forContacts: Bool) {
    for place in 0..<held.count {
      let hand = held.base[place]
      var mass = bodies.mass(hand.body)
      mass.x = (forContacts || hand.isJointed) && hand.mass > 0 ? 1 / hand.mass : 0
      mass.y = mass.x
      bodies.setMass(hand.body, mass)
    }
  }

  /// The hands for a step's passes; valid until a body is added.
  var spans: HandSpans { HandSpans(held: held.base, count: held.count) }
}
