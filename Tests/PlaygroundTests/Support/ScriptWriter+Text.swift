@testable import Playground

extension ScriptWriter {
  /// The script of some events, one a line.
  static func text(_ events: [DemoEvent]) -> [UInt8] {
    // A recording has an event at least, the viewport; a random test may shorten its script to none.
    guard !events.isEmpty else { return Array("{\"events\": []}\n".utf8) }
    var script = ScriptWriter()
    return events.reduce(into: []) { $0 += script.next($1) } + closing
  }
}
