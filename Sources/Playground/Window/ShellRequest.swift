/// What the shell asks of the window, which it does not know.
enum ShellRequest: Equatable {
  case copy(String)
  case toggleFullScreen
  /// Larger by steps; 0 goes back to the desktop's scale.
  case scale(Int)
  case picture
  case quit
  /// Another demo or theme, to be remembered.
  case remember
}
