/// Into how many parts a step falls, each with its own search for contacts, and the settings of a part.
struct StepCuts {
  /// As the caller set them.
  private(set) var whole: World.Settings
  /// As a cut of the present step takes them: its duration is a whole part of the caller's.
  private(set) var settings: World.Settings
  private(set) var count = 1
  private var number = 0
  /// The cuts in which something was awake. What alternates from step to step goes by it, and not by the steps taken: an
  /// animator takes a number of steps after everything fell asleep that depends on its frame rate.
  private(set) var active = 0
  /// How fast the quickest rocks between contacts without friction, rad/s: see `InternalLoss`. 0 once nothing is awake.
  var rocking = 0.0

  init(_ settings: World.Settings) {
    whole = settings
    self.settings = settings
  }

  /// What the settings are made for, a₀: gravity of magnitude 1, pt/s².
  private static let usualAcceleration = 1000.0
  /// Past 16 times the usual acceleration contacts get softer instead of steps shorter, which cost in proportion.
  private static let most = 4
  /// How far what rocks without friction may get on its circle while its contacts' normals stand, ωT in radians: nothing
  /// holds it against the error. Of 300 heaps two whirl without this, none at 0.8; below, another one sloshes on.
  static let farthestRock = 0.8

  var isFirst: Bool { number == 0 }

  mutating func change(_ settings: World.Settings) {
    whole = settings
    self.settings = settings
    count = 1
  }

  /// Begins a step; whether its cuts are of another length than those of the last.
  ///
  /// At an acceleration a everything happens √a times as fast: a step cut into √(a/a₀) has as many steps to every fall as
  /// one has at a₀. What contacts cage without friction rocks at a rate of its own, and may ask for more:
  ///
  ///     √(a/a₀),   ωT/0.8 rad        T the whole step
  ///
  /// Contacts get stiffer and push faster with the first alone, and without steps: what rocks changes its rate all the time,
  /// and a heap whose stiffness changed with it would be pumped.
  mutating func begin(strongest: Double) -> Bool {
    number = -1
    guard whole.conservesEnergy else { return false }
    let pace = (strongest / Self.usualAcceleration).squareRoot()
    let parts = max(pace, rocking * whole.stepDuration / Self.farthestRock)
    let haste = pace.clamped(to: 1...Double(Self.most))
    settings.contactFrequency = whole.contactFrequency * haste
    settings.pushOutSpeed = whole.pushOutSpeed * haste
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
