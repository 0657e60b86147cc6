import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleCollectionView

/// Elements that appear and disappear fade once, whatever law moves the others.
@Suite("Fading")
struct FadingTests {
  /// The longest that a fade takes, in seconds: what `CollectionAnimation` promises.
  private static let longest = 0.62
  /// Rounding, of an alpha between 0 and 1.
  private static let tolerance = 1e-12
  /// An opacity of which no display of 8 bits shows the difference.
  private static let displayed = 1e-3

  /// Damping ratios, and frequencies in hertz.
  static let ratios = [0.05, 0.1, 0.3, 0.4, 0.6, 0.9, 1, 1.3, 2]
  static let frequencies = [0.1, 0.8, 2.2, 4]

  /// Rows of which the second leaves and a new one comes in.
  private func rig(_ animation: CollectionAnimation) throws -> (rig: CollectionRig, gone: ElementID) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    let rig = CollectionRig([8], layout: layout)
    rig.view.animation = animation
    let gone = try #require(rig.cell(0, 1)).id
    try rig.view.performUpdates { batch in
      rig.data[0].remove(at: 1)
      rig.data[0].insert(rig.newValue(), at: 4)
      batch.deleteItems(at: [IndexPath(0, 1)])
      batch.insertItems(at: [IndexPath(0, 4)])
    }
    return (rig, gone)
  }

  @Test("is monotone, and a fade out ends in time", arguments: ratios, frequencies)
  func monotone(damping: Double, frequency: Double) throws {
    let law = CollectionAnimation(spring: Spring(frequency: frequency, dampingRatio: damping))
    let (rig, gone) = try rig(law)
    var (going, coming) = (1.0, 0.0)
    for _ in 0..<Int(Self.longest * 240) {
      let (out, into) = (rig.element(gone)?.attributes.alpha ?? 0, rig.cell(0, 4)?.attributes.alpha ?? 0)
      #expect(out <= going + Self.tolerance && into >= coming - Self.tolerance)
      (going, coming) = (out, into)
      rig.advance(1.0 / 240, step: 1.0 / 240)
    }
    rig.advance(1.0 / 120, step: 1.0 / 240)
    #expect(rig.element(gone) == nil, "still at \(going)")
    #expect(rig.cell(0, 4)?.attributes.alpha == 1 || coming > 0.9995)
  }

  @Test("continues unchanged under another batch", arguments: [0.05, 0.4, 1])
  func interrupted(damping: Double) throws {
    let law = CollectionAnimation(spring: Spring(frequency: 2, dampingRatio: damping))
    let ((rig, _), (other, _)) = (try rig(law), try rig(law))
    for time in 1...30 {
      rig.advance(0.02)
      other.advance(0.02)
      // Another row leaves, again and again, far below the one that fades.
      if time % 4 == 0, time < 16 {
        rig.data[0].removeLast()
        rig.view.deleteItems(at: [IndexPath(0, rig.data[0].count)])
      }
      let (mine, its) = (rig.cell(0, 4)?.attributes.alpha ?? 0, other.cell(0, 4)?.attributes.alpha ?? 0)
      #expect(abs(mine - its) < Self.displayed)
    }
  }

  @Test("reverses at once when an appearing element is sent away", arguments: [0.05, 0.4, 1])
  func turned(damping: Double) throws {
    let law = CollectionAnimation(spring: Spring(frequency: 2, dampingRatio: damping))
    let (rig, _) = try rig(law)
    rig.advance(0.08)
    let cell = try #require(rig.cell(0, 4))
    rig.data[0].remove(at: 4)
    rig.view.deleteItems(at: [IndexPath(0, 4)])
    var last = cell.attributes.alpha
    #expect(last > 0.1 && last < 0.9)
    for _ in 0..<Int(Self.longest * 120) + 2 {
      let alpha = rig.element(cell.id)?.attributes.alpha ?? 0
      #expect(alpha <= last + Self.tolerance)
      last = alpha
      rig.advance(1.0 / 120)
    }
    #expect(rig.element(cell.id) == nil)
  }

  @Test("with a critically damped law the fade is that law, and pure motions keep theirs")
  func ownLaw() throws {
    for spring in [Spring(response: 0.35, dampingRatio: 1), Spring(frequency: 1, dampingRatio: 0.2)] {
      var (displacement, velocity) = (AttributeVector.zero, AttributeVector.zero)
      (displacement[0], displacement[4], velocity[0]) = (30, 0.5, -80)
      let law = CollectionAnimation(spring: spring)
      let motion = try #require(ElementMotion(law, from: displacement, velocity: velocity, at: 0))
      for time in [0.0, 0.05, 0.2, 0.5] {
        let x = spring.curve(from: 30, to: 0, velocity: -80).value(at: time)
        let scale = spring.curve(from: 0.5, to: 0).value(at: time)
        #expect(abs(motion.displacement(at: time)[0] - x) < Tolerance.closedForm)
        #expect(abs(motion.displacement(at: time)[4] - scale) < Tolerance.closedForm)
      }
    }
  }
}
