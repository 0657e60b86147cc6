/// Identifies an element for as long as it exists, through inserts, deletes and moves.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The element's category, with its kind.
  package let category: ElementCategory
  /// The identity number of the item, for a cell or a view that belongs to an item; else that of the section.
  /// A collection never reuses a number.
  package let number: Int
  /// The item number in the path of a view that belongs to a section; 0 for other elements.
  let part: Int

  init(_ category: ElementCategory, number: Int, part: Int = 0) {
    self.category = category
    self.number = number
    self.part = part
  }

  /// Such as `cell 12` or `header 0`.
  public var description: String { part == 0 ? "\(category) \(number)" : "\(category) \(number).\(part)" }
}
