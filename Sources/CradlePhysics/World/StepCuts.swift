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

  var isFirst: Bool { number == 0 }

  mutating func change(_ settings: World.Settings) {
    whole = settings
    self.settings = settings
    count = 1
  }

  /// Begins a step; returns whether its cuts have another length than those of the last.
  ///
  /// At an acceleration a everything happens √a times as fast: a step cut into √(a/a₀) has as many steps for
  /// every fall as one has at a₀. Bodies that are caged without friction rock at a rate of their own, and may
  /// need more:
  ///
  ///     √(a/a₀),   ωT/0.8 rad        T the whole step
  ///
  /// The contacts' stiffness and push depend on the first number alone, and continuously: the rocking rate
  /// changes all the time, and a stiffness that changed with it would add energy to a heap. So do sleep's speeds, and its
  /// delay inversely: what rests covers the same distance.
  mutating func begin(strongest: Double) -> Bool {
    number = -1
    guard whole.conservesEnergy else { return false }
    let pace = (strongest / Self.usualAcceleration).squareRoot()
    let parts = max(pace, rocking * whole.stepDuration / Self.farthestRock)
    let haste = pace.clamped(to: 1...Double(Self.most))
    settings.contactFrequency = whole.contactFrequency * haste
    settings.pushOutSpeed = whole.pushOutSpeed * haste
    settings.sleepSpeed = whole.sleepSpeed * haste
    settings.sleepAngularSpeed = whole.sleepAngularSpeed * haste
    settings.sleepDelay = whole.sleepDelay / haste
    return cut(into: Int(parts.rounded(.up)).clamped(to: 1...Self.most))
  }

  mutating func beginCut() { number += 1 }
  mutating func countActive() { active += 1 }

  private mutating func cut(into count: Int) -> Bool {
    guard count != self.count else { return false }
    self.count = count
    settings.stepDuration = whole.stepDuration / Double(count)
    return true
  }
}
