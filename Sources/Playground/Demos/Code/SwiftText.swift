import CradleDynamics
import CradleGeometry

/// Values as Swift expressions; numbers keep every bit.
extension Point {
  var code: String { "Point(x: \(x), y: \(y))" }
}

extension Vector {
  var code: String { "Vector(dx: \(dx), dy: \(dy))" }
}

extension Size {
  var code: String { "Size(width: \(width), height: \(height))" }
}

extension Rect {
  var code: String { "Rect(x: \(minX), y: \(minY), width: \(width), height: \(height))" }
}

extension CollisionBounds {
  var code: String {
    switch self {
    case .rectangle: ".rectangle"
    case .ellipse: ".ellipse"
    case .path(let corners): ".path([\(corners.map(\.code).joined(separator: ", "))])"
    }
  }
}

extension Region {
  var code: String {
    switch form {
    case .radius(let radius): ".radius(\(radius))"
    case .size(let size): ".size(\(size.code))"
    case .infinite: ".infinite"
    case .inverted(let region): "\(region.code).inverse"
    case .either(let a, let b): "\(a.code).union(\(b.code))"
    case .both(let a, let b): "\(a.code).intersection(\(b.code))"
    }
  }
}
