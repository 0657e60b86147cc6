import CradleGeometry

/// The walls around a heap, as wide as its viewport allows, and large enough for its shapes.
struct HeapWalls {
  /// The distance from the viewport's edge to the walls, in points.
  private static let margin = 8.0
  /// The least side in points, in a viewport without room.
  private static let leastSide = 12.0
  /// The share of the box that shapes may fill before it reaches beyond its viewport: a little more than the 0.6 for
  /// which `HeapSizing` allows a thousand. Randomly packed discs of one size fill 0.82 of a plane (Berryman, 1983),
  /// polygons between walls less; packed more densely, each shape overlaps many others, and a step takes seconds.
  private static let greatestFill = 0.65

  var viewport: Size
  /// The sum of the shapes' areas, in pt².
  var area = 0.0
  /// The largest extent of a shape from its centre, in points.
  var extent = 0.0

  /// The part of the viewport that the walls leave free.
  var visibleRect: Rect {
    let size = Size(
      width: max(Self.leastSide, viewport.width - 2 * Self.margin),
      height: max(Self.leastSide, viewport.height - 2 * Self.margin))
    return Rect(center: Point(x: viewport.width / 2, y: viewport.height / 2), size: size)
  }

  /// The walls' rectangle: the visible area, enlarged to both sides and upwards, towards a square, if the shapes need
  /// more room.
  var box: Rect {
    let visibleRect = visibleRect
    let needed = area / Self.greatestFill
    if min(visibleRect.width, visibleRect.height) >= 2.5 * extent,
      visibleRect.width * visibleRect.height >= needed
    {
      return visibleRect
    }
    // Much room is lost beside a wall, so the box is wide enough for at least three shapes.
    let width = max(visibleRect.width, min(needed.squareRoot(), needed / visibleRect.height), 6 * extent)
    let height = max(visibleRect.height, needed / width, 6 * extent)
    return Rect(x: visibleRect.midX - width / 2, y: visibleRect.maxY - height, width: width, height: height)
  }
}
