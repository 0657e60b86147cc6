import CradleGeometry
import Testing

@testable import Playground

/// A name of any length in the panel's field.
struct NameFieldTests {
  private let field = Rect(x: 88, y: 60, width: 184, height: 26)

  @Test("the caret is in the field behind the last letter", arguments: [0.0, 5, 7, 9, 13])
  func caretIsVisible(letter: Double) {
    for count in 0...PresetShelf.longestName {
      let width = Double(count) * letter
      let place = NameField(field, textWidth: width)
      #expect(field.contains(place.caret) && place.inner.contains(place.caret))
      #expect(field.contains(place.inner))
      #expect(place.caret.minX == place.start + width)
      // Nothing moves until the text is wider than the field.
      #expect(place.start == 96 || width > 168)
    }
  }
}
