/// What an element is to its collection; part of its identity, so that header 0-0 is not cell 0-0.
public enum ElementCategory: Hashable, Sendable, CustomStringConvertible {
  /// An item of the data source.
  case cell
  /// A header, a footer or whatever else the data source supplies a view for, by its kind.
  case supplementary(String)
  /// What the layout adds by itself, such as a background, by its kind.
  case decoration(String)

  /// The kind's name, or `cell`.
  public var description: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  /// What is drawn later, where the zIndex is the same: decorations, cells, supplementary views.
  var rank: Int {
    switch self {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}
