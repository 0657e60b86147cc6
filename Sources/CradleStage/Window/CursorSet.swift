internal import CSDL2

/// The one owner of the desktop's cursors, each made when first shown at a scale.
final class CursorSet {
  private var handles: [Cursor: OpaquePointer] = [:]
  private var shown = Cursor.arrow
  /// The scale at which the custom cursors were drawn, in pixels per point.
  private var scale = 1.0

  deinit { free() }

  /// Shows a cursor in a window of a scale, in pixels per point; if the desktop lacks it, the current one stays.
  func show(_ cursor: Cursor, scale: Double) {
    guard cursor != shown || scale != self.scale else { return }
    let (old, oldScale) = (handles, self.scale)
    if scale != self.scale { (self.scale, handles) = (scale, [:]) }
    guard let handle = handle(of: cursor) else { return (self.scale, handles) = (oldScale, old) }
    SDL_SetCursor(handle)
    shown = cursor
    // A cursor is freed after another one is shown.
    for (cursor, handle) in old where handles[cursor] != handle { SDL_FreeCursor(handle) }
  }

  private func free() {
    for handle in handles.values { SDL_FreeCursor(handle) }
    handles = [:]
  }

  private func handle(of cursor: Cursor) -> OpaquePointer? {
    if let handle = handles[cursor] { return handle }
    let handle =
      switch cursor {
      case .arrow: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
      case .hand: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)
      case .grab, .grabbing: handCursor(isClosed: cursor == .grabbing)
      case .text: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM)
      case .move: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_SIZEALL)
      case .resizeHorizontal: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_SIZEWE)
      }
    handles[cursor] = handle
    return handle
  }

  /// The hand that this library draws; the system's pointing hand if the desktop has no coloured cursors.
  private func handCursor(isClosed: Bool) -> OpaquePointer? {
    let hotSpot = HandCursor.hotSpot
    let custom = HandCursor.picture(isClosed: isClosed, scale: scale).withSurface {
      SDL_CreateColorCursor($0, Int32(Int(pixels: hotSpot.x * scale)), Int32(Int(pixels: hotSpot.y * scale)))
    }
    return custom.flatMap { $0 } ?? SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)
  }
}
