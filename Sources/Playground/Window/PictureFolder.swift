import Foundation

/// The folder for pictures taken with F12 and for films: the desktop's folder for pictures, else the current one.
enum PictureFolder {
  /// The path of a new picture of a demo, or of another file with an extension.
  static func path(
    demo: String, date: Date, environment: [String: String], extension ending: String = "png"
  ) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd HH.mm.ss"
    let path = "\(folder(environment))/Cradle \(demo) \(format.string(from: date))"
    // Two pictures within a second get different names.
    let names = ["\(path).\(ending)"] + (2...1000).lazy.map { "\(path) \($0).\(ending)" }
    return names.first { !FileManager.default.fileExists(atPath: $0) } ?? names[0]
  }

  /// The folder that `user-dirs.dirs` names, if it exists and can be written.
  static func folder(_ environment: [String: String]) -> String {
    let home = environment["HOME"] ?? ""
    let configuration = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    let text = String(
      decoding: InputFile.contents(configuration + "/user-dirs.dirs") ?? [], as: UTF8.self)
    let candidates = [environment["XDG_PICTURES_DIR"], named(in: text, home: home), home + "/Pictures"]
    let files = FileManager.default
    return candidates.compactMap { $0 }.first { $0.hasPrefix("/") && files.isWritableFile(atPath: $0) }
      ?? files.currentDirectoryPath
  }

  private static func named(in text: String, home: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix("XDG_PICTURES_DIR=") {
      let value = line.dropFirst("XDG_PICTURES_DIR=".count).trimmingCharacters(
        in: CharacterSet(charactersIn: "\" "))
      return value.replacingOccurrences(of: "$HOME", with: home)
    }
    return nil
  }
}
