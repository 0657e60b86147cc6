import CradleGeometry
import CradlePhysics

/// An item that a hand carries: where it was, where it would go, and how fast the hand is.
///
/// Meanwhile the collection shows the data as if the item were at its present path; the data source hears of it at the end.
final class InteractiveMovement {
  /// The item's path in the data.
  let original: IndexPath
  /// Its path as it is shown.
  private(set) var current: IndexPath
  /// Its middle, in the viewport's points.
  private(set) var place: Point
  /// Whether the hand has said where it is.
  private(set) var isHeld = false
  /// How many items the data has.
  let counts: [Int]
  /// From the data to what is shown; nil where they are alike.
  private var plan: UpdatePlan?
  private var tracker = VelocityTracker()
  /// How far it may stick out of the viewport without a scroll: as far as it did when it was nearer the inside, so that what
  /// is picked up at an edge stays there.
  private var allowance: EdgeInsets?

  /// What sticks out of the viewport is in sight after an eighth of a second: the scroll's speed is its length by that. (Ours.)
  static let scrollTime = 0.125

  /// Picks an item up from its slot, whose middle is at a place of a viewport.
  init(of slot: LayoutAttributes, at place: Point, in viewport: Size, counts: [Int]) {
    (original, current) = (slot.indexPath, slot.indexPath)
    (self.place, self.counts) = (place, counts)
    _ = scrollVelocity(of: slot.size, in: viewport)
  }

  // MARK: The hand

  /// Follows the hand to a place of the viewport.
  func follow(to place: Point, at time: Double) {
    (self.place, isHeld) = (place, true)
    tracker.add(position: place, at: time)
  }

  /// The hand's velocity, in points per second; none once it has kept still.
  func velocity(at time: Double) -> Vector { tracker.velocity(at: time) }

  /// How fast the content has to scroll for the item to be wholly in sight, in points per second.
  func scrollVelocity(of size: Size, in viewport: Size) -> Vector {
    let out = EdgeInsets(
      top: min(max(0, size.height / 2 - place.y), size.height),
      left: min(max(0, size.width / 2 - place.x), size.width),
      bottom: min(max(0, place.y + size.height / 2 - viewport.height), size.height),
      right: min(max(0, place.x + size.width / 2 - viewport.width), size.width))
    let allowed = allowance ?? out
    let kept = EdgeInsets(
      top: min(allowed.top, out.top), left: min(allowed.left, out.left),
      bottom: min(allowed.bottom, out.bottom), right: min(allowed.right, out.right))
    allowance = kept
    let way = Vector(
      dx: out.right - kept.right - (out.left - kept.left), dy: out.bottom - kept.bottom - (out.top - kept.top)
    )
    return way / Self.scrollTime
  }

  // MARK: The data

  /// How many items there are with the item at a path.
  func counts(at path: IndexPath) -> [Int] {
    var counts = counts
    counts[original.section] -= 1
    counts[path.section] += 1
    return counts
  }

  /// Is shown at another path from now on.
  func move(to path: IndexPath) {
    current = path
    let batch = BatchUpdates()
    batch.moveItem(at: original, to: path)
    plan = path == original ? nil : try? UpdatePlanner.plan(batch, from: counts, to: counts(at: path))
  }

  /// The path in the data of what is shown at one.
  func dataPath(of path: IndexPath) -> IndexPath { plan?.oldPath(forNew: path) ?? path }
}
