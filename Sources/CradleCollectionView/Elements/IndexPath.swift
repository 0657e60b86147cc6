/// The place of an item: its section and its number in the section, both from 0.
public struct IndexPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The item within the section, from 0.
  public var item: Int

  /// Makes a path; any numbers are allowed, and the range is checked where the path is used.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// The format: section-item.
  public var description: String { "\(section)-\(item)" }

  /// The order of a collection: section by section, item by item.
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    a.section == b.section ? a.item < b.item : a.section < b.section
  }
}
