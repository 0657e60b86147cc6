/// Identifies an element for as long as it exists, through inserts, deletes and moves.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The element's category, with its kind.
  public let category: ElementCategory
  /// The identity number of the item, or of the section of a supplementary or decoration view; never reused.
  public let number: Int
  /// A supplementary or decoration view's item number within its section; 0 for a cell.
  public let part: Int

  init(_ category: ElementCategory, number: Int, part: Int = 0) {
    self.category = category
    self.number = number
    self.part = part
  }

  /// Such as `cell 12` or `header 0`.
  public var description: String { part == 0 ? "\(category) \(number)" : "\(category) \(number).\(part)" }
}
