/// The line below a row: whether and how a table shows it.
struct RowLine: Equatable {
  /// The insets of UIKit's lines of text, in points.
  static let automaticInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  var isShown = true
  /// UIKit's grey.
  static let usualColor = UIColor(white: 0.78, alpha: 1)
  var color = Self.usualColor
  /// The insets that the app gave to the table; nil for none.
  var inset: UIEdgeInsets?
  /// Whether insets of the app are added to the automatic ones.
  var isFromAutomatic = false

  /// The insets at the left and the right, in points, of a row with insets of its own, or nil.
  func insets(_ own: UIEdgeInsets?) -> UIEdgeInsets {
    guard let custom = own ?? inset else { return Self.automaticInset }
    let start = isFromAutomatic ? Self.automaticInset : .zero
    return UIEdgeInsets(
      top: 0, left: max(0, start.left + custom.left), bottom: 0, right: max(0, start.right + custom.right))
  }

  /// The frame of a line that ends at a y, in points, for a row of a width with insets of its own, or nil.
  func frame(at bottom: CGFloat, width: CGFloat, _ own: UIEdgeInsets? = nil) -> CGRect {
    let (insets, height) = (insets(own), 1 / UIScreen.main.scale)
    return CGRect(
      x: insets.left, y: bottom - height, width: max(0, width - insets.left - insets.right), height: height)
  }
}
