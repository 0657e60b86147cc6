import CradleGeometry
import TestSupport
import Testing

@Suite struct TransformTests {
  static let turn = Transform(scale: 2, angle: .pi / 2, around: Point(x: 10, y: 20))
  static let skew = Transform(a: 1, b: 0.5, c: -2, d: 3, tx: 7, ty: -11)

  @Test("identity moves nothing") func identityMovesNothing() {
    #expect(Transform.identity.apply(Point(x: 3, y: 4)) == Point(x: 3, y: 4))
    #expect(Transform.identity.isTranslation)
  }

  @Test("translation moves points and leaves vectors") func translationMovesPointsAndLeavesVectors() {
    let shift = Transform(translation: Vector(dx: 5, dy: -1))
    #expect(shift.isTranslation)
    #expect(shift.apply(Point(x: 1, y: 1)) == Point(x: 6, y: 0))
    #expect(shift.apply(Vector(dx: 1, dy: 1)) == Vector(dx: 1, dy: 1))
  }

  @Test("turning is clockwise on screen about the centre") func turningIsClockwiseOnScreenAboutTheCenter() {
    #expect(Self.turn.apply(Point(x: 10, y: 20)).isWithin(Tolerance.closedForm, of: Point(x: 10, y: 20)))
    #expect(Self.turn.apply(Point(x: 11, y: 20)).isWithin(Tolerance.closedForm, of: Point(x: 10, y: 22)))
    #expect(!Self.turn.isTranslation)
  }

  @Test("apply follows the equation") func applyFollowsTheEquation() {
    #expect(Self.skew.apply(Point(x: 2, y: 3)) == Point(x: 2 - 6 + 7, y: 1 + 9 - 11))
    #expect(Self.skew.apply(Vector(dx: 2, dy: 3)) == Vector(dx: -4, dy: 10))
    #expect(Self.skew.determinant == 4)
  }

  @Test("two turns after each other are one, and the inverse undoes both")
  func compositionOfTurns() throws {
    let a = Transform(scale: 1, angle: 1, around: .zero).then(Transform(translation: Vector(dx: -2, dy: 3)))
    let b = Transform(scale: 1, angle: -2, around: .zero).then(Transform(translation: Vector(dx: 1, dy: 0)))
    let point = Point(x: 2, y: 2)
    let both = a.then(b)
    #expect(both.apply(point).isWithin(Tolerance.rounding, of: b.apply(a.apply(point))))
    let inverse = try #require(both.inverse)
    #expect(inverse.apply(both.apply(point)).isWithin(Tolerance.rounding, of: point))
  }

  @Test("the inverse undoes it", arguments: [turn, skew])
  func inverseUndoes(transform: Transform) throws {
    let inverse = try #require(transform.inverse)
    let point = Point(x: 3, y: -8)
    #expect(inverse.apply(transform.apply(point)).isWithin(Tolerance.closedForm, of: point))
    #expect(transform.then(inverse).apply(point).isWithin(Tolerance.closedForm, of: point))
  }

  @Test("`then` applies its receiver first") func thenAppliesTheFirstFirst() {
    let point = Point(x: 3, y: -8)
    let both = Self.skew.then(Self.turn).apply(point)
    #expect(both.isWithin(Tolerance.closedForm, of: Self.turn.apply(Self.skew.apply(point))))
  }

  @Test(
    "a map that flattens the plane or is not finite has no inverse",
    arguments: [
      Transform(scale: 0), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), Transform(scale: .nan),
      Transform(a: .leastNonzeroMagnitude, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    ])
  func flatMapsHaveNoInverse(transform: Transform) {
    #expect(transform.inverse == nil)
  }
}
