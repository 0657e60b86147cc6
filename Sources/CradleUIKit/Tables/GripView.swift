/// The handle of a row: three lines. A touch lifts the row at once.
final class GripView: UIView {
  /// The height of a line, the distance to the next, and the space beside them, in points; ours, as UIKit publishes none.
  private static let line: (height: CGFloat, pitch: CGFloat, inset: CGFloat) = (2, 5, 8)
  /// The press that moves the row.
  let press = UILongPressGestureRecognizer()
  private let lines = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = .systemGray3
      addSubview(line)
    }
    // As in UIKit the row is lifted at once.
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (height, pitch, inset) = Self.line
    for (number, line) in lines.enumerated() {
      // The second line is centred.
      let y = bounds.midY - height / 2 + pitch * CGFloat(number - 1)
      line.frame = CGRect(x: inset, y: y, width: max(0, bounds.width - 2 * inset), height: height)
    }
  }
}
