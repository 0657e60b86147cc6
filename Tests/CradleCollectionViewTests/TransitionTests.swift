import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// One collection, many layouts.
@Suite("Layout changes")
struct TransitionTests: TransitionSuite {
  /// The opacity by which an element that returns may miss its last one.
  private static let opacityStep = 0.01

  @Test(
    "every visible element goes on from where it is seen, and ends where the new layout has it",
    arguments: pairs)
  func continuity(pair: (String, String)) throws {
    let rig = rig(pair.0)
    let before = seen(rig)
    rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
    expectContinuity(rig, before)
    for _ in 0..<60 {
      let before = seen(rig)
      rig.view.advance(by: 1.0 / 120)
      // A quarter of the viewport's diagonal a frame is the fastest that the spring moves anything.
      expectContinuity(rig, before, within: 60)
    }
    rig.rest()
    for element in rig.view.presentedElements {
      #expect(
        rig.view.collectionViewLayout.layoutAttributes(for: element.attributes.key) == element.attributes)
    }
  }

  @Test("the item in the middle stays in sight, and the offset is valid and rests", arguments: pairs)
  func anchor(pair: (String, String)) throws {
    let rig = rig(pair.0)
    let middle = try #require(TransitionAnchor(inMiddleOf: rig.view)?.path)
    let id = rig.view.id(of: ElementKey(.cell, middle))
    rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
    let offset = rig.view.contentOffset
    rig.rest()
    #expect(rig.view.contentOffset == offset)
    let (low, high) = (rig.view.minimumOffset, rig.view.maximumOffset)
    #expect(offset.x >= low.x && offset.x <= high.x && offset.y >= low.y && offset.y <= high.y)
    let element = try #require(rig.view.presentedElements.first { $0.id == id })
    #expect(element.attributes.frame.intersects(rig.view.visibleRect))
  }

  @Test("a switch interrupted by others never jumps")
  func interruption() {
    let rig = rig("flow")
    for kind in ["line", "circle", "featured", "flow", "circle", "line", "flow"] {
      rig.advance(0.07)
      let before = seen(rig)
      rig.view.setCollectionViewLayout(layout(kind), animated: true)
      expectContinuity(rig, before)
    }
    rig.rest()
    #expect(rig.view.isResting)
  }

  @Test("headers and decorations of only one layout fade, and live on when that layout is back")
  func fading() throws {
    let rig = rig("flow")
    let header = try #require(
      rig.view.presentedElements.first { $0.attributes.category == .supplementary("header") })
    let flow = rig.view.collectionViewLayout
    rig.view.setCollectionViewLayout(CircleLayout(), animated: true)
    rig.advance(0.1)
    let fading = try #require(rig.element(header.id))
    #expect(fading.isLeaving && fading.attributes.alpha > 0 && fading.attributes.alpha < 1)
    rig.view.setCollectionViewLayout(flow, animated: true)
    let back = try #require(rig.element(header.id))
    #expect(!back.isLeaving)
    #expect(abs(back.attributes.alpha - fading.attributes.alpha) < Self.opacityStep)
    rig.rest()
    #expect(rig.element(header.id)?.attributes.alpha == 1)
  }

  @Test(
    "elements that a switch sends away leave the screen, wherever a fling or a resize has it meanwhile",
    arguments: pairs)
  func departing(pair: (String, String)) {
    for isResized in [false, true] {
      let rig = rig(pair.0)
      rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
      rig.advance(0.03)
      if isResized { rig.view.viewportSize = Size(width: 250, height: 900) }
      rig.fling(Vector(dx: 1500, dy: 1500))
      var last = seen(rig)
      while !rig.view.isResting {
        rig.view.advance(by: 1.0 / 120)
        let (now, edge) = (
          seen(rig), Rect(origin: .zero, size: rig.view.viewportSize).insetBy(dx: 30, dy: 30)
        )
        for (id, old) in last where now[id] == nil && old.alpha > Self.unseen {
          #expect(!old.frame.intersects(edge), "\(id) vanishes at \(old.frame)")
        }
        last = now
      }
    }
  }

  @Test("a fling is stopped by a switch, and the content does not run on")
  func fling() {
    let rig = rig("flow")
    rig.fling(Vector(dx: 0, dy: 2000))
    rig.advance(0.05)
    rig.view.setCollectionViewLayout(LineLayout(), animated: true)
    #expect(rig.view.phase == .idle)
  }
}
