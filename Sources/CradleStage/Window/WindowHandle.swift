internal import CSDL2

/// The one owner of an SDL window, and of its video session.
final class WindowHandle {
  let pointer: OpaquePointer
  let session: VideoSession

  init(title: String, width: Int, height: Int, session: VideoSession) throws {
    let flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    let center = CSDL_WindowCentered()
    let title = WindowTitle.supported(title)
    guard let pointer = SDL_CreateWindow(title, center, center, Int32(width), Int32(height), flags) else {
      throw StageError.cannotOpenWindow(reason: StageError.lastReason)
    }
    (self.pointer, self.session) = (pointer, session)
  }

  deinit { SDL_DestroyWindow(pointer) }

  var flags: UInt32 { SDL_GetWindowFlags(pointer) }
}
