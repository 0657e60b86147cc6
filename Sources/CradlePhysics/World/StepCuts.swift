/// The number of parts of a step, each with its own search for contacts, and the settings of a part.
struct StepCuts {
  /// The caller's settings.
  private(set) var whole: World.Settings
  /// The settings of a cut of the present step: its duration is an integral fraction of the caller's.
  private(set) var settings: World.Settings
  private(set) var count = 1
  private var number = 0
  /// The number of cuts in which a body was awake. Alternating orders depend on it instead of the steps
  /// taken: an animator takes a number of steps after everything fell asleep that depends on its frame rate.
  private(set) var active = 0
  /// The fastest rocking rate between contacts without friction, rad/s: see `InternalLoss`. 0 if nothing is
  /// awake.
  var rocking = 0.0
  /// The greatest weight of late that a light body bears, per its own mass, pt/s²: see `BorneWeight`.
  private var borne = 0.0

  init(_ settings: World.Settings) {
    whole = settings
    self.settings = settings
  }

  /// The acceleration for which the settings are chosen, a₀: gravity of magnitude 1, pt/s².
  static let usualAcceleration = 1000.0
  /// The most cuts. Past 16 times the usual acceleration contacts get softer instead, because cuts cost in
  /// proportion.
  private static let most = 4
  /// The farthest that a body without friction may rock on its circle during a cut, ωT in radians: the
  /// contacts' normals are constant meanwhile, and nothing opposes that error. Of 300 heaps two whirl without
  /// this limit, none at 0.8; below, another one sloshes on.
  static let farthestRock = 0.8

  /// The overlap in points that a load may leave before the lift bears it: no shape may be deeper in another.
  private static let deepest = 1.0
  /// The share of a borne weight that is left at the next look, `InternalLoss.interval` cuts later: a load that comes and
  /// goes must not change the stiffness to and fro.
  private static let memory = 0.9

  var isFirst: Bool { number == 0 }

  mutating func change(_ settings: World.Settings) {
    whole = settings
    self.settings = settings
    count = 1
  }

  /// Begins a step; returns whether its cuts have another length than those of the last.
  ///
  /// At an acceleration a everything happens √a times as fast: a step cut into √(a/a₀) has as many steps for
  /// every fall as one has at a₀. A body that bears one M/m times as heavy needs stiffer contacts. Bodies that are caged without
  /// friction rock at a rate of their own, and may need more:
  ///
  ///     √(a/a₀),   √(aₙ·M/(m·Ω²·1 pt)),   ωT/0.8 rad        aₙ a along the contact, Ω the contacts' frequency, T the whole step
  ///
  /// The contacts' stiffness and push depend on the first two numbers alone, and continuously: the rocking rate
  /// changes all the time, and a stiffness that changed with it would add energy to a heap. Sleep's speeds depend on the first,
  /// and its delay inversely: what rests covers the same distance.
  mutating func begin(strongest: Double) -> Bool {
    number = -1
    guard whole.conservesEnergy else { return false }
    let pace = (strongest / Self.usualAcceleration).squareRoot()
    let omega = 2 * .pi * whole.contactFrequency
    let sinking = omega > 0 ? (borne / Self.deepest).squareRoot() / omega : 0
    let parts = max(pace, sinking, rocking * whole.stepDuration / Self.farthestRock)
    let haste = pace.clamped(to: 1...Double(Self.most))
    let stiffness = max(pace, sinking).clamped(to: 1...Double(Self.most))
    settings.contactFrequency = whole.contactFrequency * stiffness
    settings.pushOutSpeed = whole.pushOutSpeed * stiffness
    settings.sleepSpeed = whole.sleepSpeed * haste
    settings.sleepAngularSpeed = whole.sleepAngularSpeed * haste
    settings.sleepDelay = whole.sleepDelay / haste
    return cut(into: Int(parts.rounded(.up)).clamped(to: 1...Self.most))
  }

  mutating func beginCut() { number += 1 }
  mutating func countActive() { active += 1 }
  /// Forgets what only moving bodies have.
  mutating func forgetLoads() { (rocking, borne) = (0, 0) }
  mutating func note(borneWeight new: Double) { borne = max(new, Self.memory * borne) }

  private mutating func cut(into count: Int) -> Bool {
    guard count != self.count else { return false }
    self.count = count
    settings.stepDuration = whole.stepDuration / Double(count)
    return true
  }
}
