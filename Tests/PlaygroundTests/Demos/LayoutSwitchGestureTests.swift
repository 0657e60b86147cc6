import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The interactive layout change.
@Suite("The demo layout-switch, by hand")
struct LayoutSwitchGestureTests: LayoutSwitchGestureSuite {
  @Test("the progress holds a change anywhere between the two", arguments: layouts)
  func held(from: String) throws {
    let run = try run(from)
    let start = run.host.frame(0)
    func held(_ progress: Double) throws -> TraceFrame {
      try run.host.set("progress", .number(progress))
      return run.frame(at: run.host.time + 0.1)
    }
    let end = try held(1)
    let half = try held(0.5)
    let quarter = try held(0.25)
    #expect(run.host.demo.isResting)
    var compared = 0
    for element in half.elements where element.kind == "cell" {
      guard let a = start.elements.first(where: { $0.id == element.id }),
        let b = end.elements.first(where: { $0.id == element.id }),
        let c = quarter.elements.first(where: { $0.id == element.id })
      else { continue }
      let displacement = b.center - a.center
      #expect((element.center - (a.center + displacement * 0.5)).length < Tolerance.summed)
      #expect((c.center - (a.center + displacement * 0.25)).length < Tolerance.summed)
      #expect(abs(element.size.width - (a.size.width + b.size.width) / 2) < Tolerance.summed)
      compared += 1
    }
    #expect(compared >= 2 && run.value("layout") == .choice(from) && progress(run) == 0.25)
    try run.change { try run.host.set("progress", .number(0)) }
    run.watch(rate: 120)
    let back = run.host.frame(0)
    #expect(back.elements.map(\.id) == start.elements.map(\.id))
    #expect(
      zip(back.elements, start.elements).allSatisfy { $0.center.distance(to: $1.center) < Tolerance.subpixel }
    )
  }

  @Test("a held change stays where it is held: no click, notch or key releases it")
  func stays() throws {
    let run = try run("springy")
    try run.host.set("progress", .number(0.4))
    let held = run.frame(at: run.host.time + 1)
    try run.change { try run.click(100, 100, at: run.host.time) }
    try run.change { try run.wheel(0, -2, at: run.host.time + 0.2) }
    try run.key("Down", at: run.host.time + 0.2)
    try run.key("End", at: run.host.time)
    let after = run.frame(at: run.host.time + 1)
    #expect(after.elements.map(\.center) == held.elements.map(\.center))
    #expect(progress(run) == 0.4 && run.value("layout") == .choice("springy") && run.host.demo.isResting)
  }

  @Test("a drag takes hold of a held change: right or up is on, and the release decides")
  func takeHold() throws {
    for button in PointerEvent.Button.allCases {
      for (held, displacement, seconds, stay, layout) in [
        (0.4, Vector(dx: 53, dy: 0), 0.5, 0.2, "line"), (0.6, Vector(dx: -53, dy: 0), 0.5, 0.2, "springy"),
        (0.4, Vector(dx: 0, dy: -53), 0.5, 0.2, "line"), (0.6, Vector(dx: 0, dy: 53), 0.5, 0.2, "springy"),
        (0.1, Vector(dx: 40, dy: 0), 0.1, 0, "line"), (0.9, Vector(dx: -40, dy: 0), 0.1, 0, "springy"),
      ] {
        let run = try run("springy")
        try run.host.set("progress", .number(held))
        try drag(run, by: displacement, in: seconds, stay: stay, button: button)
        run.watch(rate: 120)
        #expect(run.value("layout") == .choice(layout), "\(button) \(displacement)")
        #expect(progress(run) == 0 && run.host.frame(0).isInRange)
      }
    }
  }

  @Test("a pointer that is taken away leaves a held change where it was held")
  func taken() throws {
    let run = try run()
    try run.host.set("progress", .number(0.4))
    try run.pointer(.down, 100, 300, at: 1)
    try run.pointer(.move, 160, 300, at: 1.2)
    #expect(abs(progress(run) - 0.4 - 57 / Self.length) < Tolerance.closedForm)
    try run.pointer(.cancel, 160, 300, at: 1.3)
    #expect(progress(run) == 0.4 && run.value("layout") == .choice("flow"))
  }

  @Test("held at its very end a change has been made: the next command acts on the new layout")
  func atItsEnd() throws {
    for displacement in 0..<3 {
      let run = try run("springy")
      try run.host.set("progress", .number(1))
      run.host.advance(to: run.host.time + 0.5)
      #expect(run.value("layout") == .choice("springy"))
      // The line is entered at the item that was in the middle: the second of springy's third row of four.
      let item = 250 * 9.0
      switch displacement {
      case 0:
        try run.change { try run.pointer(.down, 200, 300, at: run.host.time) }
        try run.pointer(.move, 117, 300, at: run.host.time + 0.2)
        #expect(run.host.frame(0).scrolls[0].offset.x == item + 80)
        try run.pointer(.up, 117, 300, at: run.host.time)
      case 1: try run.change { try run.wheel(1, 0, at: run.host.time) }
      default: try run.change { try run.key("Right", at: run.host.time) }
      }
      #expect(run.value("layout") == .choice("line") && progress(run) == 0)
      run.rest()
      #expect(run.host.frame(0).scrolls[0].offset.x == item + (displacement == 0 ? 0 : 250))
    }
  }

  @Test("a key, the panel's choice and the defaults take over from wherever it is held")
  func overruled() throws {
    for layout in Self.layouts {
      let run = try run("line")
      try run.host.set("progress", .number(0.3))
      try run.change { try run.action(layout, at: run.host.time + 0.2) }
      run.watch(rate: 120)
      #expect(run.value("layout") == .choice(layout) && progress(run) == 0)
      try run.host.set("progress", .number(0.3))
      try run.change { try run.key("R", at: run.host.time + 0.2) }
      run.watch(rate: 120)
      #expect(run.value("layout") == .choice("flow") && progress(run) == 0 && run.host.frame(0).isInRange)
    }
  }
}
