import TestSupport
import Testing

/// Trees, counts, animators and offsets stay whole for every call from every callback of an app.
@Suite("Calls from an app's callbacks")
struct AppReentrancyTests {
  @Test("calls leave trees and counts whole, and content within its range")
  func anything() {
    var faults = 0
    for seed in LongTests.seeds(60, orMany: 3000, inDebug: 30) {
      let rig = AppRig(seed: seed)
      for step in 1...60 {
        rig.step()
        let fault = step % 10 == 0 ? rig.fault() ?? (step == 60 ? rig.faultAtRest() : nil) : nil
        guard let fault else { continue }
        Issue.record("seed \(seed), step \(step): \(fault)\n\(rig.log.suffix(20).joined(separator: "\n"))")
        faults += 1
        break
      }
      if faults == 9 { return }
    }
  }
}
