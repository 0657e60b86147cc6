import CradleGeometry
import Testing

@testable import CradleStage

/// The map and the opacity of a drawing call, alone.
@Suite struct DrawingStateTests {
  private static let clip = PixelRect(x: 0, y: 0, width: 100, height: 100)

  @Test("a magnified state maps points to more pixels and keeps its origin") func magnifies() {
    var state = DrawingState(scale: 2)
    state.transform = Transform(translation: Vector(dx: 5, dy: 7))
    let origin = state.deviceMap.apply(.zero)
    state.magnify(by: 3)
    #expect(state.scale == 6 && state.isUpright)
    #expect(state.deviceMap.apply(.zero) == origin)
    #expect(state.deviceMap.apply(Point(x: 1, y: 0)) - origin == Vector(dx: 6, dy: 0))
  }

  @Test("a rectangle shows if any of it lies in the clip, or its margin does") func shows() {
    let state = DrawingState(scale: 2)
    let beside = Rect(x: 51, y: 0, width: 5, height: 5)
    #expect(!state.shows(beside, in: Self.clip))
    #expect(state.shows(beside, margin: 2, in: Self.clip))
    #expect(state.shows(Rect(x: -100, y: -100, width: 200, height: 200), in: Self.clip))
    #expect(!state.shows(Rect(x: .nan, y: 0, width: 5, height: 5), in: Self.clip))
  }

  @Test("a rectangle that is not finite has no pixels", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ value: Double) {
    let upright = DrawingState(scale: 2)
    var sheared = upright
    sheared.transform = Transform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0)
    for state in [upright, sheared] {
      #expect(state.pixels(of: Rect(x: value, y: 0, width: 5, height: 5)).isEmpty)
      #expect(state.pixels(of: Rect(x: 0, y: value, width: 5, height: 5)).isEmpty)
      #expect(state.pixels(of: Rect(x: 0, y: 0, width: value, height: 5)).isEmpty)
      #expect(state.pixels(of: Rect(x: 0, y: 0, width: 5, height: value)).isEmpty)
      #expect(!state.pixels(of: Rect(x: 0, y: 0, width: 5, height: 5)).isEmpty)
    }
  }

  @Test("a colour is visible from half a step of its alpha's 8 bits") func visibleColors() {
    var state = DrawingState(scale: 1)
    state.opacity = 0.5
    #expect(state.visible(.white)?.alpha == 0.5)
    #expect(state.visible(Color.white.opacity(0.9 / 255)) == nil)
  }
}
