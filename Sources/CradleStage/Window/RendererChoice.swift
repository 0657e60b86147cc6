internal import CSDL2

/// Starts the renderer that was asked for.
enum RendererChoice {
  static func start(_ choice: WindowOptions.Renderer, window: WindowHandle) throws -> Renderer {
    let accelerated = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    let software = SDL_RENDERER_SOFTWARE.rawValue
    let attempts: [UInt32] =
      switch choice {
      case .automatic: [accelerated, software]
      case .software: [software]
      case .accelerated: [accelerated]
      }
    var reason = "none tried"
    for flags in attempts {
      if let handle = SDL_CreateRenderer(window.pointer, -1, flags) {
        return Renderer(handle: handle, target: window)
      }
      reason = StageError.lastReason
    }
    throw StageError.cannotStartRenderer(kind: choice.rawValue, reason: reason)
  }
}
