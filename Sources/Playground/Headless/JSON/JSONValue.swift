/// A value of a JSON text; an object keeps its members in the order of the text.
indirect enum JSONValue: Equatable {
  struct Member: Equatable {
    let name: String
    let value: JSONValue
  }

  case null
  case bool(Bool)
  /// Always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// What a message calls it.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): JSONText.whole(number).map { "\($0)" } ?? "\(number)"
    case .string(let string): string.count > 40 ? "\"\(string.prefix(40))…\"" : "\"\(string)\""
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
