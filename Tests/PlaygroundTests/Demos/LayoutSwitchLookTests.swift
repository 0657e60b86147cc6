import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// The cells' look while the layout changes from or to the opening list.
@Suite("The cells' look in the demo layout-switch")
struct LayoutSwitchLookTests: LayoutSwitchGestureSuite {
  /// The largest change of a share in a sixtieth of a second on the collection's critically damped spring, whose largest
  /// speed is ω/e with ω = 2π/0.35 s; a second change on top of it adds at most as much.
  private static let largestChange = 2 * .pi / 0.35 / 2.718281828 / 60

  private func share(_ run: DemoRun) throws -> Double {
    try #require(run.host.demo as? LayoutSwitchDemo).switcher.photoShare
  }

  /// The shares of the frames until rest; each follows the one before it without a jump.
  private func shares(_ run: DemoRun, limit: Double = largestChange) throws -> [Double] {
    var shares = [try share(run)]
    while !run.host.demo.isResting, shares.count < 300 {
      run.host.advance(to: run.host.time + 1.0 / 60)
      shares.append(try share(run))
    }
    for (former, latter) in zip(shares, shares.dropFirst()) { #expect(abs(latter - former) <= limit) }
    return shares
  }

  @Test("a card fades into its photo, and the photo into its card", arguments: ["flow", "line", "circle"])
  func fades(layout: String) throws {
    let run = try run(layout)
    #expect(try share(run) == 0)
    try run.action("featured", at: run.host.time)
    let rising = try shares(run)
    #expect(rising.first == 0 && rising.last == 1 && rising == rising.sorted())
    try run.action(layout, at: run.host.time)
    let falling = try shares(run)
    #expect(falling.first == 1 && falling.last == 0 && falling == falling.sorted(by: >))
  }

  @Test("another change begins from the share that is seen") func interrupted() throws {
    let run = try run("circle")
    try run.action("featured", at: run.host.time)
    run.host.advance(to: run.host.time + 0.1)
    let seen = try share(run)
    try run.action("line", at: run.host.time)
    #expect(try share(run) == seen && seen > 0.3 && seen < 0.9)
    #expect(try shares(run, limit: 2 * Self.largestChange).last == 0)
  }

  @Test("the share follows a held change, and goes on from there", arguments: ["circle", "featured"])
  func held(layout: String) throws {
    let run = try run(layout)
    let start = try share(run)
    for progress in [0.2, 0.6, 0.4] {
      try run.host.set("progress", .number(progress))
      #expect(abs(try share(run) - abs(start - progress)) < Tolerance.closedForm)
    }
    try run.host.set("progress", .number(0))
    let back = try shares(run)
    #expect(abs(back[0] - abs(start - 0.4)) < Tolerance.closedForm && back.last == start)
    try drag(run, by: Vector(dx: 0, dy: -0.7 * Self.length), in: 0.3, stay: 0.3)
    let on = try shares(run)
    #expect(abs(on[0] - abs(start - 0.7)) < 0.1 && on.last == 1 - start)
  }

  @Test("a batch or a resize during a held change leaves no share behind", arguments: [0.3, 0.8])
  func interruptedWhileHeld(progress: Double) throws {
    let run = try run("circle")
    try run.host.set("progress", .number(progress))
    try run.host.send(DemoEvent(time: run.host.time, kind: .resize(Size(width: 500, height: 400))))
    try run.action("mix", at: run.host.time)
    let last = try shares(run).last
    // The batch ends the change, or the change is still held.
    let end = self.progress(run) > 0 ? progress : run.value("layout") == .choice("featured") ? 1 : 0
    #expect(last == end)
    try run.action("line", at: run.host.time)
    #expect(try shares(run).last == 0)
  }

  @Test("without animation the look changes at once") func atOnce() throws {
    let run = try run("circle")
    try run.host.set("animated", .choice("off"))
    try run.action("featured", at: run.host.time)
    #expect(try share(run) == 1)
    try run.action("flow", at: run.host.time)
    #expect(try share(run) == 0)
  }

  @Test("the photo is seen only over a card that fills its frame")
  func photoIsInside() {
    let looks = (0...100).map { PhotoLook(share: Double($0) / 100) }
    #expect(looks.allSatisfy { $0.opacity == 0 || $0.squareness == 1 })
    #expect(looks[0].squareness == 0 && looks[0].opacity == 0 && looks[100].opacity == 1)
    for (former, latter) in zip(looks, looks.dropFirst()) {
      #expect(latter.squareness >= former.squareness && latter.opacity >= former.opacity)
    }
  }

  @Test("every frame rate shows the same share", arguments: [30.0, 144, 240])
  func rates(rate: Double) throws {
    let (run, other) = (try run("circle"), try run("circle"))
    let start = run.host.time
    try run.action("featured", at: start)
    try other.action("featured", at: start)
    for frame in 1...Int(rate / 2) { other.host.advance(to: start + Double(frame) / rate) }
    run.host.advance(to: start + 0.25)
    run.host.advance(to: start + 0.5)
    #expect(abs(try share(run) - (try share(other))) < Tolerance.closedForm)
  }
}
