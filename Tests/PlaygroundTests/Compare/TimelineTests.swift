import CradleGeometry
import Testing

@testable import Playground

/// Replays are equal to the bit: the same numbers, written as the shortest decimals that name them.
@Suite("The timeline and the two sets")
struct TimelineTests {
  static let demos = [
    "scroll", "spring-list", "newtons-cradle", "gravity-collision", "line-layout", "layout-switch",
  ]

  private func run(_ id: String, seed: UInt64, frames: Int = 90) throws -> ComparedRun {
    var run = ComparedRun(try #require(DemoCatalog.demo(id: id)), seed: seed)
    run.play(frames: frames)
    return run
  }

  /// Looks at a frame and works until it is there.
  private func seek(_ session: DemoSession, _ frame: Int) {
    session.scrub(to: frame)
    for turn in 0..<1000 where session.isScrubbing && session.isMoving {
      session.advance(to: 1000 + Double(turn))
    }
  }

  @Test("go back to any frame to the bit", arguments: demos, [1, 2])
  func everyFrame(id: String, seed: UInt64) throws {
    var run = ComparedRun(try #require(DemoCatalog.demo(id: id)), seed: seed)
    var lines: [Int: String] = [:]
    for _ in 0..<90 {
      run.play(frames: 1)
      // Actions while nothing moves come after the frame, not with it.
      let frame = run.session.mainRun.recording.frames.count
      if lines[frame] == nil { lines[frame] = try ComparedRun.line(run.session.host) }
    }
    let now = try ComparedRun.line(run.session.host)
    let last = run.session.reach.upperBound
    for frame in [last - 1, last - 2, last - 20, 5, 3, 40, 41, last - 3] where frame > 0 {
      seek(run.session, frame)
      #expect(run.session.isScrubbing)
      #expect(try ComparedRun.line(run.session.host) == lines[frame], "frame \(frame)")
    }
    run.session.returnToPresent()
    #expect(try ComparedRun.line(run.session.host) == now)
  }

  @Test("go on from a frame as a replay of the same events does", arguments: demos)
  func goesOn(id: String) throws {
    var run = try run(id, seed: 7)
    run.settle()
    seek(run.session, run.session.reach.upperBound / 2)
    let then = run.session.host.time
    run.session.resume()
    #expect(run.session.clock.time == then && run.session.mainRun.host.time == then)
    run.play(frames: 40)
    var all = Int.max
    let replay = Replay(run.session.mainRun.recording)
    replay.runToEnd(budget: &all)
    #expect(try ComparedRun.line(replay.host) == ComparedRun.line(run.session.host))
  }

  @Test("play the same with equal values", arguments: demos)
  func equalValues(id: String) throws {
    var run = try run(id, seed: 3, frames: 30)
    run.session.show(.split)
    run.play(frames: 60)
    run.settle()
    let hosts = run.session.shownHosts
    #expect(hosts.map(\.name) == [.a, .b])
    #expect(try ComparedRun.line(hosts[0].host) == ComparedRun.line(hosts[1].host))
  }

  /// Tunes the present set between two stretches of play.
  private func tuned(_ run: inout ComparedRun, damping: Double) {
    run.session.set([DemoEvent.Setting(name: "damping", value: .number(damping))], at: 0)
    run.play(frames: 30)
  }

  @Test("play the same with equal values that were tuned on the way") func equalTunedValues() throws {
    var run = try run("spring-list", seed: 3, frames: 30)
    tuned(&run, damping: 0.2)
    run.session.show(.split)
    run.play(frames: 30)
    run.settle()
    let hosts = run.session.shownHosts
    #expect(try ComparedRun.line(hosts[0].host) == ComparedRun.line(hosts[1].host))
  }

  @Test("are one run until the sets changed, whatever was tuned before") func oneRunUntilTheSetsChanged()
    throws
  {
    var run = try run("spring-list", seed: 6, frames: 30)
    tuned(&run, damping: 0.2)
    run.session.compare(.b, at: 0)
    run.session.set([DemoEvent.Setting(name: "damping", value: .number(0.9))], at: 0)
    run.session.show(.split)
    run.settle()
    let turn = run.session.mainRun.recording.inputs.first { $0.event.isSetting }?.frame
    let hosts = run.session.shownHosts
    #expect(turn != nil && hosts[0].host.demo.parameters.named("damping")?.number == 0.2)
    #expect(hosts[1].host.demo.parameters.named("damping")?.number == 0.9)
    // At the moment of the change both are equal; what is played afterwards differs.
    let frame = run.session.mainRun.recording.inputs.last { $0.event.isSetting }?.frame ?? 0
    for (frame, isEqual) in [(frame, true), (run.session.mainRun.recording.frames.count, false)] {
      let lines = try [run.session.mainRun, try #require(run.session.otherRun)].map { run in
        let replay = Replay(run.recording)
        var all = Int.max
        replay.run(to: frame, budget: &all)
        return try ComparedRun.line(replay.host)
      }
      #expect((lines[0] == lines[1]) == isEqual, "frame \(frame)")
    }
  }

  @Test(
    "play B as a run of its own would",
    arguments: [("scroll", "rate", 0.99), ("spring-list", "damping", 0.2)])
  func ownRun(id: String, name: String, value: Double) throws {
    let values = [DemoEvent.Setting(name: name, value: .number(value))]
    var run = try run(id, seed: 11, frames: 20)
    run.session.show(.split)
    run.session.compare(.b, at: 0)
    // Back at the first frame the value belongs to all of the run.
    let alone = RecordedRun(mirroring: run.session.mainRun, values: values)
    run.session.otherRun = alone
    run.play(frames: 60)
    run.settle()
    let host = DemoHost(try #require(DemoCatalog.demo(id: id)), viewport: ComparedRun.size)
    try host.set(values)
    let recording = run.session.mainRun.recording
    var next = 0
    for (index, time) in recording.frames.enumerated() {
      while next < recording.inputs.count, recording.inputs[next].frame <= index {
        try host.send(recording.inputs[next].event)
        next += 1
      }
      host.advance(to: time)
    }
    #expect(try ComparedRun.line(alone.host) == ComparedRun.line(host))
    #expect(try ComparedRun.line(alone.host) != ComparedRun.line(run.session.mainRun.host))
  }

  @Test("each set keeps its values while both play") func setsKeepTheirValues() throws {
    var run = try run("spring-list", seed: 4, frames: 10)
    let session = run.session
    session.show(.ghost)
    run.settle()
    session.set([DemoEvent.Setting(name: "damping", value: .number(0.9))], at: 2)
    session.compare(.b, at: 2)
    #expect(session.parameters.named("damping")?.number != 0.9)
    session.compare(.a, at: 2)
    #expect(session.parameters.named("damping")?.number == 0.9)
    session.show(.off)
    #expect(session.otherRun == nil && session.shownHosts.count == 1)
  }

  @Test("a loop plays the gesture again with the present values") func loopPlaysAgain() throws {
    var run = try run("scroll", seed: 5, frames: 60)
    run.settle()
    let session = run.session
    let now = try ComparedRun.line(session.host)
    let frames = 10...40
    #expect(session.loop(frames))
    session.set([DemoEvent.Setting(name: "rate", value: .number(0.99))], at: 3)
    var ends: [String] = []
    for turn in 1...400 {
      session.advance(to: 100 + Double(turn) / 60)
      guard let loop = session.past.loop else { break }
      // The rate is tuned in the first round, and holds from the beginning in the others.
      if loop.rounds == 1 {
        session.set([DemoEvent.Setting(name: "rate", value: .number(0.99))], at: 100 + Double(turn) / 60)
      }
      if loop.rounds > 1, loop.frame == frames.upperBound { ends.append(try ComparedRun.line(session.host)) }
    }
    #expect(ends.count > 1 && Set(ends).count == 1)
    session.returnToPresent()
    #expect(session.parameters.named("rate")?.number == 0.99)
    #expect(try ComparedRun.line(session.host) == now)
  }

  @Test("no copy of the scene is kept for B while one set plays") func nothingIsKeptOfB() throws {
    let run = try run("scroll", seed: 6, frames: 30)
    #expect(run.session.otherRun == nil && run.session.mainRun.pool.waiting.isEmpty)
    #expect(!run.session.history.curves.contains { $0.isOther })
  }
}
