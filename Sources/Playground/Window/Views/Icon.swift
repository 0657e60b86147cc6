import CradleGeometry
import CradleStage

/// The bar's icons, drawn around the middle of a frame.
enum Icon {
  case pause, play, menu, plot, tune, code, record, stop

  func draw(in frame: Rect, _ color: Color, on canvas: Canvas) {
    let (x, y) = (frame.midX, frame.midY)
    switch self {
    case .pause:
      for left in [x - 5, x + 2] {
        canvas.fill(Rect(x: left, y: y - 5, width: 3, height: 10), radius: 0.75, color)
      }
    case .play:
      canvas.polygon([Point(x: x - 4, y: y - 6), Point(x: x + 6, y: y), Point(x: x - 4, y: y + 6)], color)
    case .record:
      canvas.ring(Point(x: x, y: y), radius: 7, width: 1.5, color)
      canvas.disc(Point(x: x, y: y), radius: 4, color)
    case .stop:
      canvas.fill(Rect(x: x - 5, y: y - 5, width: 10, height: 10), radius: 2, color)
    case .menu:
      for top in [y - 6, y - 1, y + 4] {
        canvas.fill(Rect(x: x - 7, y: top, width: 14, height: 2), radius: 1, color)
      }
    case .plot:
      let curve = [(-8.0, 5.0), (-4, -3), (-1, -5), (3, 2), (8, 0)].map { Point(x: x + $0, y: y + $1) }
      canvas.polyline(curve, width: 2, color)
    case .code:
      for side in [-1.0, 1] {
        let tip = Point(x: x + side * 8, y: y)
        canvas.polyline(
          [Point(x: x + side * 3.5, y: y - 5), tip, Point(x: x + side * 3.5, y: y + 5)], width: 2, color)
      }
    case .tune:
      for (top, knob) in [(y - 4, x + 3), (y + 4, x - 3)] {
        canvas.fill(Rect(x: x - 8, y: top - 1, width: 16, height: 2), radius: 1, color)
        canvas.disc(Point(x: knob, y: top), radius: 3.5, color)
      }
    }
  }
}
