import CradleDynamics
import CradleGeometry
import CradleStage

/// An item that an animator moves: a box, a disc or a convex polygon in a colour.
final class DemoItem: DynamicItem {
  enum Shape: Equatable {
    case box, disc
    /// Corners about the centre, in points.
    case polygon([Vector])
  }

  /// Identifies it in the trace for its lifetime.
  let id: String
  let shape: Shape
  /// The index of its colour in the palette.
  let color: Int
  let bounds: Rect
  var center: Point
  var rotation = 0.0

  init(id: String, shape: Shape = .box, center: Point, size: Size, color: Int = 0) {
    self.id = id
    self.shape = shape
    self.color = color
    self.center = center
    bounds = Rect(origin: .zero, size: size)
  }

  /// A square of a side in points.
  static func square(_ id: String, _ color: Int, side: Double, at center: Point) -> DemoItem {
    DemoItem(id: id, center: center, size: Size(width: side, height: side), color: color)
  }

  var collisionBounds: CollisionBounds {
    switch shape {
    case .box: .rectangle
    case .disc: .ellipse
    case .polygon(let corners): .path(corners)
    }
  }

  /// Half the sides of the smallest upright rectangle about its centre that contains it at its angle.
  var halfExtent: Size {
    let turn = Transform(angle: rotation)
    let (w, h) = (bounds.width / 2, bounds.height / 2)
    if shape == .disc { return Size(width: w, height: h) }
    let corners: [Vector] =
      switch shape {
      case .disc: []
      case .box: [Vector(dx: w, dy: h), Vector(dx: w, dy: -h)]
      case .polygon(let corners): corners
      }
    return corners.map { turn.apply($0) }.reduce(into: Size.zero) { reach, corner in
      reach.width = max(reach.width, abs(corner.dx))
      reach.height = max(reach.height, abs(corner.dy))
    }
  }

  /// Whether a point lies on it, in the viewport's points.
  func contains(_ point: Point) -> Bool {
    let local = Transform(angle: -rotation).apply(point - center)
    switch shape {
    case .box: return abs(local.dx) <= bounds.width / 2 && abs(local.dy) <= bounds.height / 2
    case .disc: return local.length <= bounds.width / 2
    case .polygon(let corners):
      let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
      let sides = edges.map { a, b in (b - a).cross(local - a) }
      return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
  }
}

extension DynamicAnimator {
  /// The trace element of an item, at its presented place.
  func element(_ item: DemoItem, kind: String = "item", index: [Int] = []) -> TraceElement {
    TraceElement(
      id: item.id, kind: kind, index: index, center: presentedCenter(of: item), size: item.bounds.size,
      angle: presentedRotation(of: item), velocity: velocity(of: item))
  }
}

extension Canvas {
  /// Draws an item at its presented place, with a soft shadow below.
  func draw(_ item: DemoItem, _ animator: DynamicAnimator, _ theme: Theme) {
    let turn = Transform(angle: animator.presentedRotation(of: item))
      .then(Transform(translation: animator.presentedCenter(of: item) - .zero))
    let frame = Rect(center: .zero, size: item.bounds.size)
    transformed(turn) {
      switch item.shape {
      case .box: fill(frame, radius: min(8, frame.width / 6), theme.cell(item.color))
      case .disc:
        disc(.zero, radius: frame.width / 2, theme.cell(item.color))
        // A mark, so that rolling is visible.
        disc(Point(x: 0, y: -frame.width * 0.3), radius: frame.width * 0.08, theme.onAccent.opacity(0.5))
      case .polygon(let corners): polygon(corners.map { .zero + $0 }, theme.cell(item.color))
      }
    }
  }
}
