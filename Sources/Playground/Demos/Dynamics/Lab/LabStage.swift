import CradleGeometry

/// The place of a page in a viewport, and its scale.
struct LabStage {
  /// The least size of a page in its own points; a smaller viewport shows it smaller.
  private static let leastSize = Size(width: 320, height: 420)
  /// The size of a page; a larger viewport shows it up to twice as large.
  private static let fullSize = Size(width: 400, height: 400)
  /// The height of the strip with the title, in points.
  private static let headerHeight = 56.0
  /// The width of a phone's stage, for which pages were designed, and the largest factor by which a page is spread.
  private static let phoneWidth = 375.0
  static let widest = 2.25

  /// The page's frame in the viewport, below the title; a low viewport has no room for a title.
  let frame: Rect
  let scale: Double

  /// Fits a page into a viewport; an edited scene may need more room than the least.
  init(viewport: Size, reach: Size = .zero) {
    let header = viewport.height < 4 * Self.headerHeight ? 0 : Self.headerHeight
    let frame = Rect(x: 0, y: header, width: viewport.width, height: viewport.height - header)
    func share(_ size: Size) -> Double {
      min(max(frame.width, 1) / size.width, max(frame.height, 1) / size.height)
    }
    self.frame = frame
    let usual = min(share(Self.leastSize), 1) * share(Self.fullSize).clamped(to: 1...2)
    scale = min(usual, share(Size(width: max(reach.width, 1), height: max(reach.height, 1))))
  }

  /// The layout width of a page in phone widths.
  var spread: Double { max(1, min(area.width / Self.phoneWidth, Self.widest)) }

  var hasTitle: Bool { frame.minY > 0 }
  /// The visible part of a page's plane; its origin is the middle.
  var area: Rect {
    Rect(center: .zero, size: Size(width: frame.width / scale, height: frame.height / scale))
  }
  /// From a page's coordinates to the viewport's.
  var transform: Transform { Transform(scale: scale).then(Transform(translation: frame.center - .zero)) }

  /// A place of the viewport in the page's coordinates, clamped to the visible area, so that a dragged item
  /// stays visible.
  func place(_ location: Point) -> Point {
    let inside = area.insetBy(dx: min(24, area.width / 2), dy: min(24, area.height / 2))
    return freePlace(location).clamped(from: inside.origin, to: Point(x: inside.maxX, y: inside.maxY))
  }

  /// A place of the viewport in the page's coordinates, not clamped.
  func freePlace(_ location: Point) -> Point { .zero + (location - frame.center) / scale }
}
