import Foundation

/// Compares several engines by physical laws, on scenes that are written once.
@main
struct Truth {
  static let usage = """
    Usage: Truth [--law PART-OF-NAME …] [--engines NAME,…] [--json PATH]
           Truth --check: fails if a row in which \(Contestant.all[0].name) was the nearest to the truth is lost.
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
      if flag == "--check" { return check() }
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

  /// Exits with status 1 if Cradle is not the nearest to the truth in a row that is not among the known ones.
  private static func check() {
    var table = Table(Contestant.all.map(\.name), isSilent: true)
    for law in Law.all { table.add(law, Contestant.all.map { law.measure($0) }) }
    let behind = table.behind
    let lost = behind.filter { row in !KnownRow.all.contains { $0.law == row.law && $0.figure == row.figure }
    }
    let (name, count) = (Contestant.all[0].name, table.judgedCount)
    print(
      "\(name): nearest to the truth in \(count - behind.count) of \(count) rows, at least "
        + "\(count - KnownRow.all.count) must be")
    for row in lost {
      let values = ([name] + row.best.prefix(1)).map { "\($0) has \(row.values[$0] ?? .nan)" }
      print("  no longer in \"\(row.law): \(row.figure)\": " + values.joined(separator: ", "))
    }
    if !lost.isEmpty { exit(1) }
  }

  private static func printUsage() -> Never {
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
  }
}
