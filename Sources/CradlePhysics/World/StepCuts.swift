/// The number of parts of a step, each with its own search for contacts, and the settings of a part: the duration
/// and number of its sub-steps, and the stiffness of its contacts.
struct StepCuts {
  /// The caller's settings.
  private(set) var stepSettings: World.Settings
  /// The settings of a cut of the present step: its duration is an integral fraction of the caller's, and its
  /// sub-steps are at most as long as the caller's.
  private(set) var settings: World.Settings
  private(set) var count = 1
  private var number = 0
  /// The number of cuts in which a body was awake. Alternating orders depend on it and not on the number of
  /// steps: after everything fell asleep, an animator takes a number of steps that depends on its frame rate.
  private(set) var active = 0
  /// The greatest recent weight on a light body, divided by its own mass, pt/s²: see `LightBodyLoad`.
  private var loadAcceleration = 0.0

  init(_ settings: World.Settings) {
    stepSettings = settings
    self.settings = Self.applicable(settings)
  }

  /// The settings with a sleep delay of at least a step: after a shorter one bodies would sleep that have not been slow at
  /// all.
  private static func applicable(_ settings: World.Settings) -> World.Settings {
    var settings = settings
    settings.sleepDelay = max(settings.sleepDelay, settings.stepDuration)
    return settings
  }

  /// The acceleration for which the settings are chosen, a₀: UIKit's gravity of magnitude 1, pt/s².
  static let usualAcceleration = 1000.0
  /// The largest number of cuts, and of sub-steps as a multiple of the caller's. Past 16 times the usual
  /// acceleration contacts get softer instead, because the cost is proportional to both. With two, 8 of 4000 heaps
  /// never rest and 2 rest deeper than a point; with four and with eight 2 never rest
  /// (`Distributions --only heaps`).
  private static let most = 4
  /// The overlap in points that a load may cause before the lift corrects it: the limit for the depth of
  /// overlaps.
  private static let deepest = 1.0
  /// The share of a load that is left at the next measurement, `InternalLoss.interval` cuts later: an
  /// intermittent load must not make the stiffness alternate. At 0 a box of 600 kg falls off one of 1 kg; at 0.9
  /// one of 1000 kg stands.
  private static let memory = 0.9

  var isFirst: Bool { number == 0 }

  mutating func change(_ settings: World.Settings) {
    stepSettings = settings
    self.settings = Self.applicable(settings)
    count = 1
  }

  /// Begins a step; returns whether its sub-steps have another duration than those of the last step.
  ///
  /// At an acceleration a all motion is √(a/a₀) times as fast: a step of that many parts searches for contacts as
  /// often during a fall as a step does at a₀. A body that bears one M/m times as heavy needs stiffer contacts and
  /// shorter sub-steps, but a search for contacts only where the heavier one rocks on it:
  ///
  ///     stiffness  s = max(√(a/a₀), √(aₙ·M/(m·Ω²·1 pt)))    aₙ a along the contact, Ω = 2πf, f the contacts' frequency
  ///     cuts       c = max(⌈√(a/a₀)⌉, ⌊s⌋)
  ///     sub-steps  ⌈n·s/c⌉ in each cut                      n the caller's number
  ///
  /// With ⌈√(a/a₀)⌉ cuts alone a box of 1000 kg walks off one of 1 kg; with ⌈s⌉ a load that needs a tenth more stiffness
  /// costs twice as many searches and sub-steps. With ⌊√(a/a₀)⌋ 11 of 2500 heaps (seeds from 5000 on) never rest, which all do.
  /// The contacts' stiffness and push-out depend continuously on these numbers, not on the number of cuts. The sleep
  /// speeds are proportional to √(a/a₀), and the sleep delay inversely: a resting body may move the same distance.
  mutating func begin(strongest: Double) -> Bool {
    number = -1
    guard stepSettings.conservesEnergy else { return false }
    let speedScale = (strongest / Self.usualAcceleration).squareRoot()
    let omega = 2 * .pi * stepSettings.contactFrequency
    let loadScale = omega > 0 ? (loadAcceleration / Self.deepest).squareRoot() / omega : 0
    let limits = 1...Double(Self.most)
    let sleepScale = speedScale.clamped(to: limits)
    let stiffnessScale = max(speedScale, loadScale).clamped(to: limits)
    settings.contactFrequency = stepSettings.contactFrequency * stiffnessScale
    settings.pushOutSpeed = stepSettings.pushOutSpeed * stiffnessScale
    settings.sleepSpeed = stepSettings.sleepSpeed * sleepScale
    settings.sleepAngularSpeed = stepSettings.sleepAngularSpeed * sleepScale
    settings.sleepDelay = Self.applicable(stepSettings).sleepDelay / sleepScale
    let former = settings.subStepDuration
    count = Int(max(sleepScale.rounded(.up), stiffnessScale))
    settings.stepDuration = stepSettings.stepDuration / Double(count)
    let subSteps = Double(stepSettings.subSteps) * stiffnessScale / Double(count)
    settings.subSteps = Int(subSteps.rounded(.up))
    return settings.subStepDuration != former
  }

  mutating func beginCut() { number += 1 }
  mutating func countActive() { active += 1 }
  /// Drops the load that only moving bodies have.
  mutating func forgetLoad() { loadAcceleration = 0 }
  mutating func note(loadAcceleration new: Double) {
    loadAcceleration = max(new, Self.memory * loadAcceleration)
  }
}
