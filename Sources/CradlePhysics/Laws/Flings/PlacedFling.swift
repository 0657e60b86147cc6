/// A fling's profile with a start and a direction.
struct PlacedFling<Profile: FlingProfile>: Law, Hashable {
  let from: Double
  let initialVelocity: Double
  let end: Double
  let duration: Double
  private let profile: Profile

  /// - Parameters:
  ///   - start: In points; finite.
  ///   - velocity: In points per second; finite. Its magnitude is the profile's release speed.
  ///   - profile: The profile; one without a finite length, or without motion, stays at the start.
  init(from start: Double, velocity: Double, _ profile: Profile) {
    (from, initialVelocity, self.profile) = (start, velocity, profile)
    let moves = profile.length > 0 && profile.duration > 0 && profile.length.isFinite
    let length = moves ? profile.length : 0
    end = (start + (velocity < 0 ? -length : length)).broughtToFinite
    duration = moves ? profile.duration : 0
  }

  func shifted(by distance: Double) -> PlacedFling {
    PlacedFling(from: (from + distance).finiteOrZero, velocity: initialVelocity, profile)
  }

  func value(at time: Double) -> Double {
    let t = time.sinceStart
    guard t < duration else { return end }
    let travelled = profile.distance(at: t)
    let place = from + (initialVelocity < 0 ? -travelled : travelled)
    // Rounding must not carry the last frames past the end.
    return min(max(place, min(from, end)), max(from, end))
  }

  func velocity(at time: Double) -> Double {
    let t = time.sinceStart
    guard t > 0 else { return duration > 0 ? initialVelocity : 0 }
    guard t < duration else { return 0 }
    let speed = profile.speed(at: t)
    return initialVelocity < 0 ? -speed : speed
  }

  func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    guard value > min(from, end), value < max(from, end) else { return value == end ? duration : nil }
    return min(max(profile.time(reaching: abs(value - from)), 0), duration)
  }
}
