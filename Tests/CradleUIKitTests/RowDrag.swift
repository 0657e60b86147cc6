import CradleUIKit

extension UIWindow {
  /// Drags a finger along the middle of a row in ten frames, from an x of the window by a distance of which 10 points are
  /// the slop; lifts it at rest after a second, and lets the row settle.
  func drag(over row: UIView, from x: CGFloat, by distance: CGFloat) {
    let (start, y) = (time, row.convert(CGPoint(x: 0, y: row.bounds.midY), to: self).y)
    touchDown(at: CGPoint(x: x, y: y))
    for step in 1...10 {
      touchMove(
        to: CGPoint(x: x + distance * CGFloat(step) / 10, y: y), time: start + Double(step) / 60)
    }
    touchUp(time: start + 1)
    advance(by: 0.5)
  }
}
