/// A view with an image or a sequence of images; the app draws `shownImage`.
open class UIImageView: UIView {
  /// The image. An animated one is shown as a loop from the moment in which it is set, by the window's time.
  open var image: UIImage? {
    didSet {
      if image !== oldValue { imageTime = 0 }
      invalidateIntrinsicContentSize()
      checkObservations()
    }
  }
  override func observedValue(forKeyPath keyPath: String) -> Any? {
    keyPath == "image" ? image ?? NSNull() : super.observedValue(forKeyPath: keyPath)
  }
  /// The image while the view is highlighted; an animated one is shown as a loop.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageTime = 0 } } }
  /// The seconds since an image was set, in the window's time.
  private var imageTime: TimeInterval = 0
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// How a symbol is drawn; the app draws it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  // MARK: Sequence of images

  /// The images that `startAnimating()` shows in place of `image`, one after another; nil for none.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images that are shown while the view is highlighted; nil for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle of the images, in seconds; 0 for 1/30 s for each.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; 0 repeats without end.
  open var animationRepeatCount = 0
  /// Whether the images are shown.
  open var isAnimating: Bool { time != nil }
  /// The seconds since the images started, in the window's time; nil while they are not shown.
  private var time: TimeInterval?
  /// Starts to show the images from the first one on. Does nothing without images.
  open func startAnimating() { if images?.isEmpty == false { time = 0 } }
  /// Shows `image` again.
  open func stopAnimating() { time = nil }
  private var images: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }
  private var cycle: ImageCycle { ImageCycle(images ?? [], duration: animationDuration) }
  /// Ours: the image to draw now; nil for none.
  public var shownImage: UIImage? {
    if let time, let image = cycle.image(at: time) { return image }
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let still, let images = still.images else { return still }
    return ImageCycle(images, duration: still.duration).image(at: imageTime) ?? still
  }
  override func tick(_ seconds: Double) {
    imageTime += seconds
    guard let time else { return }
    self.time = time + seconds
    if animationRepeatCount > 0, cycle.hasEnded(animationRepeatCount, at: time + seconds) { stopAnimating() }
  }

  /// Makes a view of an image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  /// Makes a view of an image's size with another one for its highlight.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// Makes a view without an image, with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
  /// The image's size in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The image's size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}

extension UIImageView {
  /// An image of a view, in the view's place.
  convenience init(snapshotOf view: UIView) {
    self.init(
      image: UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) })
    frame = view.frame
  }
}
