private import CSDL2

/// Failures of the desktop's services. Each description states the problem and the remedy in one line.
public enum StageError: Error, Hashable, Sendable {
  /// No display can be opened.
  case cannotOpenDisplay(reason: String)
  /// The desktop refused a window.
  case cannotOpenWindow(reason: String)
  /// No renderer of the requested kind starts.
  case cannotStartRenderer(kind: String, reason: String)
  /// There is no sound device, or another program uses it.
  case cannotOpenSound(reason: String)
  /// A picture size that is empty, not finite or too large.
  case unusableSize(width: Double, height: Double, scale: Double)
  /// fontconfig finds no font at all, or is not installed.
  case noFont
  /// A font file cannot be read, or SDL_ttf is not installed.
  case cannotReadFont(path: String, reason: String)
  /// A picture file cannot be read, or SDL_image is not installed.
  case cannotReadPicture(path: String, reason: String)
  /// A picture file cannot be written, or SDL_image is not installed; the path keeps its previous file.
  case cannotWritePicture(path: String, reason: String)
  /// Drawing failed: the renderer is lost or out of memory.
  case cannotDraw(call: String, reason: String)
}

extension StageError: CustomStringConvertible {
  /// One line: the problem and the remedy.
  public var description: String {
    switch self {
    case .cannotOpenDisplay(let reason):
      "cannot open a display (\(reason)); set DISPLAY or WAYLAND_DISPLAY, "
        + "or use `cradle play`, which needs none"
    case .cannotOpenWindow(let reason):
      "cannot open a window (\(reason)); try a smaller --size, or use `cradle play`, which needs none"
    case .cannotStartRenderer(let kind, let reason):
      "cannot start the \(kind) renderer (\(reason)); try `--renderer software`"
    case .cannotOpenSound(let reason):
      "cannot open a sound device (\(reason)); connect one, or go on without sound"
    case .unusableSize(let width, let height, let scale):
      "cannot draw \(width)×\(height) points at scale \(scale); ask for 1 to 16384 pixels a side"
    case .noFont:
      "no font is found; install fontconfig and a font, for example Debian's libfontconfig1 and fonts-inter"
    case .cannotReadFont(let path, let reason):
      "cannot read the font \(path) (\(reason)); reinstall it, for example Debian's package fonts-inter"
    case .cannotReadPicture(let path, let reason):
      "cannot read the picture \(path) (\(reason)); give a readable PNG or JPEG file"
    case .cannotWritePicture(let path, let reason):
      "cannot write the picture \(path) (\(reason)); choose a folder that exists and can be written"
    case .cannotDraw(let call, let reason):
      "drawing failed in \(call) (\(reason)); try `--renderer software`"
    }
  }
}

extension StageError {
  /// SDL's message for the call that has just failed on this thread; read it at once, because the next call
  /// may replace it.
  static var lastReason: String {
    let message = String(cString: SDL_GetError())
    return message.isEmpty ? "no reason given" : message
  }
}
