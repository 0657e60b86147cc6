import CradleUIKit
import Testing

/// Lines of paths with properties of their own.
struct MiterLimitTests {
  @Test("a stroked path records its own mitre limit, and the context keeps its own")
  func stroke() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.miterLimit = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      path.stroke()
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.drawings.map(\.state.miterLimit) == [3, 10])
  }
}
