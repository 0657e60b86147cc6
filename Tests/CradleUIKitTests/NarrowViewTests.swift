import CradleUIKit
import Testing

/// Views that are smaller than their borders.
struct NarrowViewTests {
  private static let widths: [CGFloat] = [0, 1, 3, 10]

  @Test("a field, a search bar and a segmented control of any size are laid out", arguments: widths)
  func layout(width: CGFloat) {
    let (field, search) = (UITextField(), UISearchBar())
    let segments = UISegmentedControl(items: ["one", "two", "three"])
    (field.borderStyle, field.text, segments.selectedSegmentIndex) = (.roundedRect, "text", 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in [field, search, segments] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: width)
      window.addSubview(view)
    }
    window.advance(by: 0)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.width == 0 && text.minX >= 0 && text.minX <= width)
  }

  @Test("the line within a rectangle that is thinner than it is drawn")
  func line() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.stroke(CGRect(x: 1, y: 1, width: 0.5, height: 2))
    }
    #expect(image.size == CGSize(width: 4, height: 4))
  }
}
