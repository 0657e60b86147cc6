import CradleUIKit
import TestSupport
import Testing

/// Images in the rows of lists.
struct ListImageTests {
  @Test("an image is shown within its maximum size, in its proportions, with round corners")
  func size() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
    var configuration = UIListContentConfiguration.cell()
    configuration.image = picture
    configuration.imageProperties.maximumSize = CGSize(width: 50, height: 0)
    configuration.imageProperties.cornerRadius = 4
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.bounds.size == CGSize(width: 50, height: 25) && image.layer.cornerRadius == 4)
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(height - (11 + 25 + 11)) < Tolerance.closedForm)
  }
}
