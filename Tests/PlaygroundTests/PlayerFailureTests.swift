import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

struct PlayerFailureTests: PlayerSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  struct FailingShots: ShotRenderer {
    func draw(
      _ demo: any Demo, at time: Double, theme: Theme, scale: Double, into file: WholeFile
    ) throws(CommandError) {
      throw .failure("no paint")
    }
  }

  @Test("a number that is not finite stops the run and leaves no file") func notFiniteStopsTheRun() throws {
    let script = try folder.write("{\"events\": [{\"at\": 0.5, \"action\": \"poison\"}]}", to: "s")
    #expect(throws: CommandError.failure("frame 30: element 'dot': center.x is nan, a bug of the demo")) {
      try play {
        $0.script = script
        $0.shots = [0]
        $0.out = folder.file("deep/out")
        $0.trace = folder.file("t")
      }
    }
    #expect(try folder.contents == ["s"])
  }

  @Test("a picture that fails leaves no file") func failingPictureLeavesNothing() throws {
    #expect(throws: CommandError.failure("no paint")) {
      try play(
        {
          $0.shots = [1]
          $0.out = folder.file("out")
          $0.trace = folder.file("t")
        }, renderer: FailingShots())
    }
    #expect(try folder.contents == [])
  }

  @Test("a bad script or value is named, and no file is written") func badScriptIsNamed() throws {
    let script = try folder.write("{\"events\": [{\"at\": 0, \"set\": {\"speed\": -1}}]}", to: "s")
    #expect(
      throws: CommandError.usage(
        "\(script): events[0].set.speed: expected a number from 0 to 1000, not -1")
    ) {
      try play {
        $0.script = script
        $0.trace = folder.file("t")
      }
    }
    #expect(throws: CommandError.usage("--set mode=odd: mode takes one of calm, wild, not 'odd'")) {
      try play {
        $0.settings = [try SettingArgument("mode=odd")]
        $0.trace = folder.file("t")
      }
    }
    #expect(
      throws: CommandError.usage(
        "--set sped=1: there is no parameter 'sped' (did you mean 'speed'?), expected one of speed, mode, light"
      )
    ) { try play { $0.settings = [try SettingArgument("sped=1")] } }
    #expect(try folder.contents == ["s"])
  }

  @Test("pictures of over 16384 pixels a side are refused") func largePicturesAreRefused() {
    #expect(
      throws: CommandError.usage("--scale: expected pictures of at most 16384 pixels a side, not 24000")
    ) {
      try play {
        $0.viewport = Size(width: 3000, height: 100)
        $0.scale = 8
        $0.shots = [0]
        $0.out = "/dev/null/x"
      }
    }
  }

  @Test("an output that cannot be written fails with status 1", arguments: ["/dev/null/x", "/proc/x"])
  func unwritableOutputFails(path: String) throws {
    #expect { try play { $0.trace = path } } throws: { ($0 as? CommandError)?.exitStatus == 1 }
    #expect {
      try play {
        $0.shots = [0]
        $0.out = path
      }
    } throws: { ($0 as? CommandError)?.exitStatus == 1 }
  }

  @Test("an old trace stays when the new run fails") func oldTraceStays() throws {
    let trace = try folder.write("old", to: "t")
    let script = try folder.write("{\"events\": [{\"at\": 0, \"action\": \"poison\"}]}", to: "s")
    #expect(throws: CommandError.self) {
      try play {
        $0.script = script
        $0.trace = trace
      }
    }
    #expect(try folder.text("t") == "old")
    #expect(try folder.contents == ["s", "t"])
  }
}
