import CradleGeometry
import CradlePhysics

/// The outline of an item when the first behaviour added it: one part, or one for each member of a group.
struct ItemOutline {
  /// One convex outline, placed in the item's own axes.
  struct Part {
    var offset: Vector
    var rotation: Double
    var size: Size
    var outline: CollisionBounds
  }

  /// The size of the item's bounds.
  let size: Size
  let parts: [Part]
  /// The largest distance of its points from the item's centre, in points, or a little more.
  let reach: Double

  init(_ item: any DynamicItem) {
    size = item.bounds.size
    if let group = item as? DynamicItemGroup {
      parts = group.parts
    } else {
      parts = [Part(offset: .zero, rotation: 0, size: size, outline: item.collisionBounds)]
    }
    reach = parts.map { $0.offset.length + Self.reach(of: $0) }.max() ?? 0
  }

  private static func reach(of part: Part) -> Double {
    switch part.outline {
    case .rectangle, .ellipse: Vector(dx: part.size.width, dy: part.size.height).length / 2
    case .path(let corners): corners.map(\.length).max() ?? 0
    }
  }

  /// The reason why no body can be made from it; nil if one can.
  var validationError: String? {
    for part in parts {
      let width = part.size.width
      let height = part.size.height
      if !(width > 0 && height > 0) {
        return "its size is \(width) × \(height); give its bounds a width and a height above 0 first"
      }
      if !(width < 1e7 && height < 1e7) {
        return "its size is \(width) × \(height); give its bounds a width and a height below 10⁷ pt"
      }
      if let validationError = definition(of: part).validationError { return validationError }
    }
    return parts.isEmpty ? "it is a group without items; add the items before the group moves" : nil
  }

  /// The shape definitions of every part.
  var definitions: [ShapeDefinition] { parts.map(definition) }

  private func definition(of part: Part) -> ShapeDefinition {
    var definition = ShapeDefinition(Self.form(of: part))
    definition.categories = 0
    definition.mask = 0
    return definition
  }

  private static func form(of part: Part) -> ShapeDefinition.Form {
    switch part.outline {
    case .rectangle:
      return .box(center: part.offset, size: part.size, angle: part.rotation)
    case .ellipse where part.size.width == part.size.height:
      return .circle(center: part.offset, radius: part.size.width / 2)
    case .ellipse where part.rotation == 0:
      return .ellipse(center: part.offset, size: part.size)
    case .ellipse:
      // The world's ellipses are parallel to the axes: a rotated one becomes a polygon of 24 corners.
      let corners = (0..<24).map { index in
        let corner = Vector(angle: 2 * Double.pi * Double(index) / 24, length: 0.5)
        return Vector(dx: corner.dx * part.size.width, dy: corner.dy * part.size.height)
      }
      return .polygon(corners.map { part.offset + $0.rotated(by: part.rotation) })
    case .path(let corners):
      return .polygon(corners.map { part.offset + $0.rotated(by: part.rotation) })
    }
  }

  /// Half the width and height of the smallest upright rectangle about the centre that contains the item.
  func halfExtents(rotatedBy angle: Double) -> Size {
    var extents = Size.zero
    for part in parts {
      let offset = part.offset.rotated(by: angle)
      let (s, c) = Trigonometry.sineAndCosine(angle + part.rotation)
      let half = Self.halfExtent(of: part, c, s)
      extents.width = max(extents.width, abs(offset.dx) + half.width)
      extents.height = max(extents.height, abs(offset.dy) + half.height)
    }
    return extents
  }

  private static func halfExtent(of part: Part, _ c: Double, _ s: Double) -> Size {
    let w = part.size.width / 2
    let h = part.size.height / 2
    switch part.outline {
    case .rectangle:
      return Size(width: abs(c) * w + abs(s) * h, height: abs(s) * w + abs(c) * h)
    case .ellipse:
      return Size(
        width: Vector(dx: c * w, dy: s * h).length, height: Vector(dx: s * w, dy: c * h).length)
    case .path(let corners):
      return corners.reduce(into: .zero) { extents, corner in
        extents.width = max(extents.width, abs(c * corner.dx - s * corner.dy))
        extents.height = max(extents.height, abs(s * corner.dx + c * corner.dy))
      }
    }
  }
}

extension Vector {
  /// The vector rotated by an angle in radians, clockwise on screen.
  func rotated(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let (s, c) = Trigonometry.sineAndCosine(angle)
    return Vector(dx: c * dx - s * dy, dy: s * dx + c * dy)
  }
}
