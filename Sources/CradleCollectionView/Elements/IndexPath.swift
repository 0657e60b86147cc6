/// The place of an item: its section and its number in the section, both from 0.
public struct IndexPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The item within the section, from 0.
  public var item: Int

  /// Makes a path; any numbers are kept, and who uses the path says whether they are in range.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Makes a path under the name that a table has for an item.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The item, under the name that a table has for it.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// As people write it: section-item.
  public var description: String { "\(section)-\(item)" }

  /// The order of a collection: section by section, item by item.
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    a.section == b.section ? a.item < b.item : a.section < b.section
  }
}
