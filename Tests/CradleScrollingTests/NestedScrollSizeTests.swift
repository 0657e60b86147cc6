import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("The sizes of a nested scroll view")
struct NestedScrollSizeTests {
  @Test("with a list that fits, the header keeps its whole range and the list has a rubber band")
  func shortList() {
    let rig = NestedScrollRig(contentHeight: 90)
    #expect(rig.nested.outer.maximumOffset.y == 200 && rig.nested.inner.maximumOffset.y == 0)
    rig.hand.down(600, at: 0)
    rig.hand.move(590 - 300, at: 0.1)
    #expect(rig.outer == 200)
    let band: Double = 100 * 667 * 0.55 / (667 + 55)
    #expect(rig.inner.isWithin(Tolerance.closedForm, of: band))
    rig.hand.up(290, at: 0.5)
    #expect(rig.nested.inner.phase == .bouncing)
    rig.rest()
    #expect(rig.outer == 200 && rig.inner == 0)
  }

  @Test("a resize does not move the header, also with a list that fits", arguments: [90.0, 700, 2200])
  func resizeKeepsHeader(contentHeight: Double) {
    for place in [0.0, 120, 200] {
      let rig = NestedScrollRig(at: place, contentHeight: contentHeight)
      for height in [900.0, 300, 1200, 20, 0, 667] {
        rig.nested.viewportSize.height = height
        #expect(rig.outer == place && rig.inner == 0)
        #expect(rig.nested.inner.maximumOffset.y == max(0, contentHeight - height))
        #expect(rig.nested.outer.maximumOffset.y == 200)
      }
    }
  }

  @Test("a resize in any phase ends in a valid state", arguments: [0.0, 0.03, 0.06, 0.1, 0.2, 0.4, 0.9])
  func resizeAnyPhase(time: Double) {
    for velocity in [-5000.0, -900, 900, 5000] {
      for height in [100.0, 600, 667, 800, 3000] {
        for start in [0, 190, NestedScrollRig.bottom] {
          let rig = NestedScrollRig(at: start)
          rig.hand.fling(velocity, at: 0)
          rig.hand.advance(to: 0.06 + time)
          let before = rig.sum
          rig.nested.viewportSize = Size(width: 500, height: height)
          #expect(rig.flaw == nil)
          if before >= 0, before <= rig.nested.combined.maximumOffset.y { #expect(rig.sum == before) }
          rig.rest()
        }
      }
    }
  }

  @Test("a list that grows or shrinks keeps its offset as far as possible")
  func listChanges() {
    let rig = NestedScrollRig(at: NestedScrollRig.bottom)
    rig.nested.contentHeight = 4000
    #expect(rig.outer == 200 && rig.inner == 1533)
    rig.nested.contentHeight = 1000
    #expect(rig.outer == 200 && rig.inner == 333)
    rig.nested.contentHeight = 0
    #expect(rig.outer == 200 && rig.inner == 0)
  }

  @Test("without a header it scrolls like a list")
  func noHeader() {
    let rig = NestedScrollRig(contentHeight: 4400, header: 0)
    let plain = ScrollRig()
    for hand in [rig.hand, plain] { hand.fling(900, at: 0) }
    for frame in 1...120 {
      for hand in [rig.hand, plain] { hand.advance(to: 0.06 + Double(frame) / 60) }
      #expect(rig.outer == 0 && rig.inner == plain.view.contentOffset.y)
    }
  }
}
