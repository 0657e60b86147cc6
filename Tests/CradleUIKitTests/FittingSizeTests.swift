import CradleUIKit
import TestSupport
import Testing

/// Views that take the size of their content.
struct FittingSizeTests {
  @Test("a label that fits its size to its text keeps its upper left corner")
  func corner() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
    label.text = "Text"
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(abs(label.frame.minX - 10) < Tolerance.closedForm)
    #expect(abs(label.frame.minY - 20) < Tolerance.closedForm)
  }

  @Test("a view with a transform keeps its centre")
  func turned() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
    label.text = "Text"
    label.transform = CGAffineTransform(rotationAngle: 1)
    label.sizeToFit()
    #expect(label.center == CGPoint(x: 160, y: 70) && label.bounds.size == label.intrinsicContentSize)
  }

  @Test("an indicator and a segmented control of their own size begin at the origin")
  func origins() {
    #expect(UIActivityIndicatorView(style: .medium).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(UISegmentedControl(items: ["A", "B"]).frame.origin == .zero)
  }
}
