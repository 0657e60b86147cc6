import Foundation

/// Physical laws beside each other in several engines, on scenes that are written once.
@main
struct Truth {
  static let usage = """
    Usage: Truth [--law PART-OF-NAME …] [--engines NAME,…] [--json PATH]
    Engines: \(Contestant.all.map(\.name).joined(separator: ", ")); by name alone
    \(Contestant.asleep.map(\.name).joined(separator: ", ")). Laws: --list.
    """

  static func main() throws {
    var (parts, names, json) = ([String](), [String](), String?.none)
    var rest = CommandLine.arguments.dropFirst()
    while let flag = rest.popFirst() {
      if flag == "--list" {
        for law in Law.all { print("\(law.name): \(law.source)") }
        return
      }
      guard let value = rest.popFirst(), ["--law", "--engines", "--json"].contains(flag) else { printUsage() }
      switch flag {
      case "--law": parts.append(value)
      case "--engines": names = value.split(separator: ",").map(String.init)
      default: json = value
      }
    }
    let laws = Law.all.filter { law in parts.isEmpty || parts.contains { law.name.contains($0) } }
    let contestants =
      names.isEmpty ? Contestant.all : (Contestant.all + Contestant.asleep).filter { names.contains($0.name) }
    guard !laws.isEmpty, contestants.count == (names.isEmpty ? Contestant.all.count : names.count) else {
      printUsage()
    }
    var table = Table(contestants.map(\.name))
    for law in laws { table.add(law, contestants.map { law.measure($0) }) }
    table.finish()
    if let json { try table.json().write(to: URL(fileURLWithPath: json)) }
  }

  private static func printUsage() -> Never {
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
  }
}
