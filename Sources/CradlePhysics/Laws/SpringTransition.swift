import CradleGeometry

/// The exact change of a spring's state over a duration: the closed form that every spring here uses.
///
///     y(t) = A·y₀ + B·v₀      A = C + βS      B = S
///     v(t) = Γ·y₀ + Δ·v₀      Γ = −ω²S        Δ = C − βS
///
///     ζ < 1:  C = e^(−βt)·cos ω₁t      S = e^(−βt)·sin(ω₁t)/ω₁      ω₁ = √(ω² − β²)
///     ζ = 1:  C = e^(−βt)              S = e^(−βt)·t
///     ζ > 1:  C = e^(−βt)·cosh γt      S = e^(−βt)·sinh(γt)/γ       γ = √(β² − ω²)
///
///     y displacement from the target, pt      v velocity, pt/s      β = c/2m, 1/s      ω = √(k/m), rad/s
///
/// S tends to e^(−βt)·t from both sides, so it is continuous at ζ = 1. Above ζ = 1 the exponentials are
/// combined, e^(−(β − γ)t)·(1 ± e^(−2γt))/2 with β − γ = ω²/(β + γ), so that nothing overflows and the slow
/// part keeps its digits.
///
/// ```swift
/// let frame = SpringTransition(Spring(response: 0.5, dampingRatio: 1), over: 1 / 60.0)
/// var state = SpringTransition.State(displacement: 100, velocity: 0)
/// for _ in 0..<60 { state = frame.apply(state) }
/// ```
public struct SpringTransition: Hashable, Sendable {
  /// The result of a unit displacement: A, and Γ in 1/s.
  @usableFromInline package let displaced: State
  /// The result of a unit velocity: B in seconds, and Δ.
  @usableFromInline package let pushed: State

  /// A displacement and a velocity, in points and points per second.
  public struct State: Hashable, Sendable {
    /// The displacement from the target, in points.
    public var displacement: Double
    /// The velocity, in points per second.
    public var velocity: Double

    /// At the target, at rest.
    public static let rest = State(displacement: 0, velocity: 0)

    /// Makes a state from any numbers.
    @inlinable
    public init(displacement: Double, velocity: Double) {
      (self.displacement, self.velocity) = (displacement, velocity)
    }
  }

  /// Makes a transition from the results of a unit displacement and a unit velocity.
  package init(displaced: State, pushed: State) { (self.displaced, self.pushed) = (displaced, pushed) }

  /// Makes a spring's transition over a duration in seconds; a duration that is not above 0 changes nothing.
  public init(_ spring: Spring, over time: Double) { self.init(SpringRates(spring), over: time) }

  /// Makes the transition of a spring from its rates.
  init(_ rates: SpringRates, over time: Double) {
    guard time > 0 else {
      self.init(
        displaced: State(displacement: 1, velocity: 0), pushed: State(displacement: 0, velocity: 1))
      return
    }
    guard !rates.isRigid else {
      self.init(displaced: .rest, pushed: .rest)
      return
    }
    let (c, s) = rates.basis(at: time)
    let (decay, natural) = (rates.decay, rates.natural)
    self.init(
      displaced: State(displacement: c + decay * s, velocity: -(natural * natural * s)),
      pushed: State(displacement: s, velocity: c - decay * s))
  }

  /// Applies the transition to a state.
  @inlinable
  public func apply(_ state: State) -> State {
    let (y, v) = (state.displacement, state.velocity)
    return State(
      displacement: displaced.displacement * y + pushed.displacement * v,
      velocity: displaced.velocity * y + pushed.velocity * v)
  }

  /// The composition of this transition with a following one.
  public func followed(by next: SpringTransition) -> SpringTransition {
    SpringTransition(displaced: next.apply(displaced), pushed: next.apply(pushed))
  }
}

/// The rates of a spring's closed form.
struct SpringRates: Hashable, Sendable {
  /// β, in 1/s.
  let decay: Double
  /// ω, in rad/s.
  let natural: Double
  /// ω₁ when it oscillates, γ when it does not, in 1/s; 0 exactly at critical.
  let root: Double
  /// Whether ζ < 1.
  let oscillates: Bool
  /// The rate of the slowest part, in 1/s: β, or β − γ when overdamped.
  let slowest: Double
  /// Whether the spring is infinitely stiff: at its target at once.
  let isRigid: Bool

  /// The largest ω and β, in 1/s: keeps β² and ω² finite. A stronger spring cannot be distinguished from a
  /// frozen or a rigid one.
  private static let strongestDecay = 1e150

  init(_ spring: Spring) {
    self.init(
      natural: spring.angularFrequency, decay: spring.damping / (2 * spring.mass), isRigid: spring.isRigid)
  }

  /// Takes ω and β, clamped to the strongest.
  init(natural: Double, decay: Double, isRigid: Bool = false) {
    self.natural = min(natural, Self.strongestDecay)
    self.decay = min(decay, Self.strongestDecay)
    self.isRigid = isRigid
    oscillates = self.decay < self.natural
    // Square roots of the factors: their product would lose digits near critical damping, and overflow far
    // from it.
    root = abs(self.decay - self.natural).squareRoot() * (self.decay + self.natural).squareRoot()
    slowest =
      oscillates
      ? self.decay
      : (self.decay + root > 0 ? self.natural * (self.natural / (self.decay + root)) : 0)
  }

  /// C and S of the closed form, after a time in seconds. Computed with + − × ÷ √ only, so that every machine
  /// gives the same bits.
  func basis(at time: Double) -> (c: Double, s: Double) {
    // Finite, because a decayed envelope of 0 times an infinite t would be NaN.
    let t = min(time, .greatestFiniteMagnitude)
    let envelope = Exponential.exponential(-slowest * t)
    if root == 0 { return (envelope, envelope * t) }
    if oscillates {
      let angle = root * t
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      return (envelope * cosine, envelope * sine / root)
    }
    let difference = -Exponential.exponentialMinusOne(-2 * root * t)
    return (envelope * (2 - difference) / 2, envelope * difference / (2 * root))
  }
}
