import CradleUIKit
import Testing

/// The values of colours.
struct ColorValueTests {
  @Test(
    "a hue that is no number or a whole one makes red",
    arguments: [CGFloat.nan, .infinity, -.infinity, 0, 1, -3, 1e300])
  func hue(_ hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("patterns are equal only with the same image, and a block changes one at once")
  func patterns() {
    let images = (0..<2).map { _ in UIImage() }
    let colors = images.map { UIColor(patternImage: $0) }
    #expect(colors[0] == UIColor(patternImage: images[0]) && colors[0] != colors[1])
    #expect(colors[0].hash == UIColor(patternImage: images[0]).hash)
    #expect(colors[0] != UIColor(white: 0, alpha: 0) && UIColor(white: 0, alpha: 0) != colors[0])
    #expect(colors[0].cgColor != colors[1].cgColor)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    box.backgroundColor = colors[0]
    UIView.animate(withDuration: 1) { (box.backgroundColor, box.alpha) = (colors[1], 0) }
    window.advance(by: 0.5)
    #expect(box.layer.presentation()?.backgroundColor == colors[1].cgColor)
  }

  @Test("a colour of a name is also found with a bundle, and no other is")
  func named() throws {
    UIColor.register(.orange, named: "bubble")
    let color = try #require(UIColor(named: "bubble", in: .main, compatibleWith: nil))
    #expect(color.isEqual(UIColor.orange))
    #expect(UIColor(named: "no bubble", in: nil, compatibleWith: nil) == nil)
  }
}
