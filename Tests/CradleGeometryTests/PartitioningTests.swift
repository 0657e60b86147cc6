import CradleGeometry
import Testing

@Suite("Bisection")
struct PartitioningTests {
  @Test("the first index of the second part is found, for every place of the border", arguments: 0...9)
  func border(_ border: Int) {
    #expect((0..<9).partitioningIndex { $0 >= border } == border)
  }

  @Test("an empty range has its bound")
  func empty() {
    #expect((4..<4).partitioningIndex { _ in true } == 4)
  }

  @Test("an error of the condition is thrown")
  func error() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try (0..<3).partitioningIndex { _ in throw Refusal() } }
  }

  @Test(
    "bisection keeps the border between two numbers, in either order",
    arguments: [(0.0, 4.0), (4.0, 0.0)])
  func numbers(_ start: Double, _ end: Double) {
    let halvings = 40
    let found = Double.bisect(from: start, to: end, halvings: halvings) { ($0 < 3) == (start < 3) }
    // Each halving halves the distance, exactly.
    #expect(abs(found.next - found.last) == abs(end - start) * 0x1p-40)
    #expect((found.last < 3) == (start < 3) && (found.next < 3) == (end < 3))
  }
}
