/// The type of a row's error, rate and impulse: one number, or two that are solved together.
protocol RowValue: BitwiseCopyable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, k: Float) -> Self
  static prefix func - (a: Self) -> Self
  /// For the error of a row with C ≤ 0: whether it is slack.
  var isSlack: Bool { get }
  /// The impulse with its pushing part removed.
  var pulling: Self { get }
  /// The sum of its absolute parts.
  var size: Float { get }
}

extension RowValue {
  /// Adds a change to a row's impulse; returns false if it is negligible (`Rounding.leastImpulse`). An impulse that is
  /// negligible itself becomes 0.
  @inline(__always) mutating func accumulate(_ change: Self) -> Bool {
    if Rounding.isNegligible(change.size, beside: size) {
      if size < Rounding.leastImpulse { self = .zero }
      return false
    }
    self = self + change
    return true
  }
}

extension Float: RowValue {
  @inline(__always) var isSlack: Bool { self < 0 }
  @inline(__always) var pulling: Float { min(self, 0) }
  @inline(__always) var size: Float { abs(self) }
  @inline(__always) func limited(to most: Float) -> Float { min(max(self, -most), most) }
}

extension LocalVector: RowValue {
  @inline(__always) var isSlack: Bool { false }
  @inline(__always) var pulling: LocalVector { self }
  @inline(__always) var size: Float { abs(x) + abs(y) }
  @inline(__always) func limited(to most: Float) -> LocalVector {
    guard lengthSquared > most * most else { return self }
    return self * (most / length)
  }
}

/// The constrained motion of a row's two bodies: J, with K = J·M⁻¹·Jᵀ, at the bodies' present positions.
protocol Jacobian: BitwiseCopyable {
  associatedtype Value: RowValue

  /// Reads the bodies' poses at a step's start; `isAlone` tells whether this row is the only rigid row of one
  /// of the bodies.
  mutating func prepare(_ frame: JointFrame, _ bodies: BodySpans, isAlone: Bool)
  /// Computes J and C at the bodies' present positions.
  mutating func evaluate(_ frame: JointFrame, _ context: SolverContext)
  /// Computes K for the present J.
  mutating func computeMass(_ frame: JointFrame, _ context: SolverContext)
  /// Computes K for a spring, which acts on both bodies at one point, so that angular momentum is conserved.
  mutating func computeSpringMass(_ frame: JointFrame, _ context: SolverContext, isStale: Bool)

  /// C, the constraint's error.
  var error: Value { get }
  /// The velocity that removes C at a rate in 1/s, limited to the correction of one step.
  func correction(at rate: Float) -> Value
  /// J·v, the rate of change of C.
  func rate(_ frame: JointFrame, _ context: SolverContext) -> Value
  /// The term to add to J·v so that C is 0 at the sub-step's end when their sum is 0: C/h plus the curvature
  /// of the motion. `share`, 0 to 1, is the part of the curvature that the sub-step resolves
  /// (`SolverContext.share(ofSquaredTurn:)`), `corrected` the part of the largest correction that limits C/h.
  func bias(_ share: Float, corrected: Float, _ frame: JointFrame, _ context: SolverContext) -> Value
  /// The square of the angle, in radians, by which J turns in a sub-step.
  func squaredTurn(_ frame: JointFrame, _ context: SolverContext) -> Float
  /// The same after an impulse; the default is without it.
  func squaredTurn(after impulse: Value, _ frame: JointFrame, _ context: SolverContext) -> Float
  /// K⁻¹·v, the impulse that changes the rate by v.
  func impulse(for rate: Value) -> Value
  /// Adds M⁻¹·Jᵀ·p to the velocities.
  func push(_ impulse: Value, _ frame: JointFrame, _ context: SolverContext)
  /// Adds M⁻¹·Jᵀ·p to the positions.
  func shift(_ impulse: Value, _ frame: JointFrame, _ context: SolverContext)
  /// The force on B of an impulse, for inspection.
  func force(_ impulse: Value) -> LocalVector
}

extension Jacobian {
  @inline(__always) func squaredTurn(
    after impulse: Value, _ frame: JointFrame, _ context: SolverContext
  ) -> Float { squaredTurn(frame, context) }

  /// Computes J, C and K at the bodies' present positions.
  @inline(__always) mutating func update(_ frame: JointFrame, _ context: SolverContext) {
    evaluate(frame, context)
    computeMass(frame, context)
  }
}
