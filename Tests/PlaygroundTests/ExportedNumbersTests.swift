import CradleGeometry
import Testing

@testable import Playground

/// The Swift that demos export in windows states sizes and places that a person would write.
struct ExportedNumbersTests: ExportedSuite {
  /// A row's rate, a constant of motion, which has its own digits.
  private static let exact = ["decelerationRate"]

  @Test(
    "exported code has at most two decimals in a window of any usual size",
    arguments: [(1280.0, 800.0), (900, 620), (1440, 900), (1920, 1080), (1920, 1200), (2560, 1440)])
  func numbersAreShort(width: Double, height: Double) {
    // The lab's scenes lie on circles.
    for demo in DemoCatalog.demos where demo.card.id != "dynamics-lab" {
      for isSplit in [false, true] {
        let layout = WindowLayout(
          size: Size(width: width, height: height), card: demo.card, isSplit: isSplit
        ) { Double($0.count) * 7 }
        let code = DemoHost(demo, viewport: layout.demoSize).demo.code
        for line in code.split(separator: "\n") where !Self.exact.contains(where: line.contains) {
          #expect(!line.contains(/\.\d{3}/), "\(demo.card.id): \(line)")
        }
      }
    }
  }
}
