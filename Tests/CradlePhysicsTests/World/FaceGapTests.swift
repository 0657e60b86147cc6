import CradleGeometry
import Foundation
import TestSupport
import Testing

@testable import CradlePhysics

/// The gap of two polygons is that of the face between them, wherever that face is in either outline: four faces are
/// compared at a time, and the rest one by one.
@Suite("World: gaps of polygons")
struct FaceGapTests {
  /// In points: corners are stored in single precision, some 10⁻⁶ pt at 30 pt, and turned and summed a few times.
  static let rounding = 1e-4

  /// A regular polygon's corners, from any corner on, with a level face at its top or its bottom.
  static func corners(_ count: Int, from first: Int, radius: Double, facingUp: Bool) -> [Vector] {
    (0..<count).map { place in
      let middle = facingUp ? -Double.pi / 2 : Double.pi / 2
      let angle = middle + (Double(place + first) + 0.5) * 2 * Double.pi / Double(count)
      return Vector(dx: radius * cos(angle), dy: radius * sin(angle))
    }
  }

  @Test("two polygons of 3 to 9 corners, face to face, have the gap between the faces", arguments: 3...9)
  func faceToFace(count: Int) {
    for (other, gap) in [(3, 0.2), (4, -0.3), (7, 0.1), (9, 0.4)] {
      for first in 0..<count {
        let world = Scene.world(gravity: 0)
        let (a, b) = (20 * cos(.pi / Double(count)), 30 * cos(.pi / Double(other)))
        let below = Self.corners(count, from: first, radius: 20, facingUp: true)
        let above = Self.corners(other, from: first % other, radius: 30, facingUp: false)
        Scene.add(world, .polygon(below), at: .zero)
        Scene.add(world, .polygon(above), at: Point(x: 0, y: -a - b - gap))
        world.step()
        let separations = world.contactReports.flatMap(\.separations)
        #expect(separations.count == 2, "\(other) corners, from \(first)")
        #expect(
          separations.allSatisfy { abs($0 - gap) < Self.rounding }, "\(other), \(first): \(separations)")
      }
    }
  }
}
