import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo line-layout")
struct LineLayoutDemoTests {
  static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 1200, height: 700),
    Size(width: 150, height: 300),
  ]

  /// The items, from left to right.
  private func cells(_ frame: TraceFrame) -> [TraceElement] {
    frame.elements.filter { $0.kind == "cell" }.sorted { $0.center.x < $1.center.x }
  }

  private func isCentred(_ frame: TraceFrame, _ width: Double) -> Bool {
    frame.elements.contains { abs($0.center.x - width / 2) <= Tolerance.halfPoint }
  }

  @Test("is a row of 200 × 200, 50 apart, whose first and last reach the middle", arguments: sizes)
  func row(size: Size) throws {
    let run = try DemoRun(LineLayoutDemo.self, viewport: size)
    let frame = run.frame(at: 0)
    let first = try #require(frame.elements.first { $0.index == [0, 0] })
    #expect(first.center == Point(x: size.width / 2, y: size.height / 2))
    #expect(frame.elements.allSatisfy { $0.size == Size(width: 200, height: 200) && $0.angle == 0 })
    for (a, b) in zip(cells(frame), cells(frame).dropFirst()) { #expect(b.center.x - a.center.x == 250) }
    #expect(frame.scrolls[0].maximum.x - frame.scrolls[0].minimum.x == 19 * 250 || size.width < 200)
    #expect(frame.isResting || size.width < 200)
    try run.action("last", at: 0.1)
    run.rest()
    let last = try #require(run.host.frame(0).elements.first { $0.index == [0, 19] })
    #expect(abs(last.center.x - size.width / 2) <= Tolerance.halfPoint)
  }

  @Test(
    "scales by 1 + zoom·(1 − |d|/distance), the nearest on top, in every frame",
    arguments: [(0.3, 200.0), (0, 200), (1, 400), (0.5, 50)], [60.0, 120])
  func scale(look: (zoom: Double, distance: Double), rate: Double) throws {
    let run = try DemoRun(
      LineLayoutDemo.self, viewport: Size(width: 700, height: 400),
      set: [("zoom", .number(look.zoom)), ("distance", .number(look.distance))])
    try run.fling(Vector(dx: 2500, dy: 0), at: 0.1)
    while !run.host.demo.isResting {
      let frame = run.frame(at: run.host.time + 1 / rate)
      for element in frame.elements {
        let nearness = max(0, 1 - abs(element.center.x - 350) / look.distance)
        #expect(abs(element.scale - (1 + look.zoom * nearness)) < Tolerance.closedForm)
      }
      let nearest = frame.elements.min { abs($0.center.x - 350) < abs($1.center.x - 350) }
      // In the middle between two, or beyond the distance, none is nearer in kind.
      if let nearest, nearest.scale > 1.001 || look.zoom == 0, abs(nearest.center.x - 350) < look.distance {
        #expect(frame.elements.allSatisfy { $0.z <= nearest.z })
        #expect(frame.elements.last?.z == nearest.z)
      }
    }
  }

  @Test(
    "settles with an item in the middle, whatever the release and the size",
    arguments: sizes, [-6000.0, -900, -120, 0, 40, 120, 900, 6000])
  func settles(size: Size, speed: Double) throws {
    for rate in [60.0, 120] {
      let run = try DemoRun(LineLayoutDemo.self, viewport: size)
      try run.host.send(
        DemoEvent(time: 0, kind: .wheel(WheelEvent(delta: Vector(dx: 6, dy: 0), at: .zero, time: 0))))
      run.rest(rate: rate)
      try run.fling(Vector(dx: speed, dy: 0), at: run.host.time + 0.1)
      run.rest(rate: rate)
      let frame = run.host.frame(0)
      #expect(isCentred(frame, size.width))
      #expect(frame.scrolls[0].phase == .idle)
    }
  }

  @Test("a hard fling passes several items and never jerks backwards", arguments: [60.0, 120, 144])
  func fling(rate: Double) throws {
    for speed in [1500.0, 3000, 8000] {
      let run = try DemoRun(LineLayoutDemo.self, set: [("items", .number(200))])
      var last = run.offset(at: try run.fling(Vector(dx: speed, dy: 0), at: 0.1)).x
      let start = last
      while !run.host.demo.isResting {
        let offset = run.offset(at: run.host.time + 1 / rate).x
        #expect(offset >= last - Tolerance.summed)
        last = offset
      }
      #expect(last - start >= speed * 0.499 - 300)
      #expect(isCentred(run.host.frame(0), 375))
    }
  }

  @Test("a caught row, a drag to nowhere and a pull past either end all settle centred")
  func catches() throws {
    let run = try DemoRun(LineLayoutDemo.self)
    let lift = try run.fling(Vector(dx: 3000, dy: 0), at: 0.1)
    try run.pointer(.down, 180, 300, at: lift + 0.13)
    try run.pointer(.up, 180, 300, at: lift + 0.5)
    run.rest()
    #expect(isCentred(run.host.frame(0), 375))
    for (key, x) in [("Home", 350.0), ("End", 20)] {
      try run.key(key, at: run.host.time)
      run.rest()
      let start = run.host.time
      try run.pointer(.down, 187, 300, at: start)
      try run.pointer(.move, x, 300, at: start + 0.1)
      try run.pointer(key == "Home" ? .up : .cancel, x, 300, at: start + 0.6)
      run.rest()
      #expect(isCentred(run.host.frame(0), 375))
    }
  }

  @Test("resized during a fling or at rest, it ends centred", arguments: sizes)
  func resize(size: Size) throws {
    let run = try DemoRun(LineLayoutDemo.self)
    let lift = try run.fling(Vector(dx: 2000, dy: 0), at: 0.1)
    try run.resize(size.width, size.height, at: lift + 0.2)
    run.rest()
    #expect(isCentred(run.host.frame(0), size.width))
    let middle = run.host.frame(0).elements.last?.id
    try run.resize(500, 500, at: run.host.time)
    run.rest()
    #expect(isCentred(run.host.frame(0), 500))
    #expect(run.host.frame(0).elements.last?.id == middle)
  }

  @Test("resized on the way to an end, or to an item, it ends centred there", arguments: sizes)
  func resizeOnTheWay(size: Size) throws {
    for (way, item) in [("End", 19), ("last", 19), ("Right", 1)] {
      let run = try DemoRun(LineLayoutDemo.self, viewport: Size(width: 320, height: 474))
      if way == "last" { try run.action(way, at: 0.15) } else { try run.key(way, at: 0.15) }
      try run.resize(size.width, size.height, at: 0.2)
      run.rest()
      #expect(isCentred(run.host.frame(0), size.width), "\(way)")
      #expect(item != 19 || run.host.frame(0).elements.last?.index == [0, 19], "\(way)")
    }
  }

  @Test("one notch and one arrow key go one item on")
  func steps() throws {
    let run = try DemoRun(LineLayoutDemo.self)
    try run.wheel(1, 0, at: 0.1)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.x == 250)
    try run.key("Right", at: run.host.time)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.x == 500)
    try run.key("Left", at: run.host.time)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.x == 250)
    // A mouse has only the one wheel.
    try run.wheel(0, -2, at: run.host.time)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.x == 500)
  }

  @Test("a trackpad's swipe and a row caught and let go settle on the nearest, and alike at any frame rate")
  func settlesAlike() throws {
    func offsets(rate: Double, isTrackpad: Bool) throws -> [Double] {
      let run = try DemoRun(LineLayoutDemo.self)
      if isTrackpad {
        for step in 0..<8 { try run.wheel(2, 0, precise: true, at: 0.1 + Double(step) * 0.011) }
      } else {
        let lift = try run.fling(Vector(dx: 500, dy: 0), at: 0)
        try run.pointer(.down, 100, 100, at: lift + 0.05)
        try run.pointer(.up, 100, 100, at: lift + 0.0777)
      }
      return (0..<24).flatMap { step in
        (1...Int(rate / 30)).compactMap { part in
          let offset = run.offset(at: 0.2 + Double(step) / 30 + Double(part) / rate).x
          return part == Int(rate / 30) ? offset : nil
        }
      }
    }
    for isTrackpad in [true, false] {
      let reference = try offsets(rate: 30, isTrackpad: isTrackpad)
      #expect(reference.last?.truncatingRemainder(dividingBy: 250) == 0)
      for rate in [60.0, 120, 240] {
        for (a, b) in zip(try offsets(rate: rate, isTrackpad: isTrackpad), reference) {
          #expect(abs(a - b) < Tolerance.invisible)
        }
      }
    }
  }

  @Test("no items is fine, and the first one comes to the middle")
  func empty() throws {
    let run = try DemoRun(LineLayoutDemo.self, set: [("items", .number(0))])
    run.rest()
    #expect(run.host.frame(0).elements.isEmpty)
    try run.fling(Vector(dx: 2000, dy: 0), at: 1)
    try run.wheel(2, 0, at: 1.5)
    for key in ScrollKey.allCases { try run.key(key.rawValue, at: 1.6) }
    for action in LineLayoutDemo.card.actions where action.name != "insert" {
      try run.action(action.name, at: 2)
    }
    try run.action("insert", at: 3)
    run.rest()
    let frame = run.host.frame(0)
    #expect(frame.elements.count == 1 && isCentred(frame, 375))
    #expect(run.value("items") == .number(1))
    try run.action("remove", at: run.host.time)
    run.rest()
    #expect(run.host.frame(0).elements.isEmpty && run.value("items") == .number(0))
  }

  @Test("a thousand are the limit: one more does nothing, and shows a message until something changes")
  func limit() throws {
    let run = try DemoRun(LineLayoutDemo.self, set: [("items", .number(1000))])
    #expect(run.value("notice") == nil)
    let before = run.frame(at: 1).scrolls[0].maximum
    try run.action("insert", at: 1)
    #expect(run.value("notice") == .choice("1000 items are the most"))
    #expect(run.value("items") == .number(1000))
    #expect(run.frame(at: 1.1).scrolls[0].maximum == before)
    try run.action("remove", at: 2)
    #expect(run.value("notice") == nil && run.value("items") == .number(999))
    run.rest()
    #expect(isCentred(run.host.frame(0), 375))
  }

  @Test("a click brings an item to the middle, a right click takes it out or puts one in")
  func clicks() throws {
    var run = try DemoRun(LineLayoutDemo.self, viewport: Size(width: 800, height: 400))
    run.device = .mouse
    let second = try #require(run.frame(at: 0).elements.first { $0.index == [0, 1] })
    try run.click(second.center.x, second.center.y, at: 0.1)
    run.rest()
    #expect(try #require(run.element(second.id, at: run.host.time)).center.x == 400)
    try run.click(400, 200, at: run.host.time, button: .right)
    run.rest()
    #expect(run.value("items") == .number(19))
    #expect(!run.host.frame(0).elements.contains { $0.id == second.id })
    #expect(isCentred(run.host.frame(0), 800))
    try run.click(400, 20, at: run.host.time, button: .right)
    run.rest()
    #expect(run.value("items") == .number(20))
    #expect(isCentred(run.host.frame(0), 800))
  }
}
