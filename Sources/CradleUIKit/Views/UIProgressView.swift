import CradleGeometry

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The style of a bar; the app draws it.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// The style within a bar.
    case bar
  }
  /// The progress, 0 … 1; values beyond are clamped.
  open var progress: Float = 0 {
    didSet {
      let limited = progress.clamped(to: 0...1)
      if limited != progress { progress = limited }
      setNeedsLayout()
    }
  }
  /// The colour of the completed part; nil for the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the remaining part; nil for grey.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The style.
  open var progressViewStyle = Style.default
  private lazy var progressBar: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Makes an empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Sets the progress; animated, the bar grows for 0.25 s.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }
  /// The height of a bar, in points; it has no width of its own.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  /// The given width with the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  /// Fills the completed part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    progressBar.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(progress), height: bounds.height)
    progressBar.backgroundColor = progressTintColor ?? tintColor
    layer.backgroundColor = (trackTintColor ?? UIColor(white: 0.9, alpha: 1)).cgColor
  }
}
