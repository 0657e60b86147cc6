/// Shows a list's configuration: the image, and beside it the text above the secondary text.
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
    imageView.tintColor = shown.imageProperties.tintColor ?? .systemBlue
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    for (label, text, properties) in [
      (textLabel, shown.text, shown.textProperties),
      (secondaryTextLabel, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      (label.text, label.font, label.textColor) = (text, properties.font, properties.color)
      (label.numberOfLines, label.textAlignment) = (properties.numberOfLines, properties.alignment)
    }
    setNeedsLayout()
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

  /// Places the image before the texts, all centred vertically.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    var left = margins.leading
    let imageSize = self.imageSize
    imageView.frame = CGRect(
      x: left, y: bounds.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
    if shown.image != nil { left += imageSize.width + shown.imageToTextPadding }
    let available = CGSize(width: max(0, bounds.width - left - margins.trailing), height: bounds.height)
    let (first, second) = (textLabel.sizeThatFits(available), secondaryTextLabel.sizeThatFits(available))
    let gap = shown.secondaryText == nil ? 0 : shown.textToSecondaryTextVerticalPadding
    let height = first.height + gap + (shown.secondaryText == nil ? 0 : second.height)
    textLabel.frame = CGRect(
      x: left, y: bounds.midY - height / 2, width: available.width, height: first.height)
    secondaryTextLabel.frame = CGRect(
      x: left, y: textLabel.frame.maxY + gap, width: available.width,
      height: shown.secondaryText == nil ? 0 : second.height)
  }

  /// Returns the given width, and the height of the texts or the image with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let imageSize = self.imageSize
    let imageWidth = shown.image == nil ? 0 : imageSize.width + shown.imageToTextPadding
    let available = CGSize(
      width: max(0, size.width - margins.leading - margins.trailing - imageWidth), height: size.height)
    let (first, second) = (textLabel.sizeThatFits(available), secondaryTextLabel.sizeThatFits(available))
    let text =
      shown.secondaryText == nil
      ? first.height : first.height + shown.textToSecondaryTextVerticalPadding + second.height
    return CGSize(
      width: size.width, height: margins.top + max(text, imageSize.height) + margins.bottom)
  }
}
