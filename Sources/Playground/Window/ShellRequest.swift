/// What the shell asks of the window, which it does not know.
enum ShellRequest: Equatable {
  case copy(String)
  /// The clipboard's text, for `Shell.paste`.
  case paste
  case toggleFullScreen
  /// Larger by steps; 0 goes back to the desktop's scale.
  case scale(Int)
  case picture
  /// Sound on, or off.
  case sound
  case quit
  /// Another demo or theme, or a preset, to be remembered.
  case remember
}
