internal import CSDL2

extension Window {
  /// The device that draws.
  public enum RendererKind: Sendable {
    /// The graphics card if there is one, else the processor.
    case automatic
    /// The processor, with the same pixels everywhere.
    case software
    /// SDL's accelerated renderer, even if its OpenGL runs on the processor; opening the window fails without
    /// one.
    case accelerated
  }
}

/// Starts the requested renderer.
enum RendererChoice {
  static func start(_ choice: Window.RendererKind, window: WindowHandle) throws -> Renderer {
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
      guard let handle = SDL_CreateRenderer(window.pointer, -1, flags) else {
        reason = StageError.lastReason
        continue
      }
      let renderer = Renderer(owning: handle, window: window)
      // OpenGL on the processor is slower than SDL's own renderer, which does less work per pixel.
      if choice == .automatic, flags == accelerated, isEmulated { continue }
      return renderer
    }
    throw StageError.cannotStartRenderer(kind: "\(choice)", reason: reason)
  }

  // Whether the OpenGL renderer just started runs on the processor.
  private static var isEmulated: Bool {
    guard let name = CSDL_OpenGLRendererName() else { return false }
    let device = String(cString: name).lowercased()
    return ["llvmpipe", "softpipe", "swrast", "swiftshader"].contains { device.contains($0) }
  }
}
