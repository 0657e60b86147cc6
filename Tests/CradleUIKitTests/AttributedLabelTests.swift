import CradleUIKit
import Testing

/// Labels whose text has attributes.
struct AttributedLabelTests {
  /// A text of two letters, of which the first is red.
  private func redAndPlain() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    return text
  }
  private func attribute<Value>(_ key: NSAttributedString.Key, _ index: Int, _ label: UILabel) -> Value? {
    label.attributedText?.attributes(at: index, effectiveRange: nil)[key] as? Value
  }

  @Test("a text with attributes gets the label's font, colour and alignment where it has none")
  func completion() {
    let label = UILabel()
    (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 20), .blue, .center)
    label.attributedText = redAndPlain()
    let colors: [UIColor] = (0..<2).compactMap { attribute(.foregroundColor, $0, label) }
    #expect(colors == [UIColor.red, UIColor.blue])
    for index in 0..<2 {
      let (font, style): (UIFont?, NSParagraphStyle?) = (
        attribute(.font, index, label), attribute(.paragraphStyle, index, label)
      )
      #expect(font?.pointSize == 20 && style?.alignment == .center)
    }
    #expect(label.text == "ab" && label.intrinsicContentSize == CGSize(width: 20, height: 24))
  }

  @Test(
    "a font, a colour and an alignment that are set apply to the whole text, and leave the rest of its style")
  func restyling() {
    let (label, style) = (UILabel(), NSMutableParagraphStyle())
    style.lineSpacing = 3
    label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    label.textAlignment = .right
    let aligned: NSParagraphStyle? = attribute(.paragraphStyle, 0, label)
    #expect(aligned?.alignment == .right && aligned?.lineSpacing == 3 && style.alignment == .natural)
    label.attributedText = redAndPlain()
    label.textColor = .green
    label.font = .systemFont(ofSize: 40)
    let colors: [UIColor] = (0..<2).compactMap { attribute(.foregroundColor, $0, label) }
    #expect(
      colors == [UIColor.green, UIColor.green] && label.intrinsicContentSize == CGSize(width: 40, height: 48))
  }

  @Test("a button's colour does not change a title with attributes")
  func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitleColor(.green, for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    button.layoutIfNeeded()
    let color = button.titleLabel.flatMap { attribute(.foregroundColor, 0, $0) as UIColor? }
    #expect(color == UIColor.red)
  }

  @Test("a segment's title has the usual font also with a colour of its own")
  func segment() throws {
    let control = UISegmentedControl(items: ["a"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.layoutIfNeeded()
    let label = try #require(control.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let (font, color): (UIFont?, UIColor?) = (
      attribute(.font, 0, label), attribute(.foregroundColor, 0, label)
    )
    #expect(font?.pointSize == 13 && color == UIColor.red)
  }
}
