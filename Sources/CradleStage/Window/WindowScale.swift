internal import CSDL2
import CradleGeometry

/// The relation of a window's three units of length: points, the desktop's window units and pixels.
///
/// On Wayland a window unit may be several pixels; on X11 it is one pixel, so that a point may be several
/// units.
struct WindowScale {
  let pixelsPerPoint: Double
  let unitsPerPoint: Double
  /// The window's size in points.
  let size: Size

  init(_ window: WindowHandle, _ renderer: Renderer, requested: Double?, desktop: Double) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window.pointer, &width, &height)
    let across = renderer.bounds.width
    let pixelsPerUnit = width > 0 && across > 0 ? Double(across) / Double(width) : 1
    pixelsPerPoint = requested ?? (pixelsPerUnit > 1.01 ? pixelsPerUnit : desktop)
    unitsPerPoint = pixelsPerPoint / pixelsPerUnit
    size = Size(width: Double(width) / unitsPerPoint, height: Double(height) / unitsPerPoint)
  }

  /// A requested number of pixels per point, clamped to 0.5…4; nil, for the desktop's, if it is not a number.
  static func supported(_ scale: Double?) -> Double? {
    scale.flatMap { $0.isNaN ? nil : $0.clamped(to: 0.5...4) }
  }

  /// The desktop's scale for a program that works in pixels; 1 if SDL's units are already scaled.
  static var desktop: Double {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else { return 1 }
    return DesktopSettings.scale(resources: DesktopSettings.xResources)
  }

  /// A size in points as window units, at least the minimum size and at most the display's free area.
  static func fitted(_ size: Size, unitsPerPoint: Double) -> (width: Int, height: Int) {
    var available = SDL_Rect()
    let isKnown = SDL_GetDisplayUsableBounds(0, &available) == 0 && available.w > 0 && available.h > 0
    let width = Int(pixels: max(size.width, Window.minimumSize.width) * unitsPerPoint)
    let height = Int(pixels: max(size.height, Window.minimumSize.height) * unitsPerPoint)
    return isKnown ? (min(width, Int(available.w)), min(height, Int(available.h))) : (width, height)
  }
}
