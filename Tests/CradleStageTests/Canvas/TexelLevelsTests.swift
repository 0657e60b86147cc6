import TestSupport
import Testing

@testable import CradleStage

/// The filter behind shadows and turned text, beside its definition.
struct TexelLevelsTests {
  @Test("a level becomes the sum of the square around it over the divisor's square", arguments: 1...6)
  func filters(window: Int) {
    var random = SeededRandom(seed: 8)
    let (columns, rows) = (7, 4)
    var levels = TexelLevels(columns: columns, rows: rows)
    // Whole numbers, whose sums are exact.
    for index in levels.values.indices { levels.values[index] = Double(random.int(in: 0..<256)) }
    let before = levels.values
    levels.filter(window: window, divisor: 2)
    for y in 0..<rows {
      for x in 0..<columns {
        var sum = 0.0
        for row in y - window / 2..<y - window / 2 + window where (0..<rows).contains(row) {
          for column in x - window / 2..<x - window / 2 + window where (0..<columns).contains(column) {
            sum += before[row * columns + column]
          }
        }
        #expect(levels.values[y * columns + x] == sum / 4)
      }
    }
  }
}
