/// Requests of the controller to the window, on which it does not depend.
enum WindowRequest: Equatable {
  case copy(String)
  /// Read the clipboard's text and call `WindowController.paste` with it.
  case paste
  case toggleFullScreen
  /// Enlarge by steps; 0 restores the desktop's scale.
  case scale(Int)
  case picture
  /// Start a recording of the stage, or end it.
  case record(FilmFormat)
  /// Film the last gesture, or stop that.
  case filmGesture(FilmFormat)
  /// Turn sound on or off.
  case sound
  case quit
  /// Save the window's state: the demo, theme or presets have changed.
  case remember
}
