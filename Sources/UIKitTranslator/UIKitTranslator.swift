import Foundation

/// The command that the plugin `UIKitSources` runs. It reads a target's sources, which were written for UIKit, and
/// writes copies that compile without Objective-C.
@main enum UIKitTranslator {
  /// Usage: `UIKitTranslator SOURCE COPY [SOURCE COPY]…`. Prints one line for each error, and ends with status 1 if
  /// there are any.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.isEmpty, arguments.count.isMultiple(of: 2) else {
      return fail("usage: UIKitTranslator SOURCE COPY [SOURCE COPY]…", status: 64)
    }
    let pairs = stride(from: 0, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
    var sources: [(path: String, text: String)] = []
    for (source, _) in pairs {
      do {
        sources.append((source, try String(contentsOf: URL(filePath: source), encoding: .utf8)))
      } catch {
        return fail("\(source):1:1: error: the file cannot be read as UTF-8: \(error.localizedDescription)")
      }
    }
    let translation = Translation(sources)
    for warning in translation.warnings { printError(warning.text) }
    switch translation.run() {
    case .failure(let errors): fail(errors.all.map(\.text).joined(separator: "\n"))
    case .success(let texts):
      for ((_, copy), text) in zip(pairs, texts) {
        do {
          try Data(text.utf8).write(to: URL(filePath: copy), options: .atomic)
        } catch {
          return fail("\(copy): the copy cannot be written: \(error.localizedDescription)")
        }
      }
    }
  }

  private static func fail(_ message: String, status: Int32 = 1) {
    printError(message)
    exit(status)
  }
  private static func printError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
