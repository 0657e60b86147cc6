/// What a row's error, rate and impulse are: one number, or two that are solved together.
protocol RowValue: BitwiseCopyable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, k: Float) -> Self
  static prefix func - (a: Self) -> Self
  /// Whether, as the error of a row that only pulls, it leaves room.
  var isSlack: Bool { get }
  /// This impulse without what pushes.
  var pulling: Self { get }
  /// This impulse, at most so strong.
  func limited(to most: Float) -> Self
}

extension Float: RowValue {
  @inline(__always) var isSlack: Bool { self < 0 }
  @inline(__always) var pulling: Float { min(self, 0) }
  @inline(__always) func limited(to most: Float) -> Float { min(max(self, -most), most) }
}

extension LocalVector: RowValue {
  @inline(__always) var isSlack: Bool { false }
  @inline(__always) var pulling: LocalVector { self }
  @inline(__always) func limited(to most: Float) -> LocalVector {
    let size = length
    return size > most ? self * (most / size) : self
  }
}

/// Which motion of its two bodies a row speaks of: J, with K = J·M⁻¹·Jᵀ, as the bodies stand.
protocol Jacobian: BitwiseCopyable {
  associatedtype Value: RowValue

  /// Takes the bodies' places at a step's start; `isAlone` tells whether the row alone holds one of them, rigidly.
  mutating func prepare(_ frame: JointFrame, _ bodies: BodySpans, isAlone: Bool)
  /// Works out J and C at the bodies' present places.
  mutating func stand(_ frame: JointFrame, _ context: SolverContext)
  /// Works out K where J was.
  mutating func weigh(_ frame: JointFrame, _ context: SolverContext)
  /// The same for a spring, which acts on both bodies at one point, so that it keeps the angular momentum.
  mutating func mount(_ frame: JointFrame, _ context: SolverContext, isStale: Bool)

  /// C, how far it is off.
  var error: Value { get }
  /// The speed that takes C away at a rate, 1/s, of no more than can be corrected at once.
  func correction(at rate: Float) -> Value
  /// J·v, how fast C changes.
  func rate(_ frame: JointFrame, _ context: SolverContext) -> Value
  /// What to add to J·v, so that C is 0 at the sub-step's end once their sum is: C/h, and how far the motion bends.
  /// `share`, 0 to 1, is how much of both is to be seen to within the sub-step (`SolverContext.share(ofTurn:)`).
  func bias(_ share: Float, _ frame: JointFrame, _ context: SolverContext) -> Value
  /// The square of the angle, in radians, by which J turns in a sub-step.
  func turn(_ frame: JointFrame, _ context: SolverContext) -> Float
  /// K⁻¹·v, the impulse that changes the rate by v.
  func impulse(for rate: Value) -> Value
  /// Adds M⁻¹·Jᵀ·p to the velocities.
  func push(_ impulse: Value, _ frame: JointFrame, _ context: SolverContext)
  /// Adds M⁻¹·Jᵀ·p to the places.
  func shift(_ impulse: Value, _ frame: JointFrame, _ context: SolverContext)
  /// The force on B of an impulse, for inspection.
  func force(_ impulse: Value) -> LocalVector
}

extension Jacobian {
  /// Works out J, C and K at the bodies' present places.
  @inline(__always) mutating func look(_ frame: JointFrame, _ context: SolverContext) {
    stand(frame, context)
    weigh(frame, context)
  }
}
