import CradleStage
import TestSupport
import Testing

@testable import Playground

/// Steps, grids, labels and typed values.
struct SliderScaleTests {
  private func scale(
    _ range: ClosedRange<Double>, _ initial: Double, step: Double? = nil
  ) throws -> SliderScale {
    try #require(SliderScale(.slider("x", "X", range, initial, step: step)))
  }

  @Test("a step lands on a value that the label shows") func stepLandsOnALabel() throws {
    let frequency = try scale(0.1...4, 0.8)
    #expect(frequency.decimals == 2 && frequency.stepped(0.8, by: 1) == 0.84)
    #expect(frequency.stepped(0.8, by: 1, isFine: true) == 0.804)
    #expect(frequency.stepped(3.99, by: 1) == 4 && frequency.stepped(0.11, by: -1) == 0.1)
    let rate = try scale(0.9...0.9999, 0.998, step: 0.0005)
    #expect(rate.stepped(0.998, by: -1) == 0.9975 && rate.label(0.998) == "0.9980")
    let resistance = try scale(200...2000, 500)
    #expect(resistance.decimals == 0 && resistance.stepped(500, by: 1) == 518)
  }

  @Test("a slider's ends are exact, and values between lie on a grid") func endsAreExact() throws {
    let scale = try scale(0...1, 0.5)
    #expect(scale.value(at: -1) == 0 && scale.value(at: 2) == 1)
    #expect(scale.value(at: 0.333) == 0.33 && scale.value(at: 0.333, isFine: true) == 0.333)
    #expect(scale.fraction(of: 0.25) == 0.25 && scale.fraction(of: 7) == 1)
  }

  @Test("a range of many decades gives its low end more room") func lowEndGetsMoreRoom() throws {
    let items = try scale(0...1_000_000, 10_000, step: 100)
    #expect(items.exponent == 3)
    #expect(abs(items.fraction(of: 10_000) - 0.2154) < Tolerance.fourDecimals)
    #expect(items.value(at: items.fraction(of: 10_000)) == 10_000)
  }

  @Test("a default near the upper end gives that end more room") func upperEndGetsMoreRoom() throws {
    let rate = try scale(0.9...0.9999, 0.998, step: 0.0005)
    #expect(rate.exponent == 3 && rate.isFromTop)
    #expect(abs(rate.fraction(of: 0.998) - 0.733) < Tolerance.threeDecimals)
    for value in [0.9, 0.95, 0.99, 0.998, 0.9995, 0.9999] {
      #expect(rate.value(at: rate.fraction(of: value)) == value)
    }
    let full = try scale(0...1, 1)
    #expect(full.exponent == 1 && full.fraction(of: 0.25) == 0.25)
  }

  @Test("a label has one more decimal between the coarse values, and no minus zero")
  func labelHasItsDecimals() throws {
    let scale = try scale(-1...1, 0, step: 0.01)
    #expect(scale.label(0.5) == "0.50" && scale.label(0.505) == "0.505")
    #expect(scale.label(-0.25) == "−0.25" && scale.label(-0.0) == "0.00")
    #expect(SliderScale.decimal(-0.001, 2) == "0.00")
  }

  @Test("an empty range has one value, and a choice has no scale") func emptyRangeHasOneValue() throws {
    let scale = try scale(3...3, 3)
    #expect(scale.fraction(of: 3) == 0 && scale.value(at: 0.7) == 3 && scale.stepped(3, by: 1) == 3)
    #expect(SliderScale(.choice("c", "C", ["a"])) == nil)
  }

  @Test(
    "a typed value takes a point or a comma",
    arguments: [("0.5", 0.5), ("0,5", 0.5), (".5", 0.5), ("-3", -3), ("12.", 12), ("007", 7)])
  func typedValueTakesEitherSeparator(typed: String, value: Double) {
    var entry = ValueEntry()
    for character in typed { entry.type(character) }
    #expect(entry.value == value)
  }

  @Test("letters that make no number are not typed") func lettersAreNotTyped() {
    var entry = ValueEntry()
    for character in "1-2.3,4e x" { entry.type(character) }
    #expect(entry.text == "12.34" && entry.value == 12.34)
    for _ in 0..<5 { #expect(entry.handle(Key("Backspace")) == .edited) }
    #expect(entry.handle(Key("Backspace")) == .cancelled && entry.value == nil)
    entry.type("-")
    #expect(entry.value == nil)
    for _ in 0..<50 { entry.type("9") }
    #expect(entry.text.count == 12)
  }

  @Test("Shift in the middle of a drag makes no jump") func shiftMakesNoJump() {
    var drag = SliderDrag(parameter: 0, x: 50, fraction: 0.5, track: (0, 100), isFine: false)
    #expect(drag.fraction(x: 70, length: 100, isFine: false) == 0.7)
    #expect(abs(drag.fraction(x: 70, length: 100, isFine: true) - 0.7) < Tolerance.rounding)
    #expect(abs(drag.fraction(x: 80, length: 100, isFine: true) - 0.71) < Tolerance.rounding)
    #expect(abs(drag.fraction(x: 80, length: 100, isFine: false) - 0.71) < Tolerance.rounding)
  }
}
