import CradleUIKit
import Testing

/// Images that consist of images.
struct AnimatedImageTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let images = (0..<3).map { UIImage(size: CGSize(width: 8, height: 6), name: "\($0)") }

  /// The names that a view shows at first and after each of some frames.
  private func shown(_ view: UIImageView, frames: Int, of seconds: Double) -> [String?] {
    var names = [view.shownImage?.name]
    for _ in 0..<frames {
      window.advance(by: seconds)
      names.append(view.shownImage?.name)
    }
    return names
  }

  @Test("a view shows the images of an animated image as a loop from the moment in which it is set")
  func loop() throws {
    let animated = try #require(UIImage.animatedImage(with: images, duration: 0.75))
    #expect(animated.size == CGSize(width: 8, height: 6) && animated.duration == 0.75)
    #expect(animated.images?.count == 3 && images[0].images == nil && images[0].duration == 0)
    let view = UIImageView()
    window.addSubview(view)
    window.advance(by: 0.3)
    view.image = animated
    #expect(shown(view, frames: 6, of: 0.25) == ["0", "1", "2", "0", "1", "2", "0"])
    // The same image goes on, as when a layout sets it again.
    window.advance(by: 0.25)
    view.image = animated
    #expect(view.shownImage?.name == "1")
    view.image = images[2]
    #expect(shown(view, frames: 2, of: 0.25) == ["2", "2", "2"])
  }

  @Test("without a duration each image is shown for a thirtieth of a second")
  func standardDuration() throws {
    let animated = try #require(UIImage.animatedImage(with: images, duration: 0))
    let view = UIImageView(image: animated)
    window.addSubview(view)
    #expect(animated.duration == 0.1)
    #expect(shown(view, frames: 4, of: 1 / 30) == ["0", "1", "2", "0", "1"])
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test("a cycle of the shortest duration shows an image after a frame of any length")
  func shortest() {
    let shortest = TimeInterval.leastNonzeroMagnitude
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: shortest))
    window.addSubview(view)
    window.advance(by: 1)
    #expect(view.shownImage?.name != nil)
    (view.animationImages, view.animationDuration) = (images, shortest)
    view.startAnimating()
    window.advance(by: 1)
    #expect(view.isAnimating && view.shownImage?.name != nil)
  }

  @Test("a sequence of the view comes before its animated image, which goes on behind it")
  func sequence() {
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 3))
    window.addSubview(view)
    view.animationImages = [UIImage(size: .zero, name: "own")]
    (view.animationDuration, view.animationRepeatCount) = (2, 1)
    view.startAnimating()
    #expect(shown(view, frames: 4, of: 1) == ["own", "own", "2", "0", "1"])
  }

  @Test("a change of an animated image changes its images, and its bitmap is the first one")
  func changed() throws {
    let animated = try #require(UIImage.animatedImage(with: images, duration: 1))
    let template = animated.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && template.duration == 1)
    let frames = try #require(template.images)
    let areTemplates = frames.allSatisfy { $0.renderingMode == .alwaysTemplate }
    let names = frames.map { $0.name }
    #expect(areTemplates && names == ["0", "1", "2"])
    #expect(images[0].renderingMode == .automatic)
    let bitmap = UIImage(cgImage: try #require(animated.cgImage))
    #expect(bitmap.images == nil && bitmap.name == "0")
  }
}
