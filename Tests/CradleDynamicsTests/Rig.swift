import CradleDynamics
import CradleGeometry
import TestSupport

/// An item as an app would have it.
final class Box: DynamicItem, CustomStringConvertible {
  var center: Point
  var bounds: Rect
  var rotation = 0.0
  var collisionBounds: CollisionBounds
  let description: String

  init(
    _ x: Double, _ y: Double, width: Double = 100, height: Double = 100,
    outline: CollisionBounds = .rectangle,
    name: String = "the box"
  ) {
    center = Point(x: x, y: y)
    bounds = Rect(x: 0, y: 0, width: width, height: height)
    collisionBounds = outline
    description = name
  }
}

extension DynamicAnimator {
  /// Frames of 1/60 s, as the reference trajectories are given.
  func run(_ frames: Int) {
    for _ in 0..<frames { advance(by: 1.0 / 60) }
  }

  /// Drags an item along a straight line at a speed in pt/s, with so many pointer events a second, in frames of their
  /// own rate, and calls `check` after each frame.
  func drag(
    _ item: Box, velocity: Vector, seconds: Double, events: Double,
    frames: Double,
    check: () -> Void = {}
  ) {
    let start = item.center
    var now = 0.0
    var event = 1.0
    var frame = 1.0
    while now < seconds - Tolerance.closedForm {
      let next = min(event / events, frame / frames)
      advance(by: next - now)
      now = next
      if now >= event / events - 1e-12 {
        moveHeldItem(item, to: start + velocity * now)
        event += 1
      }
      if now >= frame / frames - 1e-12 {
        check()
        frame += 1
      }
    }
  }
}

/// An animator with the given behaviours.
func animator(_ behaviors: DynamicBehavior...) -> DynamicAnimator {
  let animator = DynamicAnimator()
  for behavior in behaviors { animator.addBehavior(behavior) }
  return animator
}

/// An item behaviour without resistance, as most references have it.
func free(_ items: any DynamicItem...) -> DynamicItemBehavior {
  let behavior = DynamicItemBehavior(items: items)
  behavior.resistance = 0
  behavior.angularResistance = 0
  return behavior
}

/// Writes down what a collision behaviour tells.
final class ContactDiary: CollisionBehaviorDelegate {
  var entries: [String] = []
  var points: [Point] = []
  var onBegan: (() -> Void)?

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem, with other: any DynamicItem,
    at point: Point
  ) {
    entries.append("began " + ["\(item)", "\(other)"].sorted().joined(separator: "+"))
    points.append(point)
    onBegan?()
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem, with other: any DynamicItem
  ) {
    entries.append("ended " + ["\(item)", "\(other)"].sorted().joined(separator: "+"))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: Point
  ) {
    entries.append("began \(item)|\(identifier ?? "bounds")")
    points.append(point)
    onBegan?()
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?
  ) {
    entries.append("ended \(item)|\(identifier ?? "bounds")")
  }
}

/// Writes down when an animator resumes and pauses.
final class PauseDiary: DynamicAnimatorDelegate {
  var entries: [String] = []
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { entries.append("resume") }
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { entries.append("pause") }
}
