import Foundation

/// Reads JSON with Foundation, exactly, and finds the line and column of a mistake.
///
/// Foundation takes a comma after the last element, and of two members of one name the last counts. An object's
/// members have no order.
enum JSONReader {
  /// Why a text is no JSON.
  struct Failure: Error, Equatable {
    /// Nil where Foundation names none.
    let place: Place?
    /// Foundation's words for it.
    let reason: String
  }

  /// A place in a text, both from 1; a column is a character.
  struct Place: Equatable {
    let line: Int
    let column: Int

    /// The place after some bytes of UTF-8.
    init(after text: ArraySlice<UInt8>) {
      let lineStart = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
      line = text.count { $0 == UInt8(ascii: "\n") } + 1
      // Bytes that continue a character are not columns.
      column = text[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    }
  }

  /// Reads one value that fills the text, white space aside.
  static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    // Foundation takes the mark that some editors put in front, but does not count it in a mistake's offset.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
    } catch {
      throw failure(error as NSError, in: text)
    }
    return try value(object)
  }

  private static func value(_ object: Any) throws(Failure) -> JSONValue {
    switch object {
    case let string as String: return .string(string)
    case let number as NSNumber:
      // `as? Bool` would take 1 for true; only a boolean has this class.
      if type(of: number) == type(of: NSNumber(value: true)) { return .bool(number.boolValue) }
      // The digits are exact; `doubleValue` of more than 15 of them is not.
      guard let double = Double(number.stringValue), double.isFinite else {
        throw Failure(place: nil, reason: "Number \(number) is not finite")
      }
      return .number(double)
    case let elements as [Any]:
      return .array(try elements.map { element throws(Failure) in try value(element) })
    case let members as [String: Any]:
      var values: [String: JSONValue] = [:]
      for (name, member) in members { values[name] = try value(member) }
      return .object(values)
    default: return .null
    }
  }

  private static func failure(_ error: NSError, in text: ArraySlice<UInt8>) -> Failure {
    let description = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    let sentence = description.hasSuffix(".") ? String(description.dropLast()) : description
    // Foundation also reads UTF-16, which has zero bytes; its offset is then one of another text.
    guard !text.contains(0) else { return Failure(place: nil, reason: sentence) }
    if sentence == "Unexpected end of file during JSON parse" {
      return Failure(place: Place(after: text), reason: "Unexpected end of file")
    }
    // Of a number too large for a Double it names the digits; what stands before them is not the number.
    if let match = sentence.wholeMatch(of: /Number (\S+) is not representable in Swift/) {
      return Failure(
        place: place(of: Array(match.1.utf8), in: text), reason: "Number \(match.1) is too large")
    }
    // "Invalid value around character 14": what it calls a character is a byte.
    guard let match = sentence.wholeMatch(of: /(.+?)(?: around| starting from)? (?:character|at) (\d+)/),
      let offset = Int(match.2)
    else { return Failure(place: nil, reason: sentence) }
    return Failure(place: Place(after: text.prefix(offset)), reason: String(match.1))
  }

  // The place of a number's digits outside of strings.
  private static func place(of digits: [UInt8], in text: ArraySlice<UInt8>) -> Place? {
    var (isString, isEscaped) = (false, false)
    for index in text.indices {
      let letter = text[index]
      if !isString, text[index...].starts(with: digits) { return Place(after: text[..<index]) }
      if letter == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      isEscaped = letter == UInt8(ascii: "\\") && !isEscaped
    }
    return nil
  }
}
