import CradleUIKit
import Testing

/// Points, sizes, rectangles and vectors as texts.
struct GeometryTextTests {
  @Test("texts give the values that they were made of, and any other text gives zero")
  func texts() {
    let rect = CGRect(x: 1.5, y: -2, width: 10, height: 20)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    let vector = CGVector(dx: 3, dy: 4.25)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    #expect(NSCoder.cgPoint(for: "{10,20}") == CGPoint(x: 10, y: 20))
    #expect(NSCoder.cgPoint(for: "none") == .zero && NSCoder.cgRect(for: "") == .zero)
  }
}
