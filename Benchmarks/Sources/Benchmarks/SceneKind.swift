/// The scenes that every engine simulates.
enum SceneKind {
  case springs, doubleSprings, pyramid, rain, chain, cradle, asleep, jointGrid, tumbler, smash, spinner

  /// Whether bodies fall.
  var falls: Bool {
    switch self {
    case .springs, .doubleSprings, .asleep, .smash: false
    default: true
    }
  }

  /// Whether bodies may sleep.
  var sleeps: Bool { self == .asleep || self == .smash }
}

/// One row of the table: a scene, its size, and how much faster it must be than the faster peer.
struct Scenario {
  var name: String
  var kind: SceneKind
  var count: Int
  var warmUp: Int
  var steps: Int
  var repetitions: Int
  var target: Double?

  static let all = [
    Scenario(
      name: "springs-10000", kind: .springs, count: 10_000, warmUp: 20, steps: 60, repetitions: 7, target: 100
    ),
    Scenario(
      name: "springs-60", kind: .springs, count: 60, warmUp: 60, steps: 2000, repetitions: 9, target: 20),
    Scenario(
      name: "double-springs-10000", kind: .doubleSprings, count: 10_000, warmUp: 20, steps: 60,
      repetitions: 7,
      target: 3),
    Scenario(
      name: "pyramid-820", kind: .pyramid, count: 40, warmUp: 60, steps: 120, repetitions: 7, target: 2.5),
    Scenario(
      name: "rain-2000", kind: .rain, count: 2000, warmUp: 60, steps: 240, repetitions: 5, target: 1.6),
    Scenario(name: "chain-200", kind: .chain, count: 200, warmUp: 600, steps: 200, repetitions: 7, target: 1),
    Scenario(name: "cradle-5", kind: .cradle, count: 5, warmUp: 120, steps: 20000, repetitions: 9, target: 1),
    Scenario(
      name: "asleep-10000", kind: .asleep, count: 10_000, warmUp: 120, steps: 1000, repetitions: 5,
      target: nil),
    // Ported from Box2D 3's own benchmarks: a net of discs on pivots, boxes in a drum that turns, a heavy box that runs into a
    // sleeping wall of small ones, and a fast bar among bodies that bounce in a ring.
    Scenario(
      name: "joint-grid-50", kind: .jointGrid, count: 50, warmUp: 60, steps: 100, repetitions: 3, target: 1),
    Scenario(
      name: "tumbler-1024", kind: .tumbler, count: 32, warmUp: 60, steps: 240, repetitions: 3, target: 1),
    Scenario(
      name: "smash-2400", kind: .smash, count: 40, warmUp: 60, steps: 240, repetitions: 3, target: 1),
    Scenario(
      name: "spinner-3038", kind: .spinner, count: 3038, warmUp: 20, steps: 60, repetitions: 3, target: 1),
  ]
}
