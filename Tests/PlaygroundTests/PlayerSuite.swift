import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the player.
protocol PlayerSuite {}

extension PlayerSuite {
  @discardableResult
  func play(
    _ change: (inout PlayOptions) throws -> Void, renderer: any ShotRenderer = TextShots()
  ) throws -> Player.Summary {
    var options = PlayOptions(demo: ProbeDemo.self)
    try change(&options)
    return try Player(options: options, renderer: renderer, catalog: [ProbeDemo.self]).run()
  }
}

/// Writes the viewport and where the dot is instead of drawing it.
struct TextShots: ShotRenderer {
  func draw(
    _ demo: any Demo, at time: Double, theme: Theme, scale: Double, into file: WholeFile
  ) throws(CommandError) {
    let x = demo.elements[0].center.x
    try CommandError.writing { () throws(OutputError) in
      try file.write(Array("\(x) \(demo.viewport.width) \(scale)".utf8))
    }
  }
}
