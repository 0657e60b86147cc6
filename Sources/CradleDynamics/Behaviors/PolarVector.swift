import CradleGeometry
import CradlePhysics

/// A vector that can also be set by its length and its angle, and remembers its direction while its length is 0. [M]
struct PolarVector {
  /// The raw vector.
  var vector: Vector { didSet { if vector != .zero { direction = vector.normalized } } }
  private var direction: Vector

  init(_ vector: Vector, direction: Vector) {
    self.vector = vector
    self.direction = direction
  }

  /// The length, 0 or more; setting keeps the direction, and a negative length turns it round.
  var magnitude: Double {
    get { vector.length }
    set { vector = direction * newValue }
  }

  /// Radians clockwise on screen from +x; setting keeps the length.
  var angle: Double {
    get { Elementary.arcTangent(y: direction.dy, x: direction.dx) }
    set {
      let length = magnitude
      direction = Vector(angle: newValue, length: 1)
      vector = direction * length
    }
  }
}
