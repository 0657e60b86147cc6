internal import CSDL2

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

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
