import CradleUIKit
import TestSupport
import Testing

/// Rotations of space.
struct CATransform3DTests {
  @Test("the length of a rotation's axis has no effect, however large or small it is")
  func lengthOfAnAxisHasNoEffect() {
    let unit = CATransform3DMakeRotation(0.6, 0, 1, 0)
    for length in [1e-200, 1e-150, 3, 1e150, 1e200] {
      let turned = CATransform3DMakeRotation(0.6, 0, length, 0)
      #expect(abs(turned.m11 - unit.m11) < Tolerance.rounding)
      #expect(abs(turned.m13 - unit.m13) < Tolerance.rounding)
      #expect(abs(turned.m22 - 1) < Tolerance.rounding)
    }
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.6, 0, .infinity, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.6, .nan, 1, 0)))
  }
}
