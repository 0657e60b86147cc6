import CradleGeometry
import Testing

@testable import CradleStage

/// Masks of shadows, and how they are cut, alone.
@Suite struct ShadowSlicesTests {
  @Test("large shapes share one mask, and small ones have their own") func sharesMasks() {
    let large = ShadowSlices(width: 300, height: 200, radius: 8, deviation: 5)
    #expect(large.mask == ShadowSlices(width: 500, height: 900, radius: 8, deviation: 5).mask)
    #expect(large.inset != nil)
    let small = ShadowSlices(width: 40, height: 30, radius: 8, deviation: 5)
    #expect(small.inset == nil && small.mask.width == 40 && small.mask.height == 30)
  }

  @Test("a sliced mask has the levels of a whole one") func slicesAreExact() {
    let (width, height) = (120, 90)
    let slices = ShadowSlices(width: width, height: height, radius: 6, deviation: 3)
    let cut = slices.mask.bitmap()
    let whole = ShadowMask(width: width, height: height, radius: 6, deviation: 3).bitmap()
    let reach = slices.mask.reach
    var worst = 0
    for y in -reach..<height + reach {
      for x in -reach..<width + reach {
        let column = slices.texel(x, of: width, texels: cut.width)
        let row = slices.texel(y, of: height, texels: cut.height)
        let level = Int(cut.pixels[row * cut.width + column] >> 24)
        let exact = Int(whole.pixels[(y + reach) * whole.width + x + reach] >> 24)
        worst = max(worst, abs(level - exact))
      }
    }
    // Running sums over lines of other lengths round otherwise.
    #expect(worst <= 1)
  }
}
