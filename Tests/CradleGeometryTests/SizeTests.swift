import CradleGeometry
import Testing

@Suite struct SizeTests {
  @Test(
    "a size without area is empty",
    arguments: [
      Size.zero, Size(width: -1, height: 2), Size(width: 2, height: 0), Size(width: .nan, height: 1),
    ])
  func sizesWithoutAreaAreEmpty(size: Size) {
    #expect(size.isEmpty)
  }

  @Test("sizes with area are not empty") func sizesWithAreaAreNotEmpty() {
    #expect(!Size(width: 1e-9, height: 1e9).isEmpty)
  }

  @Test("finite means both sides") func finiteMeansBothSides() {
    #expect(Size(width: 1, height: -2).isFinite)
    #expect(!Size(width: .infinity, height: 2).isFinite)
    #expect(!Size(width: 1, height: .nan).isFinite)
  }

  @Test("scaling multiplies both sides") func scalingMultipliesBothSides() {
    #expect(Size(width: 3, height: 4) * 2 == Size(width: 6, height: 8))
  }
}
