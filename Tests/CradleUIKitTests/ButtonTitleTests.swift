import CradleUIKit
import Testing

/// The label of a button's title.
struct ButtonTitleTests {
  @Test("the label has a title at once")
  func title() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .selected)
    #expect(button.titleLabel?.text == nil)
    button.setTitle("Off", for: .normal)
    #expect(button.titleLabel?.text == "Off")
    button.setAttributedTitle(NSAttributedString(string: "Other"), for: .normal)
    #expect(button.titleLabel?.text == "Other")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Off")
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
  }

  @Test("a colour that is set to nil goes with the next layout")
  func color() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    let own = button.titleLabel?.textColor
    for color in [UIColor.systemRed, .systemBlue] {
      button.setTitleColor(color, for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == color)
    }
    button.setTitleColor(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(own != nil && button.titleLabel?.textColor == own)
  }
}
