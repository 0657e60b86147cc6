import Glibc

/// The folder for pictures taken with F12 and for films: the desktop's folder for pictures, else the current one.
enum PictureFolder {
  /// The path of a new picture of a demo, or of another new file with an extension.
  static func path(
    demo: String, at seconds: Int = time(nil), environment: [String: String], extension ending: String = "png"
  ) -> String {
    let path = "\(folder(environment))/Cradle \(demo) \(words(for: seconds))"
    // Two pictures within a second get different names.
    let names = ["\(path).\(ending)"] + (2...1000).lazy.map { "\(path) \($0).\(ending)" }
    return names.first { !FilePath.exists($0) } ?? names[0]
  }

  /// A time in seconds since 1970 in the user's time zone: 2026-11-25 09.30.00.
  private static func words(for seconds: Int) -> String {
    var (seconds, day) = (seconds, tm())
    localtime_r(&seconds, &day)
    func digits(_ number: Int32, _ count: Int = 2) -> String {
      let word = "\(number)"
      return String(repeating: "0", count: max(0, count - word.count)) + word
    }
    let date = [digits(day.tm_year + 1900, 4), digits(day.tm_mon + 1), digits(day.tm_mday)]
    let time = [day.tm_hour, day.tm_min, day.tm_sec].map { digits($0) }
    return date.joined(separator: "-") + " " + time.joined(separator: ".")
  }

  /// The first of $XDG_PICTURES_DIR, the folder that `user-dirs.dirs` names and ~/Pictures that exists and
  /// can be written; else the current folder.
  static func folder(_ environment: [String: String]) -> String {
    let home = environment["HOME"] ?? ""
    // As the XDG specification says, relative paths are ignored.
    let given = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let configuration = given ?? home + "/.config"
    let text = String(
      decoding: InputFile.contents(configuration + "/user-dirs.dirs") ?? [], as: UTF8.self)
    let candidates = [environment["XDG_PICTURES_DIR"], named(in: text, home: home), home + "/Pictures"]
    return candidates.compactMap { $0 }.first { $0.hasPrefix("/") && FilePath.isWritable($0) }
      ?? Environment.workingFolder
  }

  private static func named(in text: String, home: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix("XDG_PICTURES_DIR=") {
      let value = line.dropFirst("XDG_PICTURES_DIR=".count).filter { $0 != "\"" }
      return value.trimmingSpaces.replacing("$HOME", with: home)
    }
    return nil
  }
}
