import CradleGeometry
import CradlePhysics

/// The share of the photos in the cells' look, 0 … 1, while a collection changes from or to an opening list; the rest is
/// the plain card.
///
/// As the elements' places do, the share follows a held transition at once. When a layout begins or a transition ends,
/// it keeps its value, and the difference from the new share goes to zero on the spring of the layout change.
struct PhotoFade {
  /// The share of the layout, or of the held transition at its progress.
  private(set) var goal = 0.0
  private var difference: SpringCurve?
  private var start = 0.0

  /// The share at a time, in seconds.
  func share(at time: Double) -> Double {
    (goal + (difference?.value(at: max(0, time - start)) ?? 0)).clamped(to: 0...1)
  }

  /// Takes another share at once, without the rest of an earlier change.
  mutating func jump(to goal: Double) { self = PhotoFade(goal: goal) }

  /// Ends a change: the share is that of the layout.
  mutating func settle() { difference = nil }

  /// Follows a held transition to its share.
  mutating func hold(_ goal: Double) { self.goal = goal }

  /// Goes to another share from the present one, on a spring.
  mutating func move(to goal: Double, at time: Double, by spring: Spring) {
    guard goal != self.goal else { return }
    let velocity = difference?.velocity(at: max(0, time - start)) ?? 0
    difference = spring.curve(from: share(at: time) - goal, to: 0, velocity: velocity)
    (self.goal, start) = (goal, time)
  }

  init(goal: Double = 0) { self.goal = goal }
}

/// A cell's look at a share of the photo: first the card's corners become square, then the photo, which has square
/// corners and fills the frame, fades in over it. No part of the photo is outside of the card.
struct PhotoLook {
  let share: Double

  /// The share at which the card is square, and the photo begins; chosen by eye.
  private static let turn = 0.4

  /// From 0 for the card's own corners and gaps to 1 for a card that fills the frame.
  var squareness: Double { min(share / Self.turn, 1) }
  /// The photo's opacity.
  var opacity: Double { max(0, (share - Self.turn) / (1 - Self.turn)) }
}
