import CradleGeometry
import Testing

@testable import Playground

/// The bar of the lab's editor in viewports of any width.
struct LabToolbarTests {
  @Test("the pictures of the tools lie within their buttons", arguments: [60.0, 95, 120, 200, 375, 900])
  func pictures(_ width: Double) throws {
    let lab = DynamicsLabDemo(viewport: Size(width: width, height: 600))
    lab.perform("edit", index: nil)
    let bar = try #require(lab.toolbar)
    for (_, frame) in bar.buttons {
      let side = LabToolbar.pictureSide(in: frame.width)
      #expect(side > frame.width / 2 && side < frame.width || side == 20)
    }
  }
}
