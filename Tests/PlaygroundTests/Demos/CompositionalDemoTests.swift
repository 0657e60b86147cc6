import CradleCollectionView
import CradleGeometry
import CradleStage
import Testing

@testable import Playground

@Suite("The demo compositional")
struct CompositionalDemoTests {
  private let size = Size(width: 375, height: 667)

  /// The demo with the second icon in the hand, two seconds on.
  private func carrying() throws -> (run: DemoRun, demo: CompositionalDemo) {
    var run = try DemoRun(CompositionalDemo.self, viewport: size)
    run.device = .mouse
    try run.pointer(.down, 122, 330, at: 0.1)
    _ = run.frame(at: 1)
    try run.pointer(.move, 150, 360, at: 1.1)
    try run.pointer(.move, 166, 380, at: 1.2)
    _ = run.frame(at: 2)
    return (run, try #require(run.host.demo as? CompositionalDemo))
  }

  /// The points of the stage just inside of a rectangle's corners, which a round icon does not cover.
  private func corners(_ frame: Rect) -> [Point] {
    let inner = frame.insetBy(dx: 1.5, dy: 1.5)
    return [inner.minX, inner.maxX].flatMap { x in [inner.minY, inner.maxY].map { Point(x: x, y: $0) } }
  }

  private func frame(_ element: PresentedElement, in demo: CompositionalDemo) -> Rect {
    element.attributes.frame.offset(by: .zero - demo.collection.contentOffset)
  }

  private func icons(_ demo: CompositionalDemo) -> [PresentedElement] {
    demo.collection.presentedElements.filter {
      $0.attributes.category == .cell && $0.attributes.indexPath.section == StorePage.Part.icons.rawValue
    }
  }

  /// How many corners of icons lie on others, and how many of these are not drawn in the stage's colour.
  private func cornersOnOthers(_ demo: CompositionalDemo) throws -> (all: Int, clear: Int) {
    let stage = try OffscreenStage(size: size)
    let bare = try OffscreenStage(size: Size(width: 1, height: 1))
    bare.canvas.clear(Theme.dark.stage)
    stage.canvas.clear(Theme.dark.stage)
    demo.draw(on: stage.canvas, theme: .dark)
    let (ground, bytes) = (try bare.pixelBytes().prefix(3), try stage.pixelBytes())
    let shown = icons(demo)
    var count = (all: 0, clear: 0)
    for (place, top) in shown.enumerated() {
      for corner in corners(frame(top, in: demo)) {
        // The middle of another icon, without its own corners and the badges' rings.
        let isOnOther = shown[..<place].contains {
          frame($0, in: demo).insetBy(dx: 20, dy: 20).contains(corner)
        }
        guard isOnOther else { continue }
        let pixel = (Int(corner.y) * Int(size.width) + Int(corner.x)) * 4
        count.all += 1
        if !bytes[pixel..<pixel + 3].elementsEqual(ground) { count.clear += 1 }
      }
    }
    return count
  }

  @Test("a badge is drawn on its carried icon") func badge() throws {
    let (_, demo) = try carrying()
    let badge = try #require(demo.collection.presentedElements.last?.attributes)
    let icon = try #require(icons(demo).first { $0.attributes.zIndex > 0 }?.attributes)
    #expect(badge.category == .supplementary("badge") && badge.indexPath == icon.indexPath)
    #expect(icon.frame.contains(badge.center))
  }

  @Test("an icon in the hand is round over its neighbours, and so are neighbours over one that flies home")
  func corners() throws {
    let (run, demo) = try carrying()
    let held = try cornersOnOthers(demo)
    #expect(held.all > 0 && held.clear == held.all)
    try run.pointer(.move, 300, 470, at: 2.1)
    _ = run.frame(at: 3)
    // It flies back below the icons after it.
    try run.pointer(.cancel, 300, 470, at: 3)
    var seen = 0
    for step in 1...6 {
      _ = run.frame(at: 3 + Double(step) / 30)
      let count = try cornersOnOthers(demo)
      #expect(count.clear == count.all, "on its way after \(step) frames")
      seen += count.all
    }
    #expect(seen > 0)
  }
}
