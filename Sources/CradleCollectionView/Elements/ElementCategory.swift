/// The category of an element; part of its identity, so that header 0-0 is not cell 0-0.
public enum ElementCategory: Hashable, Sendable, CustomStringConvertible {
  /// An item of the data source.
  case cell
  /// A header, a footer or another view that the data source supplies, by its kind.
  case supplementary(String)
  /// A view that the layout adds, such as a background, by its kind.
  case decoration(String)

  /// The kind's name, or `cell`.
  public var description: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  /// The drawing order for equal zIndex: decorations, cells, supplementary views.
  var rank: Int {
    switch self {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}
