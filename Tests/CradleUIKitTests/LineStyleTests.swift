import CradleUIKit
import Testing

/// The styles of lines under a text, as numbers.
struct LineStyleTests {
  @Test("a style that is no whole number is left out", arguments: [1, 9, Double.nan, .infinity, 1e300])
  func values(_ number: Double) {
    let container = AttributeContainer([.underlineStyle: NSNumber(value: number)])
    let style = container[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]
    let isKept = style?.rawValue == Int(exactly: number)
    #expect(isKept)
  }
}
