import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Items that cross the border of a section come back by an undo.
struct SectionUndoTests {
  private let size = Size(width: 375, height: 667)

  private func scene() -> CollectionScene {
    let scene = CollectionScene(
      viewport: size, layout: CollectionViewFlowLayout(), counts: [3, 0, 4, 2], limit: 12)
    scene.collection.advance(by: 0.1)
    return scene
  }

  @Test("an item at the end of a section and the same one at the start of the next are two states")
  func sectionsCount() {
    let items = [(1, 0.0), (2, 0), (3, 1)].map { SceneContents.Item(key: $0, state: [$1]) }
    var moved = items
    moved[1].state = [1]
    #expect(
      SceneContents(items, areInSections: true) != SceneContents(moved, areInSections: true))
    // Other numbers are places, which do not count.
    #expect(SceneContents(items) == SceneContents(moved))
  }

  @Test(
    "after any moves, inserts and removals in any sections, a restore brings back the former items",
    arguments: 0..<20
  )
  func restoreBringsBack(seed: UInt64) {
    var random = SeededRandom(seed: seed + 7)
    let scene = scene()
    var states = [scene.contents]
    for _ in 0..<12 {
      let full = scene.counts.indices.filter { scene.counts[$0] > 0 }
      let section = scene.counts.indices.randomElement(using: &random) ?? 0
      let source = full.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        scene.insert(
          at: IndexPath(item: Int.random(in: 0...scene.counts[section], using: &random), section: section))
      case 1:
        scene.remove(
          at: IndexPath(item: Int.random(in: 0..<scene.counts[source], using: &random), section: source))
      default:
        let room = scene.counts[section] - (section == source ? 1 : 0)
        scene.move(
          from: IndexPath(item: Int.random(in: 0..<scene.counts[source], using: &random), section: source),
          to: IndexPath(item: Int.random(in: 0...max(0, room), using: &random), section: section))
      }
      scene.collection.advance(by: 0.05)
      states.append(scene.contents)
    }
    for _ in 0..<12 {
      guard let state = states.randomElement(using: &random) else { return }
      scene.restore(state)
      #expect(scene.contents == state)
      scene.collection.advance(by: 0.05)
    }
  }

  @Test("an item that is brought back over a border values, and stays the same one") func itemGlides() throws
  {
    let scene = scene()
    let before = scene.contents
    let source = ElementKey(.cell, IndexPath(item: 2, section: 0))
    let id = try #require(scene.collection.id(of: source))
    scene.move(from: source.indexPath, to: IndexPath(item: 0, section: 2))
    scene.collection.advance(by: 5)
    scene.restore(before)
    scene.collection.advance(by: 0.05)
    #expect(scene.collection.id(of: source) == id)
    #expect(!scene.collection.presentedElements.contains { $0.isLeaving })
  }

  @Test("an icon carried over a border in the store is undone and redone") func carriedIconComesBack() throws
  {
    let session = DemoSession(CompositionalDemo.self, viewport: size)
    var time = 0.0
    func play(_ seconds: Double) {
      for _ in 0..<Int(seconds * 60) {
        time += 1.0 / 60
        session.advance(to: time)
      }
    }
    func point(_ phase: PointerEvent.Phase, _ place: Point) {
      session.send(.pointer(PointerEvent(phase, at: place, time: time)), at: time)
    }
    func middle(of index: [Int]) throws -> Point {
      try #require(session.demo.elements.first { $0.kind == "cell" && $0.index == index }).center
    }
    play(0.1)
    let before = try #require(session.demo.contents)
    let icon = try middle(of: [1, 1])
    point(.down, icon)
    play(0.6)
    // To the upper part of the card above the icons, where it has room, in steps, as a pointer moves.
    let card = try middle(of: [0, 0]) - Vector(dx: 0, dy: 70)
    for share in stride(from: 0.1, through: 1, by: 0.1) {
      point(.move, icon + (card - icon) * share)
      play(0.02)
    }
    point(.up, card)
    play(0.2)
    let after = try #require(session.demo.contents)
    let isChanged = after != before
    try #require(isChanged)
    let (changed, unchanged) = (after.items.count { $0.state == [0] }, before.items.count { $0.state == [0] })
    #expect(changed == unchanged + 1)
    #expect(session.undoOrRedo(isUndo: true, at: time) != nil)
    let isUndone = session.demo.contents == before
    #expect(isUndone)
    play(0.2)
    #expect(session.undoOrRedo(isUndo: false, at: time) != nil)
    let isRedone = session.demo.contents == after
    #expect(isRedone)
  }
}
