import CradleGeometry

/// An item's size along the scroll direction and across it, in points.
struct FlowSize: Hashable {
  /// The extent along the scroll direction.
  var thickness: Double
  /// The extent across it, along the line.
  var extent: Double

  /// The size rounded for storage: 45 significant bits, a trillionth of a point for a row's height.
  var stored: FlowSize { FlowSize(thickness: Self.rounded(thickness), extent: Self.rounded(extent)) }

  private static func rounded(_ length: Double) -> Double {
    Double(bitPattern: (length.bitPattern + 0x80) & ~0xFF)
  }
}

/// An item's place, along and across the scroll direction, in points from the section's first line.
struct FlowPlace {
  var along: Double
  var across: Double
  var size: FlowSize
}

/// A section's metrics, along the scroll direction and across it, in points.
struct FlowMetrics: Hashable {
  /// The viewport's extent across the scroll direction.
  var across: Double
  /// The extent of a line that is available for items.
  var available: Double
  /// The start of a line.
  var start: Double
  /// The insets before the first line and after the last one.
  var before: Double
  var after: Double
  /// The minimum spacing between two lines; if negative they overlap.
  var lineSpacing: Double
  /// The minimum spacing between two items of a line; if negative they overlap.
  var itemSpacing: Double
  /// The header's and footer's thickness; 0 for none.
  var header: Double
  var footer: Double

  /// The tolerance of sums of sizes, in points: three thirds of a line still fit it.
  static let tolerance = 1e-6

  /// The distance between the starts of two lines: lines overlap at most to the same start and keep their order.
  func pitch(after thickness: Double) -> Double { max(0, thickness + lineSpacing) }

  /// The number of items of one extent that fit a line, at least 1.
  func capacity(of extent: Double, atMost count: Int) -> Int {
    // Items that overlap completely take no room beside the first.
    guard extent + itemSpacing > 0 else { return fits(extent, after: extent) ? max(1, count) : 1 }
    let fitting = ((available + itemSpacing + Self.tolerance) / (extent + itemSpacing)).rounded(.down)
    guard fitting < Double(count) else { return max(1, count) }
    return fitting >= 1 ? Int(fitting) : 1
  }

  /// Whether a line with `used` points of items and gaps has room for one more.
  func fits(_ extent: Double, after used: Double) -> Bool {
    used + itemSpacing + extent <= available + Self.tolerance
  }

  /// Whether a line has room for only one item of this extent.
  func isAlone(_ extent: Double) -> Bool { !fits(extent, after: extent) }
}
