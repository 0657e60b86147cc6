import Testing

@testable import Landscapes

struct GalleryTests {
  @Test("a name that no landscape has is reported, with the names that there are") func unknownName() {
    let expected = "there is no landscape '13', expected 01, 02, 03, 04, 05, 06, 07, 08, 09, 10, 11, 12"
    #expect(Gallery.error(for: ["03", "13", "x"]) == expected)
    #expect(Gallery.error(for: []) == nil && Gallery.error(for: ["01", "12", "12"]) == nil)
  }
}
