import CradleGeometry
import TestSupport
import Testing

@Suite struct VectorTests {
  /// Below the smallest normal Double: only three digits are left.
  static let denormal = 1e-300 * 1e-20
  /// The error of a computed length, as a share: a few roundings of 2⁻⁵³, or the three digits that remain below the
  /// smallest normal number.
  private static func share(_ unit: Double) -> Double { unit < 1e-307 ? 1e-3 : 1e-15 }

  @Test(
    "the length neither underflows nor overflows",
    arguments: [denormal, 1e-300, 1e-160, 1e-100, 1, 1e100, 1e155, 1e300])
  func lengthNeitherUnderflowsNorOverflows(unit: Double) {
    #expect(Vector(dx: 3 * unit, dy: -4 * unit).length.isWithin(share: Self.share(unit), of: 5 * unit))
  }

  @Test("a normalized vector has the length 1 at every size", arguments: [denormal, 1e-160, 1, 1e160, 4e307])
  func normalizedHasLengthOneAtEverySize(unit: Double) {
    let direction = Vector(dx: 3 * unit, dy: -4 * unit).normalized
    #expect(direction.isWithin(Self.share(unit), of: Vector(dx: 0.6, dy: -0.8)))
    #expect(direction.length.isWithin(Self.share(1), of: 1))
  }

  @Test(
    "a vector without direction normalizes to zero",
    arguments: [Vector.zero, Vector(dx: .nan, dy: 1), Vector(dx: .infinity, dy: 1)])
  func whatHasNoDirectionNormalizesToZero(vector: Vector) {
    #expect(vector.normalized == .zero)
  }

  @Test("infinite vectors are infinitely long") func infiniteVectorsAreInfinitelyLong() {
    #expect(Vector(dx: -.infinity, dy: 1).length == .infinity)
  }

  @Test("perpendicular turns clockwise on screen") func perpendicularTurnsClockwiseOnScreen() {
    let right = Vector(dx: 2, dy: 0)
    #expect(right.perpendicular == Vector(dx: 0, dy: 2))
    #expect(right.dot(right.perpendicular) == 0)
    #expect(right.cross(right.perpendicular) == 4)
  }

  @Test("angle runs clockwise from the right") func angleRunsClockwiseFromTheRight() {
    let down = Vector(angle: .pi / 2, length: 3)
    #expect(down.isWithin(Tolerance.rounding, of: Vector(dx: 0, dy: 3)))
  }

  @Test("products follow their definitions") func productsFollowTheirDefinitions() {
    let (a, b) = (Vector(dx: 2, dy: 3), Vector(dx: 5, dy: -7))
    #expect(a.dot(b) == -11)
    #expect(a.cross(b) == -29)
    #expect(b.cross(a) == 29)
    #expect(a.lengthSquared == 13)
  }

  @Test("arithmetic is componentwise") func arithmeticIsComponentwise() {
    var a = Vector(dx: 2, dy: 3)
    let b = Vector(dx: 5, dy: -7)
    #expect(a + b == Vector(dx: 7, dy: -4))
    #expect(a - b == Vector(dx: -3, dy: 10))
    #expect(-a == Vector(dx: -2, dy: -3))
    #expect(a * 2 == Vector(dx: 4, dy: 6))
    #expect(a / 2 == Vector(dx: 1, dy: 1.5))
    a += b
    #expect(a == Vector(dx: 7, dy: -4))
    a -= b
    #expect(a == Vector(dx: 2, dy: 3))
  }

  @Test("finite means both components") func finiteMeansBothComponents() {
    #expect(Vector(dx: 1, dy: 2).isFinite)
    #expect(!Vector(dx: 1, dy: .nan).isFinite)
    #expect(!Vector(dx: .infinity, dy: 0).isFinite)
  }
}
