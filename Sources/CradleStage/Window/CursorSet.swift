internal import CSDL2

/// The one owner of the desktop's cursors, each made when first shown.
final class CursorSet {
  private var handles: [Cursor: OpaquePointer] = [:]
  private var shown = Cursor.arrow

  deinit { for handle in handles.values { SDL_FreeCursor(handle) } }

  /// Shows a cursor; if the desktop lacks it, the current one stays.
  func show(_ cursor: Cursor) {
    guard cursor != shown, let handle = handle(of: cursor) else { return }
    SDL_SetCursor(handle)
    shown = cursor
  }

  private func handle(of cursor: Cursor) -> OpaquePointer? {
    if let handle = handles[cursor] { return handle }
    let kind =
      switch cursor {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .hand, .grab: SDL_SYSTEM_CURSOR_HAND
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      case .move: SDL_SYSTEM_CURSOR_SIZEALL
      case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
      case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
      }
    handles[cursor] = SDL_CreateSystemCursor(kind)
    return handles[cursor]
  }
}
