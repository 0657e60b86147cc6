import CradleGeometry
import CradlePhysics

/// Shapes that are still to fall, each at its time, through the upper wall.
struct HeapRain {
  struct Drop {
    let shape: HeapShape
    /// When it falls, and when it was first to, in seconds of the scene.
    var due: Double
    let wanted: Double
  }

  /// How long all that is asked for takes at least and, drop by drop, at most, in seconds: so a hundred are seen to fall one
  /// after another, and a thousand need not be waited for (ours).
  private static let length = 1.2
  private static let interval = 0.012
  /// How much later a drop tries again whose place was taken, and how long it tries.
  private static let delay = 0.03
  private static let patience = 1.5
  /// How fast a drop comes in, in pt/s: as after a fall of 80 pt, so that it leaves its place to the next one soon.
  static let velocity = Vector(dx: 0, dy: 400)

  private(set) var drops: [Drop] = []
  var isOver: Bool { drops.isEmpty }
  var next: Double? { drops.first?.due }

  /// Lets more fall, from a time on.
  mutating func add(_ shapes: [HeapShape], at time: Double) {
    let all = drops.map(\.shape) + shapes
    let interval = min(Self.interval, Self.length / Double(max(1, all.count)))
    drops = all.enumerated().map { number, shape in
      // Off the grid of the animator's steps, so that none is a matter of rounding.
      let due = time + (Double(number) + 0.37) * interval
      return Drop(shape: shape, due: due, wanted: due)
    }
  }

  mutating func takeNext() -> Drop { drops.removeFirst() }

  mutating func remove(at index: Int) { drops.remove(at: index) }

  /// Puts a drop off whose place is taken; false once it has waited long enough.
  mutating func putOff(_ drop: Drop) -> Bool {
    guard drop.due - drop.wanted < Self.patience else { return false }
    var drop = drop
    drop.due += Self.delay
    drops.insert(drop, at: drops.firstIndex { $0.due > drop.due } ?? drops.endIndex)
    return true
  }

  /// Where a drop may come in, as shares of the box's width: the golden ratio spreads any number of them evenly.
  static func places(_ number: Int) -> [Double] {
    let golden = (5.0.squareRoot() - 1) / 2
    return (0..<8).map { attempt in
      ((Double(number) + Double(attempt) * golden) * golden).truncatingRemainder(dividingBy: 1)
    }
  }
}
