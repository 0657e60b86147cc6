import Foundation

/// A format of C with `%@` for objects and `%{public}@` for the privacy of an argument, as `os_log` reads it.
struct LogFormat {
  private enum Part {
    case text(String)
    case value(conversion: String, privacy: OSLogPrivacy)
  }
  private let parts: [Part]

  /// The letters that end a conversion, and the characters that may stand before them.
  private static let ends = Set("@diuoxXfFeEgGaAcCsSpm%D")
  private static let flags = Set("0123456789+-# .*hlLqztj'")

  init(_ format: String) {
    var (parts, text): ([Part], String) = ([], "")
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      var options = Substring()
      if rest.first == "{", let close = rest.firstIndex(of: "}") {
        options = rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...]
      }
      guard let end = rest.firstIndex(where: { !Self.flags.contains($0) }), Self.ends.contains(rest[end])
      else {
        text += "%"
        continue
      }
      let conversion = rest[...end]
      rest = rest[rest.index(after: end)...]
      if conversion == "%" {
        text += "%"
      } else {
        if !text.isEmpty { parts.append(.text(exchange(&text))) }
        parts.append(.value(conversion: String(conversion), privacy: Self.privacy(options)))
      }
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
    self.parts = parts
  }

  private static func privacy(_ options: Substring) -> OSLogPrivacy {
    let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    return words.contains { ["private", "sensitive"].contains($0) } ? .private(mask: mask) : .auto(mask: mask)
  }

  /// The message with its arguments. A conversion without an argument is `<missing>`; the others are ignored.
  func text(_ arguments: [any CVarArg]) -> String {
    var next = arguments[...]
    return parts.reduce(into: "") { message, part in
      switch part {
      case .text(let text): message += text
      case .value("m", let privacy): message += privacy.shown(String(cString: strerror(errno)))
      case .value(let conversion, let privacy):
        message += next.popFirst().map { privacy.shown(String(format: "%" + conversion, $0)) } ?? "<missing>"
      }
    }
  }
}

/// Returns a text, and empties it.
private func exchange(_ text: inout String) -> String {
  defer { text = "" }
  return text
}
