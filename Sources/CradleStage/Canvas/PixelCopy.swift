import CradleGeometry

/// A copy of some pixels of a canvas.
package struct PixelCopy: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels row by row, four bytes each: blue, green, red and one unused.
  package let bytes: [UInt8]

  /// A copy from its bytes, `width * height * 4` of them.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "PixelCopy: expected four bytes for each pixel")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}
