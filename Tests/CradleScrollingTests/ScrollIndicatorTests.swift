import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("A scroll indicator")
struct ScrollIndicatorTests {
  /// The opacity by which a fade of 0.25 s may differ because the rest is noticed at a frame's end, up to 1/120 s late.
  private static let fadeOfAFrame = 0.05

  @Test("is 2.5 pt thick, 3 pt from the edges, and as long as the visible share")
  func geometry() throws {
    let rig = ScrollRig(viewport: Size(width: 300, height: 606), content: Size(width: 300, height: 2424))
    let bar = try #require(rig.view.verticalIndicator)
    #expect(bar.frame == Rect(x: 294.5, y: 3, width: 2.5, height: 150))
    rig.view.contentOffset.y = rig.view.maximumOffset.y
    #expect(try #require(rig.view.verticalIndicator).frame.maxY == 603)
    #expect(rig.view.horizontalIndicator == nil)
  }

  @Test("is at least 36 pt long within the range, shorter when overscrolled")
  func length() throws {
    let rig = ScrollRig(viewport: Size(width: 300, height: 600), content: Size(width: 300, height: 1_000_000))
    #expect(try #require(rig.view.verticalIndicator).frame.height == 36)
    rig.down(100, at: 0)
    rig.move(130, at: 0.01)
    let pressed = try #require(rig.view.verticalIndicator).frame
    #expect(abs(pressed.height - (36 + rig.view.contentOffset.y)) < Tolerance.closedForm)
    #expect(pressed.minY == 3)
    rig.move(900, at: 0.02)
    #expect(
      try #require(rig.view.verticalIndicator).frame.height == ScrollIndicator.minimumOverscrolledLength)
  }

  @Test("stays out of the corner when both are there")
  func corner() throws {
    let rig = ScrollRig(viewport: Size(width: 300, height: 300), content: Size(width: 600, height: 600))
    rig.view.contentOffset = rig.view.maximumOffset
    #expect(try #require(rig.view.verticalIndicator).frame.maxY < 295)
    #expect(try #require(rig.view.horizontalIndicator).frame.maxX < 295)
  }

  @Test("shows while it moves, and fades 0.25 s after the motion")
  func fades() throws {
    let rig = ScrollRig()
    #expect(rig.view.verticalIndicator?.alpha == 0)
    #expect(rig.view.isResting)
    rig.fling(500, at: 0)
    #expect(rig.view.verticalIndicator?.alpha == 1)
    let end = rig.rest()
    #expect(!rig.view.isResting)
    rig.advance(to: end + 0.24)
    #expect(rig.view.verticalIndicator?.alpha == 1)
    rig.advance(to: end + 0.375)
    #expect(abs(try #require(rig.view.verticalIndicator).alpha - 0.5) < Self.fadeOfAFrame)
    rig.advance(to: end + 0.6)
    #expect(rig.view.isResting)
    rig.view.flashScrollIndicators()
    #expect(rig.view.verticalIndicator?.alpha == 1)
  }
}
