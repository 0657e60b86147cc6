import CradleUIKit
import TestSupport
import Testing

/// The texts in the rows of lists.
struct ListTextTests {
  private func shown(_ configuration: UIListContentConfiguration, width: CGFloat = 300) -> (
    view: UIListContentView, labels: [UILabel]
  ) {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 80)
    view.layoutIfNeeded()
    return (view, view.subviews.compactMap { $0 as? UILabel })
  }

  @Test("the value of a row is at the end of its line, and below the text where both do not fit")
  func value() {
    var configuration = UIListContentConfiguration.valueCell()
    (configuration.text, configuration.secondaryText) = ("1234567890", "12345")
    // A character has half of 17 points: the texts are 85 and 42.5 points wide, the margins 16 each.
    let (wide, labels) = shown(configuration)
    #expect(labels[0].frame.minX == 16 && labels[1].frame.maxX == 284)
    #expect(labels[0].frame.midY == 40 && labels[1].frame.midY == 40)
    #expect(labels[0].frame.maxX <= labels[1].frame.minX - 8)
    let (narrow, lines) = shown(configuration, width: 160)
    #expect(lines[1].frame.minX == 16 && lines[1].frame.minY == lines[0].frame.maxY + 3)
    let heights = [wide, narrow].map { $0.sizeThatFits(CGSize(width: $0.bounds.width, height: 0)).height }
    #expect(abs(heights[1] - heights[0] - 3 - lines[1].frame.height) < Tolerance.closedForm)
  }

  @Test("letters and colours are changed, and a text with attributes is shown as it is")
  func transforms() {
    var configuration = UIListContentConfiguration.cell()
    (configuration.text, configuration.secondaryText) = ("two words", "Second")
    configuration.textProperties.transform = .capitalized
    configuration.secondaryTextProperties.transform = .uppercase
    configuration.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
    let (view, labels) = shown(configuration)
    #expect(labels.map { $0.text } == ["Two Words", "SECOND"])
    #expect(labels[0].textColor == .red && configuration.textProperties.resolvedColor() == .red)
    configuration.secondaryText = nil
    configuration.secondaryAttributedText = NSAttributedString(string: "Own", attributes: [.kern: 2])
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(labels[1].text == "Own" && labels[1].frame.height > 0)
    #expect(labels[1].attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
  }

  @Test("an image is in the middle of the size that is kept for it")
  func reserved() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "text"
    configuration.image = UIImage(size: CGSize(width: 20, height: 10))
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 60)
    let (view, labels) = shown(configuration)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame == CGRect(x: 26, y: 35, width: 20, height: 10))
    let left: CGFloat = 16 + 40 + 16
    #expect(labels[0].frame.minX == left)
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(height - (11 + 60 + 11)) < Tolerance.closedForm)
  }
}
