import CradleGeometry
import CradlePhysics

/// A vector that can also be set by its length and its angle, and keeps its direction while its length is 0.
/// (Measured.)
///
/// Numbers that are not finite trap, with the name of the behaviour that has the property.
struct PolarVector {
  /// The owner's and the property's names, for the traps' messages.
  private let owner: StaticString
  private let name: StaticString
  private var raw: Vector
  private var direction: Vector

  init(_ vector: Vector, direction: Vector, owner: StaticString, name: StaticString) {
    raw = vector
    self.direction = direction
    self.owner = owner
    self.name = name
  }

  /// The raw vector.
  var vector: Vector {
    get { raw }
    set {
      precondition(newValue.isFinite, "\(owner).\(name) must be finite, not \(newValue)")
      raw = newValue
      if newValue != .zero { direction = newValue.normalized }
    }
  }

  /// The length, 0 or more, at most the largest finite number; setting it keeps the direction, and a negative length
  /// reverses it.
  var magnitude: Double {
    get { min(raw.length, .greatestFiniteMagnitude) }
    set {
      precondition(newValue.isFinite, "\(owner).magnitude must be finite, not \(newValue)")
      vector = direction * newValue
    }
  }

  /// The angle in radians, clockwise on screen from +x; setting it keeps the length.
  var angle: Double {
    get { Elementary.arcTangent(y: direction.dy, x: direction.dx) }
    set {
      precondition(newValue.isFinite, "\(owner).angle must be finite, not \(newValue)")
      direction = Vector(angle: newValue, length: 1)
      raw = direction * magnitude
    }
  }

  /// Sets both at once.
  mutating func set(angle: Double, magnitude: Double) {
    self.angle = angle
    self.magnitude = magnitude
  }
}
