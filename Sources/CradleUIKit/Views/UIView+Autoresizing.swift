extension UIView {
  /// Adapts to its superview's new size by its mask.
  func followSize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, CATransform3DIsIdentity(layer.transform) else { return }
    var frame = self.frame
    let (across, down) = autoresizingMask.shares(of: frame, in: old)
    let (widening, growth) = (new.width - old.width, new.height - old.height)
    frame.origin.x += across[0] * widening
    frame.size.width += across[1] * widening
    frame.origin.y += down[0] * growth
    frame.size.height += down[1] * growth
    if frame != self.frame { self.frame = frame }
  }
}

extension UIView.AutoresizingMask {
  /// The shares of a change of the superview's size that the margin before, the dimension and the margin after take,
  /// across and down, 0 … 1. As in UIKit flexible ones share it in proportion to their present lengths; equally if these
  /// are zero, or negative beside positive ones.
  func shares(of rect: CGRect, in size: CGSize) -> (across: [CGFloat], down: [CGFloat]) {
    let across = shares([
      (.flexibleLeftMargin, rect.minX), (.flexibleWidth, rect.width),
      (.flexibleRightMargin, size.width - rect.maxX),
    ])
    let down = shares([
      (.flexibleTopMargin, rect.minY), (.flexibleHeight, rect.height),
      (.flexibleBottomMargin, size.height - rect.maxY),
    ])
    return (across, down)
  }

  private func shares(_ parts: [(part: Self, length: CGFloat)]) -> [CGFloat] {
    let flexible = parts.filter { contains($0.part) }
    let total = flexible.reduce(CGFloat(0)) { $0 + $1.length }
    let isProportional =
      total != 0 && flexible.allSatisfy { $0.length == 0 || ($0.length < 0) == (total < 0) }
    return parts.map { part, length in
      guard contains(part) else { return 0 }
      return isProportional ? length / total : 1 / CGFloat(flexible.count)
    }
  }
}
