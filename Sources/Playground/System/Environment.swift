import Glibc

/// The environment, working folder and executable of the process.
enum Environment {
  /// The environment's variables.
  static let variables: [String: String] = {
    let text = InputFile.contents("/proc/self/environ") ?? []
    return text.split(separator: 0).reduce(into: [:]) { found, entry in
      guard let sign = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
      let name = String(decoding: entry[..<sign], as: UTF8.self)
      found[name] = String(decoding: entry[(sign + 1)...], as: UTF8.self)
    }
  }()

  /// The current folder; "." if it no longer has a path.
  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The folder of the executable; nil if the system does not report it.
  static var executableFolder: String? {
    FilePath.real("/proc/self/exe").flatMap(FilePath.parent)
  }
}
