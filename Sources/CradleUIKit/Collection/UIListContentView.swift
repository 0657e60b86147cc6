/// Shows a list's configuration: the image, and beside it the text above or before the secondary text.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    show()
  }
  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    shown = UIListContentConfiguration()
    super.init(coder: coder)
  }

  /// The configuration shown; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: .systemBlue)
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryTextLabel)
    setNeedsLayout()
  }
  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = properties.transformed(text)
    (label.font, label.textColor) = (properties.font, properties.resolvedColor())
    (label.numberOfLines, label.textAlignment) = (properties.numberOfLines, properties.alignment)
    label.lineBreakMode = properties.lineBreakMode
    if let attributed { label.attributedText = attributed }
  }

  /// The size of the image within its largest size, in its proportions; zero without an image.
  private var imageSize: CGSize {
    guard let size = shown.image?.size else { return .zero }
    let largest = shown.imageProperties.maximumSize
    let across = largest.width > 0 ? largest.width / size.width : 1
    let down = largest.height > 0 ? largest.height / size.height : 1
    let scale = min(1, across, down)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The size that is kept for the image; zero without an image.
  private var imagePlace: CGSize {
    guard shown.image != nil else { return .zero }
    let (size, reserved) = (imageSize, shown.imageProperties.reservedLayoutSize)
    return CGSize(
      width: reserved.width > 0 ? reserved.width : size.width,
      height: reserved.height > 0 ? reserved.height : size.height)
  }
  private var hasSecondaryText: Bool { shown.secondaryText != nil || shown.secondaryAttributedText != nil }

  /// The sizes of both texts within a size, the height of both together, and whether they are side by side.
  private func texts(in available: CGSize) -> (
    first: CGSize, second: CGSize, height: CGFloat, areBeside: Bool
  ) {
    let first = textLabel.sizeThatFits(available)
    guard hasSecondaryText else { return (first, .zero, first.height, false) }
    if shown.prefersSideBySideTextAndSecondaryText {
      // In one line each.
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let (first, second) = (textLabel.sizeThatFits(limit), secondaryTextLabel.sizeThatFits(limit))
      let width = first.width + shown.textToSecondaryTextHorizontalPadding + second.width
      if width <= available.width { return (first, second, max(first.height, second.height), true) }
    }
    let second = secondaryTextLabel.sizeThatFits(available)
    let height = first.height + shown.textToSecondaryTextVerticalPadding + second.height
    return (first, second, height, false)
  }

  /// Places the image before the texts, all centred vertically.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    var left = margins.leading
    let (imageSize, imagePlace) = (self.imageSize, self.imagePlace)
    imageView.frame = CGRect(
      x: left + (imagePlace.width - imageSize.width) / 2, y: bounds.midY - imageSize.height / 2,
      width: imageSize.width, height: imageSize.height)
    if shown.image != nil { left += imagePlace.width + shown.imageToTextPadding }
    let available = CGSize(width: max(0, bounds.width - left - margins.trailing), height: bounds.height)
    let (first, second, height, areBeside) = texts(in: available)
    if areBeside {
      let firstWidth = available.width - second.width - shown.textToSecondaryTextHorizontalPadding
      textLabel.frame = CGRect(
        x: left, y: bounds.midY - first.height / 2, width: firstWidth, height: first.height)
      secondaryTextLabel.frame = CGRect(
        x: left + available.width - second.width, y: bounds.midY - second.height / 2, width: second.width,
        height: second.height)
    } else {
      let top = bounds.midY - height / 2
      textLabel.frame = CGRect(x: left, y: top, width: available.width, height: first.height)
      secondaryTextLabel.frame = CGRect(
        x: left, y: top + height - second.height, width: available.width, height: second.height)
    }
  }

  /// Returns the given width, and the height of the texts or the image with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let imagePlace = self.imagePlace
    let imageWidth = shown.image == nil ? 0 : imagePlace.width + shown.imageToTextPadding
    let available = CGSize(
      width: max(0, size.width - margins.leading - margins.trailing - imageWidth), height: size.height)
    let content = max(texts(in: available).height, imageSize.height, imagePlace.height)
    return CGSize(width: size.width, height: margins.top + content + margins.bottom)
  }
}
