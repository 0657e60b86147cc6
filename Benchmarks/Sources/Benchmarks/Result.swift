import Foundation

/// Median times of one scene, µs a step.
struct Result: Codable {
  var scene: String
  var cradle: Double
  var box2d: Double
  var chipmunk: Double
  /// The faster peer's time over ours.
  var ratio: Double
  var target: Double?
  /// Mean speed at the end in m/s, Cradle, Box2D, Chipmunk: proof that all three moved.
  var speeds: [Double]
  var heights: [Double]
  var stretches: [Double]
  var mismatch: String?

  var line: String {
    func cell(_ value: Double) -> String {
      let text = value >= 100 ? String(format: "%.0f", value) : String(format: "%.3f", value)
      return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
    let name = scene.padding(toLength: 22, withPad: " ", startingAt: 0)
    let goal = target.map { String(format: "≥ %g×", $0) } ?? "< 1 µs"
    let verdict = isReached ? "reached" : "short"
    return
      "\(name)\(cell(cradle))\(cell(box2d))\(cell(chipmunk))  \(String(format: "%7.2f×", ratio))  \(goal)  \(verdict)"
      + (mismatch.map { "  ! \($0)" } ?? "")
  }

  var isReached: Bool { target.map { ratio >= $0 } ?? (cradle < 1) }
}
