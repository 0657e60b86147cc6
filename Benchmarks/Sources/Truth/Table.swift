import Foundation

/// A line for every figure, a column for every engine; the nearest to the truth is marked.
struct Table {
  struct Row: Codable {
    var law: String
    var source: String
    var figure: String
    var unit: String
    var ideal: Double?
    var values: [String: Double]
    var best: [String]
  }

  private let columns: [String]
  /// Whether rows are only kept, not printed.
  private let isSilent: Bool
  private var rows: [Row] = []
  private static let width = 18

  init(_ columns: [String], isSilent: Bool = false) {
    (self.columns, self.isSilent) = (columns, isSilent)
    tell(Self.left("law", 54) + columns.map { Self.right($0, Self.width) }.joined())
  }

  private func tell(_ line: String) {
    if !isSilent { print(line) }
  }

  /// Adds the columns' measurements, a list of figures each.
  mutating func add(_ law: Law, _ measured: [[Double]]) {
    tell(law.name)
    for (place, figure) in law.figures.enumerated() {
      let values = measured.map { $0[place] }
      let errors = values.map { value in figure.ideal.map { value.isFinite ? abs(value - $0) : .infinity } }
      let least = errors.compactMap { $0 }.min() ?? .infinity
      let isBest = errors.map { error in error.map { $0.isFinite && $0 <= least + figure.resolution } ?? false
      }
      let cells = zip(values, isBest).map {
        Self.right(Self.text($0, figure) + ($1 ? " *" : "  "), Self.width)
      }
      let title =
        "  " + figure.name + (figure.unit.isEmpty || figure.unit == "of 1" ? "" : ", \(figure.unit)")
      tell(Self.left(title, 54) + cells.joined())
      rows.append(
        Row(
          law: law.name, source: law.source, figure: figure.name, unit: figure.unit, ideal: figure.ideal,
          values: Dictionary(uniqueKeysWithValues: zip(columns, values)),
          best: zip(columns, isBest).filter(\.1).map(\.0)))
    }
  }

  private var judged: [Row] { rows.filter { $0.ideal != nil } }
  /// The number of rows with an ideal.
  var judgedCount: Int { judged.count }
  /// The rows in which the first column is not the nearest to the truth.
  var behind: [Row] { judged.filter { !$0.best.contains(columns[0]) } }

  /// Prints the number of rows in which each is the best, and those in which the first column is not.
  func finish() {
    print("\n* the nearest to the truth, or no farther from it than can be told")
    for column in columns {
      print(
        "  \(Self.left(column, 18))\(judged.filter { $0.best.contains(column) }.count) of \(judged.count)")
    }
    guard columns.count > 1 else { return }
    print("\nwhere \(columns[0]) is not the best:")
    for row in behind {
      print("  \(row.law): \(row.figure) (\(row.best.isEmpty ? "nobody" : row.best.joined(separator: ", ")))")
    }
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "never", negativeInfinity: "-never", nan: "nan")
    return try encoder.encode(rows)
  }

  private static func text(_ value: Double, _ figure: Figure) -> String {
    guard value.isFinite else { return "–" }
    let size = abs(value)
    if figure.ideal != 0 && figure.unit == "of 1" && size < 100 { return String(format: "%.4f", value) }
    if size == 0 { return "0" }
    if size < 1e-4 { return String(format: "%.0e", value) }
    return String(format: size >= 100 ? "%.1f" : "%.4f", value)
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
