internal import CSDL2

/// A window's title in characters that the desktop supports.
enum WindowTitle {
  /// The title to give to SDL: on X11 in ASCII.
  ///
  /// SDL converts an X11 title through Xlib to the process's locale. If the locale lacks a character, it
  /// keeps the old `_NET_WM_NAME`, which desktops show; the "C" locale has only ASCII.
  static func supported(_ title: String) -> String {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else { return title }
    return ascii(title)
  }

  /// A title with typographic dashes, quotes and spaces replaced by ASCII ones, and other characters by
  /// question marks.
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
