import CradleGeometry

/// The places of a typed name in its field: the end with the caret stays visible, however long the name is.
struct NameField: Equatable {
  /// The part of the field that shows text and caret.
  let inner: Rect
  /// The left end of the text, which may be left of `inner`.
  let start: Double
  let caret: Rect

  private static let padding = 8.0

  /// Places a text of a width in a field; 0 for an empty name, whose hint begins where a name would.
  init(_ field: Rect, textWidth: Double) {
    let room = max(0, field.width - 2 * Self.padding)
    start = field.minX + Self.padding - max(0, textWidth - room)
    caret = Rect(x: start + textWidth, y: field.midY - 7, width: 1, height: 14)
    // The caret stands behind the last letter.
    inner = Rect(
      x: field.minX + Self.padding, y: field.minY, width: room + caret.width, height: field.height)
  }
}
