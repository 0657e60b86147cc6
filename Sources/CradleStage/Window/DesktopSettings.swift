internal import CSDL2

/// The user's desktop settings.
package enum DesktopSettings {
  /// Whether motion should be reduced: GTK_ENABLE_ANIMATIONS, else GTK 4's settings file, else GTK 3's turns
  /// animations off, with 0 or false.
  package static var reducesMotion: Bool {
    if let requested = environment("GTK_ENABLE_ANIMATIONS") { return isOff(requested) }
    for version in ["gtk-4.0", "gtk-3.0"] {
      guard let file = text(at: "\(configuration)/\(version)/settings.ini") else { continue }
      if let value = value(of: "gtk-enable-animations", separator: "=", in: file) { return isOff(value) }
    }
    return false
  }

  /// The desktop's pixels per point, for drivers where SDL does not report it: GDK_SCALE, else
  /// QT_SCALE_FACTOR, else `Xft.dpi` / 96 of the X server's resources or of ~/.Xresources, else 1. A variable
  /// outside 0.5…4 is ignored; the quotient is clamped to that.
  static func scale(resources: String?) -> Double {
    for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
      if let requested = environment(name).flatMap(Double.init), (0.5...4).contains(requested) {
        return requested
      }
    }
    for resources in [resources, text(at: "\(home)/.Xresources")] {
      guard let resources, let dots = value(of: "Xft.dpi", separator: ":", in: resources) else { continue }
      if let dots = Double(dots), dots.isFinite { return (dots / 96).clamped(to: 0.5...4) }
    }
    return 1
  }

  /// The X server's resources; nil without an X server.
  static var xResources: String? {
    guard let copy = CSDL_CopyXResources() else { return nil }
    defer { SDL_free(copy) }
    return String(cString: copy)
  }

  /// The value after a name at the beginning of a line; the last such line applies, as in both kinds of file.
  static func value(of name: String, separator: Character, in text: String) -> String? {
    var found: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: separator, maxSplits: 1).map(trimmed)
      if parts.count == 2, parts[0] == name { found = parts[1] }
    }
    return found
  }

  private static func isOff(_ value: String) -> Bool { ["0", "false"].contains(value.lowercased()) }

  private static func trimmed(_ part: Substring) -> String {
    var part = part.drop(while: \.isWhitespace)
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }

  private static var home: String { environment("HOME") ?? "" }
  private static var configuration: String { environment("XDG_CONFIG_HOME") ?? "\(home)/.config" }

  private static func environment(_ name: String) -> String? {
    SDL_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func text(at path: String) -> String? {
    var size = 0
    guard let data = SDL_LoadFile(path, &size) else { return nil }
    defer { SDL_free(data) }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: size), as: UTF8.self)
  }
}
