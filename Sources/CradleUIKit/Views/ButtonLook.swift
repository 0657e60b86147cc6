/// Shows a button's configuration: keeps it up to date with the state, and places its parts.
final class ButtonLook {
  /// The label below the title.
  private(set) var subtitleLabel: UILabel?
  private var indicator: UIActivityIndicatorView?
  private var background: UIView?
  private var isDue = false
  private var isUpdating = false
  private var updatedState = UIControl.State.normal

  // MARK: Updates

  /// Requests an update after another configuration was set.
  func change(from old: UIButton.Configuration?, of button: UIButton) {
    if button.configuration == nil, old != nil {
      for part in [background, subtitleLabel, indicator] { part?.removeFromSuperview() }
      (background, subtitleLabel, indicator) = (nil, nil, nil)
    }
    button.invalidateIntrinsicContentSize()
    // The update itself sets it.
    if !isUpdating { needUpdate(of: button) }
  }
  /// Requests an update at the next layout.
  func needUpdate(of button: UIButton) {
    isDue = true
    button.setNeedsLayout()
  }
  /// Calls the button's `updateConfiguration()`, if an update is requested or the state has changed.
  func update(_ button: UIButton) {
    guard !isUpdating, isDue || button.state != updatedState else { return }
    (isDue, isUpdating, updatedState) = (false, true, button.state)
    button.updateConfiguration()
    isUpdating = false
  }

  // MARK: Showing

  /// The configuration in the colours for the state; nil without one.
  private func shown(of button: UIButton) -> UIButton.Configuration? {
    button.automaticallyUpdatesConfiguration
      ? button.configuration?.updated(for: button) : button.configuration
  }

  /// Shows the content, and returns how it is arranged.
  private func show(
    _ look: UIButton.Configuration, of button: UIButton, _ label: UILabel, _ image: UIImageView
  ) -> ButtonArrangement {
    let color = look.baseForegroundColor ?? button.tintColor ?? .systemBlue
    // Without a title in the configuration, the button's own title is shown.
    let title =
      look.attributedTitle.map { NSAttributedString($0) } ?? button.currentAttributedTitle
      ?? button.currentTitle.map { NSAttributedString(string: $0) }
    style(
      label, title, look.buttonSize.font, color, look.titleTextAttributesTransformer, look.titleLineBreakMode)
    if let subtitle = look.attributedSubtitle {
      let label = subtitleLabel ?? added(UILabel(), to: button)
      subtitleLabel = label
      style(
        label, NSAttributedString(subtitle), .preferredFont(forTextStyle: .caption1), color,
        look.subtitleTextAttributesTransformer, look.subtitleLineBreakMode)
    } else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
    }
    image.image = look.showsActivityIndicator ? nil : look.image ?? button.currentImage
    image.tintColor = look.imageColorTransformer?(color) ?? color
    image.preferredSymbolConfiguration =
      look.preferredSymbolConfigurationForImage ?? image.preferredSymbolConfiguration
    if look.showsActivityIndicator {
      let turning = indicator ?? added(UIActivityIndicatorView(style: .medium), to: button)
      turning.color = look.activityIndicatorColorTransformer?(color) ?? color
      if !turning.isAnimating { turning.startAnimating() }
      indicator = turning
    } else {
      indicator?.removeFromSuperview()
      indicator = nil
    }
    let imageSize = indicator?.intrinsicContentSize ?? image.image?.size
    return ButtonArrangement(look, imageSize, title == nil ? nil : label, subtitleLabel)
  }

  private func added<Part: UIView>(_ part: Part, to button: UIButton) -> Part {
    part.isUserInteractionEnabled = false
    button.addSubview(part)
    return part
  }

  private func style(
    _ label: UILabel, _ text: NSAttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ lineBreakMode: NSLineBreakMode
  ) {
    var base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if let transformer {
      base.merge(Dictionary(transformer(AttributeContainer(base)))) { $1 }
    }
    label.attributedText = text?.mapAttributes { base.merging($0) { $1 } }
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
  }

  // MARK: Layout

  /// The size in points that shows the content in one line with the space around it.
  func size(of button: UIButton, _ label: UILabel, _ image: UIImageView) -> CGSize {
    guard let look = shown(of: button) else { return .zero }
    let content = show(look, of: button, label, image).size(within: .infinity)
    let insets = look.contentInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// Shows and places the content and the background.
  func layOut(_ button: UIButton, _ label: UILabel, _ image: UIImageView) {
    guard let look = shown(of: button) else { return }
    let arrangement = show(look, of: button, label, image)
    showBackground(look, of: button)
    let insets = look.contentInsets
    let rect = button.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let frames = arrangement.frames(
      in: rect, button.contentHorizontalAlignment, button.contentVerticalAlignment)
    (indicator ?? image).frame = frames.image
    if indicator != nil { image.frame = .zero }
    label.frame = frames.title
    subtitleLabel?.frame = frames.subtitle
  }

  private func showBackground(_ look: UIButton.Configuration, of button: UIButton) {
    let shape = look.background
    let insets = shape.backgroundInsets
    let view = background ?? UIView()
    if background == nil {
      view.isUserInteractionEnabled = false
      button.insertSubview(view, at: 0)
      background = view
    }
    view.frame = button.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    view.backgroundColor = shape.backgroundColor
    view.layer.cornerRadius =
      look.cornerStyle == .capsule
      ? view.bounds.height / 2 : look.cornerStyle.radius ?? shape.cornerRadius
    view.layer.borderWidth = shape.strokeWidth
    view.layer.borderColor = (shape.strokeColor ?? button.tintColor)?.cgColor
    if let custom = shape.customView, custom.superview !== view {
      for old in view.subviews { old.removeFromSuperview() }
      view.addFilling(custom)
    } else if shape.customView == nil {
      for old in view.subviews { old.removeFromSuperview() }
    }
  }
}
