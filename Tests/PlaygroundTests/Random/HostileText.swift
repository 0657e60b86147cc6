import TestSupport

/// Hostile texts: JSON of scripts and presets, torn, doubled, swollen and nested by a seed.
struct HostileText {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\u{FEFF}", "\u{202E}", "\u{0}",
    "\n",
    "null", "true", "-", "1e", "1e400", "-0", "00", "0.", ".5", "é", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}",
    "NaN",
    "\"at\"", "\"events\"", "\"set\"", "\"values\"", "\"x\"", "18446744073709551616",
  ]

  /// A script, a preset or neither, with a few changes of bytes.
  mutating func next() -> [UInt8] {
    var text = Array((random.bool() ? script() : preset()).utf8)
    for _ in 0..<random.int(in: 0..<6) { change(&text) }
    return text
  }

  private mutating func change(_ text: inout [UInt8]) {
    let place = random.int(in: 0..<text.count + 1)
    let piece = Self.pieces[random.int(in: 0..<Self.pieces.count)]
    switch random.int(in: 0..<7) {
    case 0: text.insert(contentsOf: piece.utf8, at: place)
    case 1: text.removeSubrange(place..<min(place + random.int(in: 1..<9), text.count))
    case 2: if place < text.count { text[place] = UInt8(truncatingIfNeeded: random.next()) }
    case 3: text.insert(contentsOf: text[place..<min(place + 20, text.count)], at: place)
    case 4: text.insert(contentsOf: String(repeating: piece, count: random.int(in: 1..<600)).utf8, at: place)
    case 5: text.removeSubrange(place...)
    default: text.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: random.bool() ? 0 : place)
    }
  }

  private mutating func preset() -> String {
    "{\"demo\": \(word()), \"values\": {\(word()): \(value(0)), \"speed\": \(value(2))}}"
  }

  private mutating func script() -> String {
    "{\"events\": [" + (0..<random.int(in: 0..<5)).map { _ in event() }.joined(separator: ",") + "]}"
  }

  private mutating func event() -> String {
    let place = "\"x\": \(value(2)), \"y\": \(number())"
    let kind =
      switch random.int(in: 0..<6) {
      case 0: "\"pointer\": \(word()), \(place)"
      case 1: "\"wheel\": [\(number()), \(value(2))], \(place), \"precise\": \(value(2))"
      case 2: "\"key\": \(word())"
      case 3: "\"set\": {\(word()): \(value(2))}"
      case 4: "\"action\": \(word()), \"index\": \(value(2))"
      default: "\"resize\": [\(number()), \(number())]"
      }
    return "{\"at\": \(random.bool() ? "\(random.int(in: 0..<9))" : number()), \(kind)}"
  }

  private mutating func word() -> String {
    let words = [
      "down", "up", "move", "probe", "scroll", "speed", "mode", "kick", "Space", "wild", "é\\n", "",
    ]
    let word = words[random.int(in: 0..<words.count)]
    return "\"" + (random.int(in: 0..<20) == 0 ? String(repeating: word, count: 400) : word) + "\""
  }

  private mutating func number() -> String {
    switch random.int(in: 0..<6) {
    case 0: "\(random.int(in: -3..<400))"
    case 1: "\(random.double(in: -1e9...1e9))"
    case 2: String(repeating: "9", count: random.int(in: 1..<500))
    case 3: "-1e-\(random.int(in: 0..<400))"
    case 4: "1.5E+\(random.int(in: 0..<330))"
    default: "\(random.double(in: 0...1))"
    }
  }

  private mutating func value(_ depth: Int) -> String {
    switch random.int(in: 0..<(depth > 1 ? 5 : 7)) {
    case 0, 1: number()
    case 2: word()
    case 3: random.bool() ? "true" : "null"
    case 4: "false"
    case 5: "[\(value(depth + 1)), \(value(depth + 1))]"
    default: "{\(word()): \(value(depth + 1))}"
    }
  }
}
