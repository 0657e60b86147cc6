import CradleGeometry
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Playground

private let soakHours = ProcessInfo.processInfo.environment["CRADLE_SOAK_HOURS"].flatMap(Double.init) ?? 0
/// The demos by id, separated by spaces; default: all.
private let soakDemos = ProcessInfo.processInfo.environment["CRADLE_SOAK_DEMOS"]?.split(separator: " ").map(
  String.init)

/// Hours of use, for `make soak`: `CRADLE_SOAK_HOURS` is how many simulated hours every demo gets, `CRADLE_SOAK_DEMOS` which
/// demos get them.
///
/// After every sixth of the time the hand rests: memory, what energy is left and what a gesture costs are the same then as
/// they were after the first sixth.
@Suite(.serialized, .enabled(if: soakHours > 0))
struct SoakTests {
  /// The measurements when the hand rests.
  struct Look: CustomStringConvertible {
    /// Resident memory that no file backs, in MB.
    var memory: Double
    /// Kinetic energy.
    var energy: Double
    /// Processor time of a simulated second in use, in ms.
    var cost: Double

    var description: String {
      String(format: "%.1f MB, energy %.3g, %.2f ms/s", memory, energy, cost)
    }
  }

  /// MB that may come and go between two looks: pages that the allocator keeps. A leak of one element of 100 bytes in each of the
  /// some 10 000 gestures of the five later sixths is a tenth of it, one of a frame's 60 cells twenty times as much.
  static let memoryNoise = 8.0
  /// The allowed rise of a demo's cost after its first sixth: the machine's noise.
  static let costNoise = 2.0

  @Test(
    "hours of use change neither memory nor cost, and leave no energy beyond a gesture's",
    arguments: soakDemos ?? DemoCatalog.demos.map { $0.card.id })
  func hoursOfUseChangeNothing(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    let host = DemoHost(demo, viewport: demo.card.defaultViewport)
    var hand = RandomHand(host, seed: 1)
    var looks: [Look] = []
    // The most kinetic energy after any gesture of the first half.
    var most = 0.0
    for part in 1...6 {
      let end = soakHours * 3600 * Double(part) / 6
      let start = (time: host.time, cpu: Self.processorTime)
      while hand.time < end {
        for event in hand.next() { try host.send(event) }
        if part <= 3 { most = max(most, host.frame(0).energy?.kinetic ?? 0) }
        if let fault = RandomDemoTests.fault(of: host) {
          Issue.record("at \(host.time) s: \(fault)")
          return
        }
      }
      let cost = (Self.processorTime - start.cpu) * 1000 / (host.time - start.time)
      // The defaults again, the demo's own size, and a minute for everything to come to rest.
      try host.send(DemoEvent(time: hand.time, kind: .key("R")))
      try host.send(DemoEvent(time: hand.time, kind: .resize(demo.card.defaultViewport)))
      for second in 1...60 { host.advance(to: hand.time + Double(second)) }
      hand.rest(until: host.time)
      let kinetic = host.frame(0).energy?.kinetic ?? 0
      let look = Look(memory: Self.residentMemory, energy: kinetic, cost: cost)
      looks.append(look)
      // Hours may pass between two of these.
      print("soak \(id), \(part) of 6: \(look)")
      fflush(nil)
    }
    let first = looks[0]
    let last = looks[5]
    #expect(last.memory <= first.memory + Self.memoryNoise, "\(looks)")
    #expect(last.cost <= first.cost * Self.costNoise, "\(looks)")
    // A pendulum or a field keeps going what the last gesture gave it, which differs from rest to rest, and is no more than a
    // gesture gives.
    #expect(looks.allSatisfy { $0.energy <= most + 1 }, "\(looks), at most \(most) in use")
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Resident pages that no file backs: code that runs for the first time is no leak.
  private static var residentMemory: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").compactMap { Double($0) }
    guard pages.count > 2 else { return .nan }
    return (pages[1] - pages[2]) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
  }
}
