/// A value of a JSON text; an object's members have no order.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// Always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Its name in messages.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): JSONText.words(for: number)
    case .string(let string): "\"\(Excerpt(string))\""
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
