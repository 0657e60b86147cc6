import Foundation
import TestSupport
import Testing

@testable import Playground

/// Any file and any command line is accepted, or refused in one readable line.
struct HostileInputTests {
  /// An operation is a text of about a hundred bytes. Short runs make one for 20 operations of the other random tests;
  /// a long run makes a million, divided among the four claims and their two seeds.
  static let texts = RandomTests.isLong ? 125_000 : RandomTests.operations / 20

  /// The two seeds of a claim.
  static func seeds(_ claim: UInt64) -> [UInt64] {
    [1, 2].map { RandomTests.firstSeed - 1 + 2 * claim + $0 }
  }

  /// Why a line is none; nil for one line of at most 200 characters without anything that would end or turn it.
  static func fault(of line: String) -> String? {
    if line.unicodeScalars.count > 200 { return "\(line.unicodeScalars.count) characters" }
    if line.unicodeScalars.contains(where: { $0.value < 0x20 || $0.properties.isBidiControl }) {
      return "control characters"
    }
    return line.hasPrefix("cradle: ") ? nil : "no prefix"
  }

  static func fault(of error: any Error) -> String? {
    guard let error = error as? CommandError else { return "\(type(of: error))" }
    return fault(of: error.line)
  }

  /// Runs a claim about texts; a failure shows the seed and the shortest text that fails.
  private func check(seed: UInt64, _ fault: ([UInt8]) -> String?) {
    var texts = HostileText(seed: seed)
    for number in 0..<Self.texts {
      let text = texts.next()
      guard fault(text) != nil else { continue }
      let short = Shortest.of(text) { fault($0) != nil }
      Issue.record(
        """
        seed \(seed), text \(number): \(fault(short) ?? "")
        \(String(decoding: short, as: UTF8.self).debugDescription)
        """)
      return
    }
  }

  @Test(
    "any text is read as a script with ordered events, or refused in one line", arguments: seeds(0))
  func scriptIsReadOrRefused(seed: UInt64) {
    check(seed: seed) { text in
      do {
        let events = try ScriptReader(host: ProbeDemo.host()).events(in: text, file: "s.json")
        let isOrdered = zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
        return isOrdered ? nil : "events go back in time"
      } catch {
        return Self.fault(of: error)
      }
    }
  }

  @Test("any text is read as a preset, or refused in one line", arguments: seeds(1))
  func presetIsReadOrRefused(seed: UInt64) {
    check(seed: seed) { text in
      do {
        _ = try PresetReader(catalog: [ProbeDemo.self]).preset(in: text, file: "p.json", for: nil)
        return nil
      } catch {
        return Self.fault(of: error)
      }
    }
  }

  /// Foundation reads the same language, with exceptions. It takes zero bytes for UTF-16, drops byte-order marks also
  /// inside strings, counts lists nested 512 deep differently by one, and accepts numbers that are too large if a later
  /// member of the same name replaces them.
  @Test("JSON has the values that Foundation reads", arguments: seeds(2))
  func jsonHasFoundationsValues(seed: UInt64) {
    check(seed: seed) { text in
      if text.contains(0) || text.contains([0xEF, 0xBB, 0xBF]) { return nil }
      if text.count(where: { $0 == 0x5B || $0 == 0x7B }) > 500 { return nil }
      let ours: JSONValue?
      do throws(JSONReader.Failure) { ours = try JSONReader.read(text) } catch {
        if error.reason.hasSuffix("too large") { return nil }
        ours = nil
      }
      let theirs = (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed))
        .flatMap(Self.value)
      return ours == theirs
        ? nil : "\(ours.map { "\($0)" } ?? "none") against \(theirs.map { "\($0)" } ?? "none")"
    }
  }

  private static func value(_ object: Any) -> JSONValue? {
    switch object {
    case let string as String: return .string(string)
    case let number as NSNumber:
      // `as? Bool` would take 1 for true; only a boolean has this class.
      if type(of: number) == type(of: NSNumber(value: true)) { return .bool(number.boolValue) }
      // The digits are exact; `doubleValue` of more than 15 of them is not.
      return Double(number.stringValue).flatMap { $0.isFinite ? .number($0) : nil }
    case let elements as [Any]:
      let values = elements.compactMap(value)
      return values.count == elements.count ? .array(values) : nil
    case let members as [String: Any]:
      let values = members.compactMapValues(value)
      return values.count == members.count ? .object(values) : nil
    default: return .null
    }
  }

  @Test("any command line is parsed, or refused in one line", arguments: seeds(3))
  func commandLineIsParsedOrRefused(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let known =
      CommandOption.allCases.map(\.spelling) + ["play", "demos", "bench", "probe", "scroll", "-", "--", "-h"]
    let values = [
      "1", "0", "-1", "1e9", "nan", "inf", "0x10", "375x667", "9x", "xX×", "speed=1", "=1", "a=b=c", "0,1,1",
      "dark",
      "", " ", "\u{202E}", "\n", "é\u{301}", "\u{1B}[31m", "🏳️‍🌈", "x=\u{2028}",
    ]
    func word() -> String {
      let pool = random.bool() ? known : values
      let word = pool[random.int(in: 0..<pool.count)]
      switch random.int(in: 0..<8) {
      case 0: return word + "=" + values[random.int(in: 0..<values.count)]
      case 1: return String(repeating: word, count: random.int(in: 1..<400))
      default: return word
      }
    }
    func fault(_ words: [String]) -> String? {
      do { _ = try CommandLineParser(catalog: [ProbeDemo.self]).parse(words) } catch {
        return Self.fault(of: error)
      }
      return nil
    }
    for number in 0..<Self.texts {
      let words = (0..<random.int(in: 0..<7)).map { _ in word() }
      guard fault(words) != nil else { continue }
      let short = Shortest.of(words) { fault($0) != nil }
      Issue.record("seed \(seed), line \(number): \(fault(short) ?? ""): \(short)")
      return
    }
  }

  @Test("Shortest finds the shortest failing part") func shortestIsFound() {
    let text = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    let short = Shortest.of(text) { $0.contains(UInt8(ascii: "d")) && $0.contains(UInt8(ascii: "w")) }
    #expect(short == Array("dw".utf8))
  }
}
