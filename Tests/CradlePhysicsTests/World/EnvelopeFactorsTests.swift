import TestSupport
import Testing

@testable import CradlePhysics

/// The factors of the matrices of loops, against products with the matrices themselves.
@Suite("World: envelopes of matrices")
struct EnvelopeFactorsTests {
  /// The largest residual as a share of the sum of the products' magnitudes: some tens of roundings of double precision.
  private static let roundings = 1e-14

  /// A matrix whose rows start at random columns, of a diagonal that exceeds the other entries' sum.
  private struct Matrix {
    var rows: [[Double]]
    var firsts: [Int]

    init(_ count: Int, width: Int, scale: Double, _ random: inout SeededRandom) {
      rows = Array(repeating: Array(repeating: 0, count: count), count: count)
      firsts = (0..<count).map { max(0, $0 - random.int(in: 0..<width + 1)) }
      for row in 0..<count {
        for column in firsts[row]..<row {
          rows[row][column] = scale * random.double(in: -1...1)
          rows[column][row] = rows[row][column]
        }
      }
      for row in 0..<count {
        rows[row][row] = rows[row].reduce(scale * random.double(in: 0.01...1)) { $0 + abs($1) }
      }
    }
  }

  /// Matrices in the memory of one `EnvelopeFactors`, one after the other.
  private struct Storage: ~Copyable {
    var blocks = Buffer<EnvelopeBlock>()
    var entries = Buffer<Double>()
    var inverses = Buffer<Double>()
    var values = Buffer<Double>()

    var factors: EnvelopeFactors {
      EnvelopeFactors(blocks: blocks.base, entries: entries.base, inverses: inverses.base)
    }

    /// Appends a matrix; returns its blocks.
    mutating func append(_ matrix: Matrix) -> Range<Int> {
      let (width, start) = (EnvelopeBlock.width, blocks.count)
      let count = (matrix.rows.count + width - 1) / width
      for block in 0..<count {
        let end = min((block + 1) * width, matrix.rows.count)
        let first = matrix.firsts[block * width..<end].reduce(end) { min($0, $1) } / width * width
        let place = start * width + first
        blocks.append(EnvelopeBlock(first: Int32(place), start: entries.count / width - place))
        entries.resize(entries.count + ((block + 1) * width - first) * width, filling: .nan)
      }
      inverses.resize(blocks.count * width, filling: .nan)
      values.resize(blocks.count * width, filling: 0)
      return start..<blocks.count
    }

    /// Computes a matrix's factors, and solves for a vector.
    func solve(_ matrix: Matrix, _ vector: [Double], _ range: Range<Int>, compliance: Double) -> [Double] {
      let first = range.lowerBound * EnvelopeBlock.width
      for block in range { factors.clear(block) }
      for row in matrix.rows.indices {
        let line = factors.line(first + row)
        for column in matrix.firsts[row]...row { line[first + column] = matrix.rows[row][column] }
        values.base[first + row] = vector[row]
      }
      for block in range { factors.eliminate(block, compliance: compliance, least: .zero) }
      factors.solve(values.base, blocks: range)
      return matrix.rows.indices.map { values.base[first + $0] }
    }
  }

  /// The largest part of A·x − b that is not rounding.
  private func residual(
    _ matrix: Matrix, _ x: [Double], _ vector: [Double], compliance: Double
  ) -> Double {
    matrix.rows.indices.reduce(0) { largest, row in
      var (sum, size) = (-vector[row], abs(vector[row]))
      for column in matrix.rows.indices {
        let entry = matrix.rows[row][column] * (row == column ? 1 + compliance : 1)
        sum += entry * x[column]
        size += abs(entry * x[column])
      }
      return max(largest, abs(sum) / size)
    }
  }

  @Test(
    "the solution satisfies the equations, for any number of unknowns and any width",
    arguments: [0, 3, 8, 40], [1e-9, 1, 1e12])
  func solves(width: Int, scale: Double) {
    var random = SeededRandom(seed: UInt64(width) + 1)
    for count in 1...41 {
      var storage = Storage()
      let compliance = count % 2 == 0 ? 0 : 0.005
      let matrices = [
        Matrix(count, width: width, scale: scale, &random), Matrix(3, width: 2, scale: scale, &random),
      ]
      let ranges = matrices.map { storage.append($0) }
      for (matrix, range) in zip(matrices, ranges) {
        let vector = matrix.rows.map { _ in random.double(in: -1...1) }
        let x = storage.solve(matrix, vector, range, compliance: compliance)
        #expect(residual(matrix, x, vector, compliance: compliance) < Self.roundings, "\(count) unknowns")
      }
    }
  }

  @Test(
    "an unknown that depends on those before it stays 0, and the others solve the equations", arguments: 1...9
  )
  func dependent(place: Int) {
    var random = SeededRandom(seed: UInt64(place))
    var matrix = Matrix(10, width: 10, scale: 1, &random)
    // The last row but one repeats an earlier one, and its column that one's column.
    let copy = place - 1
    for row in matrix.rows.indices { matrix.rows[row][9] = matrix.rows[row][copy] }
    matrix.rows[9] = matrix.rows[copy]
    matrix.rows[9][9] = matrix.rows[copy][copy]
    matrix.firsts[9] = 0
    var vector = matrix.rows.map { _ in random.double(in: -1...1) }
    vector[9] = vector[copy]
    var storage = Storage()
    let range = storage.append(matrix)
    let x = storage.solve(matrix, vector, range, compliance: 0)
    #expect(x[9] == 0)
    #expect(residual(matrix, x, vector, compliance: 0) < Self.roundings)
  }
}
