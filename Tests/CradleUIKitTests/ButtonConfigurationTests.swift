import CradleUIKit
import Testing

/// Buttons that show a configuration. A line is 1.2 of the font's size high, rounded up, and a character half of it wide.
struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    return button
  }

  @Test("the size is that of the title and the size's insets")
  func size() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "OK"
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 17 + 24, height: 21 + 14))
    configuration.buttonSize = .large
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 17 + 40, height: 21 + 30))
    configuration.contentInsets = .zero
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 17, height: 21))
    configuration.setDefaultContentInsets()
    configuration.buttonSize = .small
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 15 + 20, height: 18 + 10))
  }

  @Test(
    "the image is at its side of the title, in the middle across, with the padding between",
    arguments: [
      (NSDirectionalRectEdge.leading, CGRect(x: 77.5, y: 20, width: 20, height: 20), 105.5, 19.5),
      (.trailing, CGRect(x: 102.5, y: 20, width: 20, height: 20), 77.5, 19.5),
      (.top, CGRect(x: 90, y: 5.5, width: 20, height: 20), 91.5, 33.5),
      (.bottom, CGRect(x: 90, y: 34.5, width: 20, height: 20), 91.5, 5.5),
    ] as [(NSDirectionalRectEdge, CGRect, CGFloat, CGFloat)])
  func placement(_ edge: NSDirectionalRectEdge, _ image: CGRect, _ x: CGFloat, _ y: CGFloat) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "OK"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    configuration.imagePadding = 8
    configuration.imagePlacement = edge
    let button = button(configuration)
    #expect(button.imageView?.frame == image)
    #expect(button.titleLabel?.frame == CGRect(x: x, y: y, width: 17, height: 21))
  }

  @Test("the handler is called for each state, and its configuration is shown without being asked again")
  func handler() {
    let button = button(.filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "off")
    button.isSelected = true
    #expect(button.intrinsicContentSize == CGSize(width: 17 + 24, height: 21 + 14))
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(states == [.normal, .selected])
    #expect(button.titleLabel?.text == "on")
  }

  @Test("colours follow the state, and come back with it")
  func colours() {
    let button = button(.filled())
    func shown() -> UIColor? {
      button.layoutIfNeeded()
      return button.subviews.first?.backgroundColor
    }
    button.tintColor = .red
    button.setNeedsLayout()
    #expect(shown() == .red)
    button.isHighlighted = true
    #expect(shown() == UIColor.red.withAlphaComponent(0.75))
    button.isHighlighted = false
    #expect(shown() == .red)
    button.isEnabled = false
    #expect(shown() == .tertiarySystemFill)
    button.isEnabled = true
    button.configuration = button.configuration?.updated(for: button)
    button.tintColor = .blue
    button.setNeedsLayout()
    #expect(shown() == .blue, "an updated configuration keeps what it had to choose")
  }

  @Test("a transformer changes the title's font, and its width")
  func transformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "wide"
    configuration.contentInsets = .zero
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 30)
      return outgoing
    }
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 60, height: 36))
  }

  @Test("an indicator takes the image's place, and goes with it")
  func indicator() {
    var configuration = UIButton.Configuration.gray()
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.frame == CGRect(x: 90, y: 20, width: 20, height: 20))
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(indicator?.superview == nil)
  }

  @Test("a tap toggles the selection before the action sees it")
  func selection() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var seen: [Bool] = []
    let action = UIAction(title: "Sound") { seen.append(($0.sender as? UIButton)?.isSelected ?? false) }
    let button = UIButton(configuration: .tinted(), primaryAction: action)
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    window.addSubview(button)
    for time in [0.0, 1] {
      window.touchDown(at: CGPoint(x: 50, y: 20), time: time)
      window.touchUp(time: time + 0.1)
    }
    #expect(seen == [true, false])
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sound", "the action's title stands in for the configuration's")
  }

  @Test("the texts are aligned with each other, and a capsule is round")
  func subtitle() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "x"
    configuration.cornerStyle = .capsule
    let button = button(configuration)
    // 43 points of title, 6 of subtitle; 21 + 1 + 15 points high.
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 78.5, y: 11.5))
    #expect(button.subtitleLabel?.frame == CGRect(x: 97, y: 33.5, width: 6, height: 15))
    #expect(button.subviews.first?.layer.cornerRadius == 30)
    button.configuration?.titleAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.subtitleLabel?.frame.origin.x == 78.5)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.subtitleLabel == nil)
  }
}
