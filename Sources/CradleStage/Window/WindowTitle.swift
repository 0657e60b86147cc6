internal import CSDL2

/// A window's title in letters that reach the desktop.
enum WindowTitle {
  /// The title as SDL is given it: on X11 in ASCII.
  ///
  /// SDL turns an X11 title by Xlib into what the process's locale can say, and keeps the old `_NET_WM_NAME`, which
  /// desktops show, where a character is missing there; the "C" locale has ASCII alone.
  static func shown(_ title: String) -> String {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else { return title }
    return ascii(title)
  }

  /// A title with the typographer's dashes, quotes and spaces as a typewriter has them; a question mark for the rest.
  static func ascii(_ title: String) -> String {
    String(
      String.UnicodeScalarView(
        title.unicodeScalars.map { scalar in
          switch scalar {
          case "\u{2010}"..."\u{2015}", "\u{2212}": "-"
          case "\u{2018}"..."\u{201B}": "'"
          case "\u{201C}"..."\u{201F}": "\""
          case "\u{A0}", "\u{2002}"..."\u{200A}", "\u{202F}": " "
          default: scalar.isASCII ? scalar : "?"
          }
        }))
  }
}
