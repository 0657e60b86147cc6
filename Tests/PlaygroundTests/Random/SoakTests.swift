import CradleGeometry
import Foundation
import TestSupport
import Testing

@testable import Playground

private let soakHours = ProcessInfo.processInfo.environment["CRADLE_SOAK_HOURS"].flatMap(Double.init) ?? 0
/// The demos by id, separated by spaces; default: all.
private let soakDemos = ProcessInfo.processInfo.environment["CRADLE_SOAK_DEMOS"]?.split(separator: " ").map(
  String.init)

/// Hours of use, for `make soak`: `CRADLE_SOAK_HOURS` is the number of simulated hours for each demo,
/// `CRADLE_SOAK_DEMOS` selects the demos.
///
/// After each sixth of the time the gestures pause, and the demo gets its first contents and parameters again, so that
/// equal contents are compared. Buffers keep their greatest size, so the demo is filled to its limits once, before the
/// first comparison.
@Suite(.serialized, .enabled(if: soakHours > 0))
struct SoakTests {
  /// The measurements when the hand rests.
  struct Look: CustomStringConvertible {
    /// The energy that the hand has left, before the contents are put back, in joules.
    var energy: Double
    /// Bytes that the process holds.
    var live: Int
    /// Processor time of the same hands in this demo, as a multiple of that in a new one.
    var cost: Double
    /// Resident memory that no file backs, in MB: for the reader, as it also holds what the allocator keeps.
    var resident: Double

    var description: String {
      String(
        format: "%.3f MB held, %.1f MB resident, energy %.3g, cost %.2f", Double(live) / 1e6, resident,
        energy, cost)
    }
  }

  /// The tolerance in bytes between two comparisons: some buffers still grow at rare moments, by 0.41 MB in two hours
  /// of gravity-collision and at most 0.2 MB in the others. A leak of 100 bytes in each of the 18 000 gestures of the
  /// last five sixths of six hours is 1.8 MB.
  static let liveNoise = 1_000_000
  /// The largest cost of a used demo relative to a new one's: ninety looks at fifteen demos, beside other programs,
  /// gave 0.94 to 1.06.
  static let costNoise = 1.25

  @Test(
    "hours of use change neither memory nor cost, and leave no energy beyond a gesture's",
    arguments: soakDemos ?? DemoCatalog.demos.map { $0.card.id })
  func hoursOfUseChangeNothing(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    var soak = Soak(demo)
    try soak.fill()
    var looks: [Look] = []
    // The most kinetic energy after any gesture of the first half.
    var most = 0.0
    for part in 1...6 {
      try soak.use(hours: soakHours / 6) { host in
        if part <= 3 { most = max(most, host.frame(0).energy?.kinetic ?? 0) }
      }
      looks.append(try soak.look())
      // Hours may pass between two of these.
      print("soak \(id), \(part) of 6: \(looks[part - 1])")
      fflush(nil)
    }
    #expect(looks.allSatisfy { $0.live <= looks[0].live + Self.liveNoise }, "\(looks)")
    #expect(looks.allSatisfy { $0.cost <= Self.costNoise }, "\(looks)")
    // A pendulum or a field keeps the energy of the last gesture, which differs between rests but never exceeds what a
    // gesture gives.
    #expect(looks.allSatisfy { $0.energy <= most + 1 }, "\(looks), at most \(most) in use")
  }
}
