import CradleGeometry
import CradleScrolling

/// The scale of a scene that needs a minimum size: 1 if the viewport has it, and less in a smaller viewport.
///
/// The scene is laid out in `stage`, in points of its own, and drawn `scale` times as large.
struct SceneScale: Equatable {
  /// Points of the viewport per point of the scene, 0 < scale ≤ 1.
  let scale: Double

  /// Makes the scale for a viewport.
  ///
  /// - Parameters:
  ///   - viewport: In points.
  ///   - room: The size that the scene needs, in points; 0 along an axis on which it adapts to the viewport.
  ///   - least: The smallest scale; below it the scene is cut rather than unreadable.
  init(_ viewport: Size, room: Size, least: Double = 0) {
    let shares = [(viewport.width, room.width), (viewport.height, room.height)].map {
      $1 > 0 ? max($0, 1) / $1 : 1
    }
    scale = max(shares.reduce(1, min), least)
  }

  /// From the scene's points to the viewport's.
  var transform: Transform { Transform(scale: scale) }

  /// The scene's own size in a viewport; if the scene is scaled, in whole points, as exported code states it.
  func stage(_ viewport: Size) -> Size { scale < 1 ? (viewport * (1 / scale)).rounded : viewport }

  /// The length in the scene that is a length in the viewport: for text, which stays readable in a small scene.
  func sceneLength(_ length: Double) -> Double { length / scale }

  /// A point of the viewport in the scene.
  func place(_ outside: Point) -> Point { Point.zero + (outside - .zero) / scale }

  /// A pointer event in the scene.
  func inside(_ outside: PointerEvent) -> PointerEvent {
    var event = outside
    event.location = place(outside.location)
    return event
  }

  /// An element of the scene as the viewport shows it.
  func shown(_ inside: TraceElement) -> TraceElement {
    guard scale != 1 else { return inside }
    var element = inside
    element.center = Point.zero + (inside.center - .zero) * scale
    (element.scale, element.velocity) = (inside.scale * scale, inside.velocity * scale)
    return element
  }
}

extension Size {
  /// The size in whole points.
  var rounded: Size { Size(width: width.rounded(), height: height.rounded()) }
}
