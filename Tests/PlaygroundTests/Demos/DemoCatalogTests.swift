import CradleGeometry
import CradleScrolling
import CradleStage
import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("Every demo")
struct DemoCatalogTests {
  static let ids = DemoCatalog.demos.map { $0.card.id }

  private func demo(_ id: String) throws -> any Demo.Type { try #require(DemoCatalog.demo(id: id)) }

  @Test("has a card that reads well, and names nothing twice")
  func cards() throws {
    #expect(Set(Self.ids).count == Self.ids.count)
    for type in DemoCatalog.demos {
      let card = type.card
      #expect(card.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!card.title.isEmpty && !card.summary.isEmpty && !card.summary.hasSuffix("."))
      #expect(Set(card.actions.map(\.name)).count == card.actions.count)
      let demo = type.init(viewport: card.defaultViewport)
      #expect(Set(demo.parameters.map(\.name)).count == demo.parameters.count)
      #expect(!demo.code.isEmpty)
      // The strip has an axis at either side.
      #expect(Set(demo.plots.map(\.unit)).count <= 2, "\(card.id) plots more units than there are axes")
      for parameter in demo.parameters {
        #expect(throws: Never.self) { try parameter.set(parameter.defaultValue) }
      }
    }
  }

  /// A demo's file is the story that a reader follows; what it shares, draws and helps with has files of its own.
  @Test("has at most 100 lines of code, in the median")
  func story() throws {
    let lengths = try DemoCatalog.demos.map { type in
      let path = try #require(Project.source("\(type).swift", under: "Sources/Playground/Demos"))
      return try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .count - 1
    }
    #expect(lengths.sorted()[lengths.count / 2] <= 100)
  }

  @Test("has keys for its actions that nothing else takes first", arguments: ids)
  func actionKeys(id: String) throws {
    let keys = try demo(id).card.actions.compactMap(\.key)
    #expect(Set(keys).count == keys.count)
    for key in keys {
      #expect(KeyName.canonical(key) == key)
      // A digit begins a value where a slider is picked, as it is at the start.
      #expect(!key.contains { ValueEntry.canBegin(with: $0) }, "\(key) is typed into the panel")
      #expect(
        KeyCommand.command(for: Key(key), in: KeyCommand.Scope.allCases) == nil, "\(key) is a command")
    }
  }

  @Test("stays finite under any input at any size", arguments: ids)
  func anything(id: String) throws {
    var random = SeededRandom(seed: 7)
    let run = try DemoRun(try demo(id))
    var isDown = false
    // A debug build is slow on the heaps that chance piles up.
    for step in 0..<(RandomTests.isLong ? 1500 : 300) {
      let time = Double(step) / 120
      let place = Point(x: random.double(in: -100...500), y: random.double(in: -100...800))
      switch random.int(in: 0..<24) {
      case 0, 1:
        try run.pointer(isDown ? .up : .down, place.x, place.y, at: time)
        isDown.toggle()
      case 2...7: if isDown { try run.pointer(.move, place.x, place.y, at: time) }
      case 8:
        let (dx, dy) = (random.double(in: -2...2), random.double(in: -3...3))
        try run.wheel(dx, dy, precise: random.bool(), at: time)
      case 9: try run.key(ScrollKey.allCases[random.int(in: 0..<8)].rawValue, at: time)
      case 10:
        let size = Size(width: random.double(in: 1...1200), height: random.double(in: 1...900))
        try run.host.send(DemoEvent(time: time, kind: .resize(size)))
      case 11: try change(run, &random)
      case 12:
        if let action = run.host.card.actions.randomElement(using: &random) {
          try run.host.send(DemoEvent(time: time, kind: .action(action.name, index: nil)))
        }
      default: break
      }
      let frame = run.frame(at: time + 1.0 / 120)
      #expect(frame.nonFinitePlace == nil)
      #expect(Set(frame.elements.map(\.id)).count == frame.elements.count)
    }
  }

  private func change(_ run: DemoRun, _ random: inout SeededRandom) throws {
    guard let parameter = run.host.demo.parameters.randomElement(using: &random) else { return }
    switch parameter.kind {
    case .number(let range, _, _): try run.host.set(parameter.name, .number(random.double(in: range)))
    case .choice(let choices):
      try run.host.set(parameter.name, .choice(choices[random.int(in: 0..<choices.count)]))
    }
  }

  @Test("restores its defaults with one key", arguments: ids)
  func reset(id: String) throws {
    let run = try DemoRun(try demo(id))
    var random = SeededRandom(seed: 3)
    for _ in 0..<20 { try change(run, &random) }
    run.host.reset()
    #expect(run.host.demo.parameters.allSatisfy { $0.isDefault })
  }
}
