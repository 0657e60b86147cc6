import CradleGeometry

extension World {
  /// The settings of a world's solver: the same solver can follow UIKit's numbers, or conserve energy and
  /// keep stacks stable.
  public struct Settings: Sendable, Hashable {
    /// The duration of a step, in seconds, 10⁻⁶ to 1; normally 1/120 or 1/60. Longer steps detect fewer collisions.
    public var stepDuration: Double
    /// The number of sub-steps in a step, 1…64; normally 1 or 4. More sub-steps make stacks stiffer at proportional
    /// cost.
    public var subSteps: Int
    /// The number of solver passes with position feedback in a sub-step, 1…64; normally 1 or 8.
    public var velocityIterations: Int
    /// The number of passes that remove the velocity of the position feedback, 0…64; normally 1, and 2 in UIKit's
    /// settings. With `conservesEnergy`, joints that share bodies take two iterations in each pass.
    public var relaxIterations: Int
    /// Whether sub-steps conserve energy: symmetric in time, with connected rigid joints solved at once for
    /// the position after the sub-step, impacts at their own time, steps that are cut under strong gravity and
    /// have up to four times `subSteps` where a light body bears a heavy one, and contacts that correct the
    /// overlap due to their load and are evaluated in the middle of the step.
    /// If false, velocities are projected, bodies moved, then positions corrected, as in UIKit: a pendulum
    /// loses a fifth of its energy in half a minute.
    public var conservesEnergy: Bool
    /// The approach speed in pt/s below which impacts do not bounce; 100 in stock Box2D. With
    /// `conservesEnergy` 0 is fine: a bounce whose flight would be shorter than a step does not happen.
    public var restitutionThreshold: Double
    /// The stiffness with which overlap is pushed out, in Hz; normally 50, limited to half of the sub-step
    /// rate. Above √2/(2π) of the sub-step rate, 54 Hz for the normal one, contacts have too little damping. A
    /// pyramid of 80 rows keeps 11 J after 400 steps at 40, 7.5 J at 50 and 59 J at 60.
    public var contactFrequency: Double
    /// The damping ratio of the push-out, unitless; normally 15, and 10 in UIKit's settings. Near 1 heaps
    /// oscillate. The pyramid keeps 16 J at 10, 7.5 J at 15 and 3.8 J at 20; of 600 hands that
    /// move a body through a heap 4 miss their claim at 15, 9 at 20 (`Distributions --only holding`).
    public var contactDamping: Double
    /// The highest push-out speed, in pt/s; by default 300, Box2D 3's 3 m/s. Higher values make overlapping bodies
    /// jump apart.
    public var pushOutSpeed: Double
    /// The speed below which a body may fall asleep, in pt/s; by default 1, Box2D 2.4's 0.01 m/s.
    public var sleepSpeed: Double
    /// The angular speed below which a body may fall asleep, in rad/s; by default Box2D 2.4's 2°/s. A body
    /// whose rim is slower than `sleepSpeed` may sleep, too.
    public var sleepAngularSpeed: Double
    /// The time for which an island must be slow before it sleeps, in seconds; by default Box2D's 0.5. A
    /// fast step cancels one slow step. A delay below a step counts as one step.
    public var sleepDelay: Double
    /// Whether bodies may sleep.
    public var allowsSleep: Bool

    /// UIKit's settings: one sub-step of 1/120 s (in single precision), 8 velocity iterations, projected
    /// joints.
    public static let uikit = Settings(
      stepDuration: Double(Float(1) / 120), subSteps: 1, velocityIterations: 8, relaxIterations: 2,
      conservesEnergy: false, restitutionThreshold: 100, contactDamping: 10)

    /// Four sub-steps for 1/60 s, one solve and one relax pass each, joints that conserve energy.
    public static let accurate = Settings(
      stepDuration: 1.0 / 60, subSteps: 4, velocityIterations: 1, relaxIterations: 1,
      conservesEnergy: true, restitutionThreshold: 0, contactDamping: 15)

    init(
      stepDuration: Double, subSteps: Int, velocityIterations: Int, relaxIterations: Int,
      conservesEnergy: Bool, restitutionThreshold: Double, contactDamping: Double
    ) {
      self.stepDuration = stepDuration
      self.subSteps = subSteps
      self.velocityIterations = velocityIterations
      self.relaxIterations = relaxIterations
      self.conservesEnergy = conservesEnergy
      self.restitutionThreshold = restitutionThreshold
      self.contactDamping = contactDamping
      contactFrequency = 50
      pushOutSpeed = 300
      sleepSpeed = 1
      sleepAngularSpeed = 2 * Double.pi / 180
      sleepDelay = 0.5
      allowsSleep = true
    }

    /// The duration of a sub-step in seconds.
    var subStepDuration: Double { stepDuration / Double(subSteps) }

    /// The reason why these settings are invalid; nil if they are valid.
    var validationError: String? {
      // The square of a sub-step, of at least 1.6·10⁻⁸ s, and its inverse stay well within single precision.
      if !(stepDuration >= 1e-6 && stepDuration <= 1) { return "stepDuration must be 10⁻⁶ to 1 s" }
      if !(1...64).contains(subSteps) { return "subSteps must be 1 to 64" }
      if !(1...64).contains(velocityIterations) { return "velocityIterations must be 1 to 64" }
      if !(0...64).contains(relaxIterations) { return "relaxIterations must be 0 to 64" }
      let limits = [
        restitutionThreshold, contactFrequency, contactDamping, pushOutSpeed, sleepSpeed,
        sleepAngularSpeed, sleepDelay,
      ]
      if limits.contains(where: { !($0 >= 0 && $0 < 1e9) }) {
        return "thresholds must be finite and not negative"
      }
      return nil
    }
  }
}
