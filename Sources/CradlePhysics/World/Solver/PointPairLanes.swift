/// How the two points of eight contacts act on each other:
///
///     c₁ = m₁·c,   c₂ = m₂·c,   gain = 1/(1 − c₁·c₂)
///
/// c, in 1/kg, is the change of one point's normal speed by a unit normal impulse at the other, and mᵢ in kg a point's
/// normal mass.
struct PointPairLanes: BitwiseCopyable {
  /// c₁ and c₂: the impulse that a point loses by a unit impulse at the other.
  let firstLoss: FloatLanes8
  let secondLoss: FloatLanes8
  let gain: FloatLanes8

  /// No second points.
  static let none = PointPairLanes(firstLoss: .zero, secondLoss: .zero, gain: FloatLanes8(1))

  /// The largest c·√(m₁·m₂) of two points. It is 1 for two points in one place, and for bodies that do not turn:
  /// rounding alone would then share the impulse between them, multiplied by the gain, here by a thousand.
  private static let mostCoupling: Float = 0.9995

  private init(firstLoss: FloatLanes8, secondLoss: FloatLanes8, gain: FloatLanes8) {
    self.firstLoss = firstLoss
    self.secondLoss = secondLoss
    self.gain = gain
  }

  /// Computes the pairs of packed points. Not inlined: the optimiser would take the packer's vectors apart.
  @inline(never) init(_ lanes: UnsafePointer<ContactLanes>, _ points: UnsafePointer<ContactPointLanes>) {
    let (nx, ny) = (lanes.pointee.nx, lanes.pointee.ny)
    let inverseMassX = lanes.pointee.inverseMassAX + lanes.pointee.inverseMassBX
    let inverseMassY = lanes.pointee.inverseMassAY + lanes.pointee.inverseMassBY
    let all =
      (nx * nx * inverseMassX + ny * ny * inverseMassY)
      + lanes.pointee.inverseInertiaA * (points[0].normalArmA * points[1].normalArmA)
      + lanes.pointee.inverseInertiaB * (points[0].normalArmB * points[1].normalArmB)
    let most = FloatLanes8(Self.mostCoupling)
    let square = (all * points[0].normalMass) * (all * points[1].normalMass)
    let coupling = FloatLanes8.select(positive: square - most * most, most * all, all)
    firstLoss = points[0].normalMass * coupling
    secondLoss = points[1].normalMass * coupling
    gain = FloatLanes8(1) / (FloatLanes8(1) - firstLoss * secondLoss)
  }
}
