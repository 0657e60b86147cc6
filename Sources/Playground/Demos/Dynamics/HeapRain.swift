import CradleGeometry
import CradlePhysics

/// Shapes that will fall through the upper wall, each at its time.
struct HeapRain {
  struct Drop {
    let shape: HeapShape
    /// The time at which it falls, and the first time planned for it, in seconds of the scene.
    var due: Double
    let wanted: Double
  }

  /// The longest rain and the longest interval between two shapes, in seconds: a hundred visibly fall one
  /// after another, and a thousand do not take long (ours).
  private static let length = 1.2
  private static let interval = 0.012
  /// The delay, in seconds, after which a shape tries again if its place is taken, and the longest total
  /// delay.
  private static let delay = 0.03
  private static let longestDelay = 1.5
  /// The speed of a shape at the wall, in pt/s: as after a fall of 80 pt, so that it soon makes room for the
  /// next one.
  static let velocity = Vector(dx: 0, dy: 400)

  private(set) var drops: [Drop] = []
  var isOver: Bool { drops.isEmpty }
  var next: Double? { drops.first?.due }

  /// Adds shapes that fall one after another from a time.
  mutating func add(_ shapes: [HeapShape], at time: Double) {
    let all = drops.map(\.shape) + shapes
    let interval = min(Self.interval, Self.length / Double(max(1, all.count)))
    drops = all.enumerated().map { number, shape in
      // Never at the time of an animator's step, so that rounding cannot decide on which side it falls.
      let due = time + (Double(number) + 0.37) * interval
      return Drop(shape: shape, due: due, wanted: due)
    }
  }

  mutating func takeNext() -> Drop { drops.removeFirst() }

  mutating func remove(at index: Int) { drops.remove(at: index) }

  /// Delays a shape whose place is taken; returns false once it has waited long enough.
  mutating func postpone(_ drop: Drop) -> Bool {
    guard drop.due - drop.wanted < Self.longestDelay else { return false }
    var drop = drop
    drop.due += Self.delay
    drops.insert(drop, at: drops.firstIndex { $0.due > drop.due } ?? drops.endIndex)
    return true
  }

  /// The places at which shapes fall, as fractions of the box's width: the golden ratio spreads any number of
  /// them evenly.
  static func places(_ number: Int) -> [Double] {
    let golden = (5.0.squareRoot() - 1) / 2
    return (0..<8).map { attempt in
      ((Double(number) + Double(attempt) * golden) * golden).truncatingRemainder(dividingBy: 1)
    }
  }
}
