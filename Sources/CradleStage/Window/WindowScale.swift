internal import CSDL2
import CradleGeometry

/// How a window's three measures hang together: points, the desktop's window units and pixels.
///
/// Wayland gives windows in its own units and more pixels than units; X11 gives pixels for units, so that a point is
/// several units there.
struct WindowScale {
  let pixelsPerPoint: Double
  let unitsPerPoint: Double
  /// The window's size in points.
  let size: Size

  init(_ window: WindowHandle, _ renderer: Renderer, requested: Double?) {
    var (width, height, across, down): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowSize(window.pointer, &width, &height)
    SDL_GetRendererOutputSize(renderer.handle, &across, &down)
    let pixelsPerUnit = width > 0 && across > 0 ? Double(across) / Double(width) : 1
    pixelsPerPoint = requested ?? (pixelsPerUnit > 1.01 ? pixelsPerUnit : Self.desktop)
    unitsPerPoint = pixelsPerPoint / pixelsPerUnit
    size = Size(width: Double(width) / unitsPerPoint, height: Double(height) / unitsPerPoint)
  }

  /// The scale that the desktop asks of a program that sees pixels; 1 where SDL's units are scaled already.
  static var desktop: Double {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else { return 1 }
    return DesktopSettings.scale(resources: DesktopSettings.xResources)
  }

  /// A size in points as window units, no smaller than a window may be and no larger than the display has room for.
  static func fitted(_ size: Size, unitsPerPoint: Double) -> (width: Int, height: Int) {
    var room = SDL_Rect()
    let isKnown = SDL_GetDisplayUsableBounds(0, &room) == 0 && room.w > 0 && room.h > 0
    let width = Int(pixels: max(size.width, Window.minimumSize.width) * unitsPerPoint)
    let height = Int(pixels: max(size.height, Window.minimumSize.height) * unitsPerPoint)
    return isKnown ? (min(width, Int(room.w)), min(height, Int(room.h))) : (width, height)
  }
}
