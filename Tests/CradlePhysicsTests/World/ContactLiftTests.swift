import CradleGeometry
import Foundation
import TestSupport
import Testing

@testable import CradlePhysics

/// The integral part of a contact's control: its closed form, its bounds, and what a loaded contact keeps.
@Suite("World: contact lift")
struct ContactLiftTests {
  /// A contact under a steady load: the overlap follows d̈ + k·ḋ + ¼k²·(d − δ) = 0, damped critically.
  @Test(
    "a loaded contact's overlap follows the closed form of critical damping", arguments: [10.0, 20],
    [15.0, 50, 150])
  func closedForm(rate k: Double, press: Double) {
    var settings = World.Settings.accurate
    // Short steps: the closed form is of continuous time.
    settings.stepDuration = 1e-4
    let control = ContactLift(settings)
    let kept = Double(ContactLift.keptOverlap)
    var (overlap, lift) = (kept, Float(0))
    for step in 0..<20_000 {
      overlap += settings.stepDuration * (press - k * (overlap + Double(lift)))
      lift = control.lift(after: lift, overlap: Float(overlap), rate: Float(k))
      // d − δ = (p − kδ)·t·e^(−kt/2) from rest at δ, with a lift of 0.
      let time = Double(step + 1) * settings.stepDuration
      let expected = kept + (press - k * kept) * time * exp(-0.5 * k * time)
      // The error of Euler's steps: a step's share of the rate, of the greatest rise.
      #expect(
        abs(overlap - expected) < k * settings.stepDuration * press / k, "\(time): \(overlap) \(expected)")
    }
  }

  @Test("the lift stays between nothing and the fastest push-out, whatever the overlaps", arguments: 0..<20)
  func bounds(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let settings = World.Settings.accurate
    let control = ContactLift(settings)
    let rate = Float.random(in: 0.1...100, using: &random)
    var lift: Float = 0
    for _ in 0..<2000 {
      lift = control.lift(after: lift, overlap: .random(in: -50...100, using: &random), rate: rate)
      #expect(lift >= 0 && lift * rate <= Float(settings.pushOutSpeed) * 1.000_01)
    }
  }

  @Test("without stiffness, damping or push-out nothing is lifted, and no number is lost")
  func nothing() {
    var settings = World.Settings.accurate
    (settings.contactFrequency, settings.contactDamping, settings.pushOutSpeed) = (0, 0, 0)
    let world = Scene.world(settings)
    Scene.floor(world)
    let box = Scene.add(world, Scene.box(100, 100), at: Point(x: 0, y: -49))
    world.step(60)
    #expect(ContactSoftness(settings).moving.biasRate == 0)
    #expect(ContactLift(settings).lift(after: 1, overlap: 1, rate: 0) == 0)
    #expect(world[box].position.isFinite && world[box].velocity.isFinite)
    #expect(world.simulation.inconsistency == nil)
  }

  @Test("UIKit's settings have no lift")
  func uikit() {
    #expect(ContactLift(.uikit).lift(after: 0, overlap: 10, rate: 10) == 0)
  }

  /// At the lowest of eight boxes and at a light one below a heavy one the load is many times what the body weighs.
  @Test(
    "a contact under load keeps four fifths of the slop, from a tenth to ten times the gravity",
    arguments: [0.1, 1, 10], [1.0, 30])
  func keptOverlap(gravity: Double, ratio: Double) {
    let world = Scene.world()
    world.gravity = Vector(dx: 0, dy: 1000 * gravity)
    Scene.floor(world)
    world.settings.allowsSleep = false
    for row in 0..<8 {
      Scene.add(
        world, Scene.box(100, 100), at: Point(x: 0, y: -50 - 100 * Double(row)), density: row == 7 ? ratio : 1
      )
    }
    world.step(Int(10 / world.settings.stepDuration))
    let overlaps = world.contactReports.flatMap(\.separations).map { -$0 }
    #expect(overlaps.count == 16)
    for overlap in overlaps {
      // The soft push alone would leave up to 2.4 pt here; a tenth of the slop is what a step's motion adds.
      #expect(overlap <= Double(ContactLift.keptOverlap) + 0.1 * Double(Collider.slop), "\(overlap)")
    }
  }
}
