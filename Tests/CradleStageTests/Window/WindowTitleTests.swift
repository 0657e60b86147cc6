import Testing

@testable import CradleStage

/// The title that X11 gets in the "C" locale.
struct WindowTitleTests {
  @Test(
    "a title in ASCII keeps its quotes and dashes as plain ones",
    arguments: [
      ("Scroll view – Cradle", "Scroll view - Cradle"), ("Newton’s “cradle”", "Newton's \"cradle\""),
      ("a\u{A0}b", "a b"), ("漢 é", "? ?"), ("", ""),
    ])
  func asciiTitle(title: String, ascii: String) {
    #expect(WindowTitle.ascii(title) == ascii)
  }
}
