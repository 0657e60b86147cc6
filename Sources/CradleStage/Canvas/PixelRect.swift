internal import CSDL2
import CradleGeometry

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The pixels that the bounds of points in pixels touch; empty without points, or if one is infinite.
  init(around points: some Sequence<Point>) {
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    guard (right - left).isFinite, (bottom - top).isFinite else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (x, y) = (Int(pixels: left.rounded(.down)), Int(pixels: top.rounded(.down)))
    let (maxX, maxY) = (Int(pixels: right.rounded(.up)), Int(pixels: bottom.rounded(.up)))
    self.init(x: x, y: y, width: maxX - x, height: maxY - y)
  }

  /// The nearest whole pixels to the sides of a rectangle of points, at a number of pixels per point.
  init(rounding rect: Rect, scale: Double) {
    let (left, top) = (Int(pixels: rect.minX * scale), Int(pixels: rect.minY * scale))
    let (right, bottom) = (Int(pixels: rect.maxX * scale), Int(pixels: rect.maxY * scale))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The shared pixels; empty where there are none.
  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The pixels that are not in another rectangle, as up to four parts.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let shared = intersection(other)
    if shared.isEmpty { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: shared.y - y),
      PixelRect(x: x, y: shared.y, width: shared.x - x, height: shared.height),
      PixelRect(x: shared.maxX, y: shared.y, width: maxX - shared.maxX, height: shared.height),
      PixelRect(x: x, y: shared.maxY, width: width, height: maxY - shared.maxY),
    ].filter { !$0.isEmpty }
  }

  /// The same rectangle as an SDL_Rect.
  var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}

extension Int {
  /// The nearest whole number, halves up. Infinities and values beyond ±10⁶ pixels are clamped to that.
  init(pixels value: Double) {
    self = value.isNaN ? 0 : Int((Swift.min(Swift.max(value, -1e6), 1e6) + 0.5).rounded(.down))
  }
}
