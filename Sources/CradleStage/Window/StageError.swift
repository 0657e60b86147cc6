private import CSDL2

/// A failure of one of the desktop's services.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line: the problem and the remedy.
  public let description: String

  private init(_ description: String) { self.description = description }

  /// No display can be opened.
  package static func cannotOpenDisplay(reason: String) -> Self {
    Self(
      "cannot open a display (\(reason)); set DISPLAY or WAYLAND_DISPLAY, "
        + "or use `cradle play`, which needs none")
  }

  /// The desktop refused a window.
  package static func cannotOpenWindow(reason: String) -> Self {
    Self("cannot open a window (\(reason)); try a smaller --size, or use `cradle play`, which needs none")
  }

  /// No renderer of the requested kind starts.
  package static func cannotStartRenderer(kind: String, reason: String) -> Self {
    Self("cannot start the \(kind) renderer (\(reason)); try `--renderer software`")
  }

  /// There is no sound device, or another program uses it.
  package static func cannotOpenSound(reason: String) -> Self {
    Self("cannot open a sound device (\(reason)); connect one, or go on without sound")
  }

  /// A picture size that is empty, not finite or too large.
  package static func unusableSize(width: Double, height: Double, scale: Double) -> Self {
    Self("cannot draw \(width)×\(height) points at scale \(scale); ask for 1 to 16384 pixels a side")
  }

  /// fontconfig finds no font at all, or is not installed.
  package static let noFont = Self(
    "no font is found; install fontconfig and a font, for example Debian's libfontconfig1 and fonts-inter")

  /// A font file cannot be read, or SDL_ttf is not installed.
  package static func cannotReadFont(path: String, reason: String) -> Self {
    Self("cannot read the font \(path) (\(reason)); reinstall it, for example Debian's package fonts-inter")
  }

  /// A picture file cannot be read, or SDL_image is not installed.
  package static func cannotReadPicture(path: String, reason: String) -> Self {
    Self("cannot read the picture \(path) (\(reason)); give a readable PNG or JPEG file")
  }

  /// A picture file cannot be written, or SDL_image is not installed; the path keeps its previous file.
  package static func cannotWritePicture(path: String, reason: String) -> Self {
    Self("cannot write the picture \(path) (\(reason)); choose a folder that exists and can be written")
  }

  /// Drawing failed: the renderer is lost or out of memory.
  package static func cannotDraw(call: String, reason: String) -> Self {
    Self("drawing failed in \(call) (\(reason)); try `--renderer software`")
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
