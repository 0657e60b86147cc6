import CradleUIKit
import TestSupport
import Testing

/// Views whose masks let several parts follow the superview's size.
struct AutoresizingTests {
  private func resized(_ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGFloat, to new: CGFloat)
    -> CGRect
  {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: old, height: old)), UIView(frame: frame))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: new, height: new)
    return inner.frame
  }

  @Test("flexible parts share a change of the superview's size in proportion to their lengths")
  func proportions() {
    let frame = CGRect(x: 10, y: 20, width: 60, height: 40)
    // Parts of 60 and 30 points grow by 90 together, across, and parts of 20 and 40 points down.
    let grown = resized(
      frame, [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin], from: 100,
      to: 190)
    #expect(abs(grown.minX - 10) < Tolerance.closedForm && abs(grown.width - 120) < Tolerance.closedForm)
    #expect(abs(grown.minY - 50) < Tolerance.closedForm && grown.height == 40)
    let all: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let halved = resized(frame, all, from: 100, to: 50)
    #expect(abs(halved.minX - 5) < Tolerance.closedForm && abs(halved.width - 30) < Tolerance.closedForm)
    #expect(halved.minY == 20 && halved.height == 40)
  }

  @Test("parts without lengths share the change equally, and a view in the middle stays there")
  func equal() {
    let grown = resized(.zero, [.flexibleWidth, .flexibleRightMargin], from: 0, to: 100)
    #expect(grown == CGRect(x: 0, y: 0, width: 50, height: 0))
    let middle = resized(
      CGRect(x: -10, y: 0, width: 20, height: 20), [.flexibleLeftMargin, .flexibleRightMargin], from: 0,
      to: 100)
    #expect(abs(middle.midX - 50) < Tolerance.closedForm && middle.width == 20)
  }
}
