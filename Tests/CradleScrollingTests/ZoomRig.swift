import TestSupport
import CradleGeometry
import CradleScrolling

/// A picture of 800 × 600 pt in a viewport of 400 × 300, under test.
final class Picture: ZoomableView {
  let bounds = Rect(x: 0, y: 0, width: 800, height: 600)
  var center = Point(x: 400, y: 300)
  var transform = Transform.identity
}

/// A scroll view that zooms a picture, and two fingers.
struct ZoomRig {
  let hand: ScrollRig
  let picture = Picture()
  var view: ScrollView { hand.view }

  init(minimum: Double = 0.5, maximum: Double = 4) {
    hand = ScrollRig(
      viewport: Size(width: 400, height: 300), content: Size(width: 800, height: 600))
    hand.zoomed = picture
    view.minimumZoomScale = minimum
    view.maximumZoomScale = maximum
  }

  func finger(_ id: Int, _ phase: PointerEvent.Phase, _ place: Point, at time: Double) {
    view.pointer(PointerEvent(phase, at: place, time: time, device: .touch, id: id))
  }

  /// Moves both fingers, first the one with id 0.
  func fingers(_ phase: PointerEvent.Phase, about middle: Point, apart: Double, at time: Double) {
    finger(0, phase, middle - Vector(dx: apart / 2, dy: 0), at: time)
    finger(1, phase, middle + Vector(dx: apart / 2, dy: 0), at: time)
  }

  /// Two fingers come down and move until their distance has grown by a factor, from when the pinch is recognised.
  /// They stay down; returns the time.
  func pinch(by factor: Double, about middle: Point, at time: Double = 0, steps: Int = 10) -> Double {
    let slop = PointerEvent.Device.touch.slop
    fingers(.down, about: middle, apart: 100, at: time)
    // The slop is taken off: the distance counts from where the pinch begins.
    let start = factor > 1 ? 100 + slop : 100 - slop
    finger(0, .move, middle - Vector(dx: start - 50, dy: 0), at: time + 0.01)
    finger(0, .move, middle - Vector(dx: start / 2, dy: 0), at: time + 0.01)
    finger(1, .move, middle + Vector(dx: start / 2, dy: 0), at: time + 0.01)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      fingers(
        .move, about: middle, apart: start * (1 + (factor - 1) * share), at: time + 0.01 + 0.01 * Double(step)
      )
    }
    return time + 0.01 + 0.01 * Double(steps)
  }

  /// The picture's own point at a place of the viewport.
  func seen(at place: Point) -> Point {
    let scale = view.zoomScale
    return Point(x: (view.contentOffset.x + place.x) / scale, y: (view.contentOffset.y + place.y) / scale)
  }

  /// Describes how the parts disagree; nil if they agree.
  var flaw: String? {
    let scale = view.zoomScale
    guard scale.isFinite, scale > 0, view.contentOffset.isFinite else { return "not finite" }
    let size = Size(width: 800 * scale, height: 600 * scale)
    guard abs(view.contentSize.width - size.width) < Tolerance.closedForm else {
      return "content \(view.contentSize) at \(scale)"
    }
    guard picture.transform == Transform(scale: scale) else { return "transform \(picture.transform)" }
    let corner = Point(x: picture.center.x - size.width / 2, y: picture.center.y - size.height / 2)
    guard corner.distance(to: .zero) < Tolerance.summed else { return "corner at \(corner)" }
    let isAnnounced = view.isScrollAnimating || view.isDecelerating || view.isZoomAnimating
    if isAnnounced, view.isStill || view.isDragging {
      return "\(view.phase), but a motion's end is not reported"
    }
    guard view.phase != .idle || view.isTracking else {
      let (low, high, offset) = (view.minimumOffset, view.maximumOffset, view.contentOffset)
      let isInside = offset.x >= low.x && offset.y >= low.y && offset.x <= high.x && offset.y <= high.y
      return isInside ? nil : "rests at \(offset), beyond \(low) … \(high)"
    }
    return nil
  }
}
