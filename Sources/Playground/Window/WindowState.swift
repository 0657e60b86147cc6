import CradleGeometry
import CradleStage
import Foundation

/// What the window remembers from one time to the next; a file that cannot be read or written never stops it.
struct WindowState: Codable, Equatable {
  /// The last demo's id.
  var demo: String?
  /// The last theme's name; dark at first.
  var theme: String?
  /// The last size in points.
  var width: Double?
  var height: Double?
  /// Pixels a point as last chosen by keys; nil asks the desktop.
  var chosenScale: Double?

  var themeName: Theme.Name { theme.flatMap(Theme.Name.init) ?? .dark }

  /// The size, where it is one that a window can have.
  var size: Size? {
    guard let width, let height, (200...16384).contains(width), (200...16384).contains(height) else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// The chosen scale, where it is one that a window can have.
  var scale: Double? {
    get { chosenScale.flatMap { (0.5...4).contains($0) ? $0 : nil } }
    set { chosenScale = newValue }
  }

  /// The file in the XDG folders: $XDG_STATE_HOME, else ~/.local/state; nil without a home.
  static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/cradle/state.json"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.local/state/cradle/state.json"
  }

  /// Reads a file; one that is missing or spoilt counts as nothing remembered.
  static func read(_ path: String?) -> WindowState {
    guard let path, let bytes = InputFile.contents(path) else { return WindowState() }
    return (try? JSONDecoder().decode(WindowState.self, from: Data(bytes))) ?? WindowState()
  }

  /// Writes the file, whole or not at all; tells whether it did.
  @discardableResult
  func write(_ path: String?) -> Bool {
    guard let path else { return false }
    let url = URL(fileURLWithPath: path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.write(Array(encoder.encode(self)), to: path)
      return true
    } catch {
      return false
    }
  }
}
