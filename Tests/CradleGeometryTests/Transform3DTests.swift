import CradleGeometry
import TestSupport
import Testing

@Suite struct Transform3DTests {
  /// A card turned by 0.6 about its upright axis, seen from 500 points away.
  private static let turned = Transform3D(angle: 0.6, x: 0, y: 1, z: 0).then(Transform3D(eyeDistance: 500))

  @Test("the identity and a turn about no axis change nothing") func identityChangesNothing() {
    #expect(Transform3D.identity.isIdentity)
    #expect(Transform3D.identity.project(Point(x: 3, y: -4)) == Point(x: 3, y: -4))
    #expect(Transform3D(angle: 2, x: 0, y: 0, z: 0).isIdentity)
  }

  @Test("the length of a rotation's axis has no effect, however large or small it is")
  func lengthOfAnAxisHasNoEffect() {
    let unit = Transform3D(angle: 0.6, x: 1, y: 0, z: 0)
    for length in [1e-200, 1e-150, 3, 1e150, 1e200] {
      let turned = Transform3D(angle: 0.6, x: length, y: 0, z: 0)
      #expect(abs(turned.m22 - unit.m22) < Tolerance.rounding)
      #expect(abs(turned.m23 - unit.m23) < Tolerance.rounding)
      #expect(abs(turned.m11 - 1) < Tolerance.rounding)
    }
    #expect(Transform3D(angle: 0.6, x: .infinity, y: 1, z: 0).isIdentity)
    #expect(Transform3D(angle: 0.6, x: 0, y: .nan, z: 1).isIdentity)
  }

  /// By hand: (x, y) turns to (x·cos, y, −x·sin), and the eye at 500 sees it divided by 1 − z/500.
  @Test("a turned card is projected onto the plane as an eye before it sees it")
  func turnedCardIsSeenByAnEye() throws {
    let (c, s) = (Trigonometry.cosine(0.6), Trigonometry.sine(0.6))
    for (x, y) in [(100.0, 80.0), (-100, 80), (-100, -80), (0, 50)] {
      let depth = 1 + x * s / 500
      let seen = try #require(Self.turned.project(Point(x: x, y: y)))
      #expect(seen.isWithin(Tolerance.closedForm, of: Point(x: x * c / depth, y: y / depth)))
    }
  }

  @Test("an affine map of the plane is the same map in space") func affineMapIsTheSameInSpace() throws {
    let map = Transform(a: 1, b: 0.5, c: -2, d: 3, tx: 7, ty: -11)
    let place = Point(x: 2, y: 3)
    #expect(Transform3D(map).project(place) == map.apply(place))
    let shifted = Transform3D(map).then(Transform3D(x: 1, y: 2, z: 3))
    #expect(shifted.project(place) == map.apply(place) + Vector(dx: 1, dy: 2))
  }

  @Test("unproject is the inverse of project") func unprojectIsTheInverseOfProject() throws {
    let tilted = Transform3D(angle: -0.4, x: 1, y: 2, z: 0.5).then(Self.turned)
    for x in stride(from: -120.0, through: 120, by: 40) {
      for y in stride(from: -90.0, through: 90, by: 45) {
        let place = Point(x: x, y: y)
        let seen = try #require(tilted.project(place))
        let back = try #require(tilted.unproject(seen))
        #expect(back.isWithin(Tolerance.closedForm, of: place))
      }
    }
  }

  @Test("a point behind the eye has no projection, and a plane seen from its edge no inverse")
  func behindTheEyeAndFromTheEdge() {
    let near = Transform3D(angle: .pi / 2 - 0.1, x: 0, y: 1, z: 0).then(Transform3D(eyeDistance: 50))
    #expect(near.project(Point(x: -100, y: 0)) == nil)
    let edge = Transform3D(
      m11: 0, m12: 0, m13: -1, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 1, m32: 0, m33: 0, m34: 0, m41: 0,
      m42: 0, m43: 0, m44: 1)
    #expect(edge.unproject(Point(x: 5, y: 5)) == nil)
  }

  @Test("maps compose in order, in any grouping") func mapsComposeInOrder() {
    let (a, b) = (Self.turned, Transform3D(angle: 0.3, x: 1, y: 0, z: 0))
    let c = Transform3D(x: 4, y: 5, z: 6)
    let (left, right) = (a.then(b).then(c), a.then(b.then(c)))
    #expect(abs(left.m34 - right.m34) < Tolerance.rounding && abs(left.m41 - right.m41) < Tolerance.rounding)
    #expect(a.then(b) != b.then(a))
  }
}
