import CradleGeometry
import CradlePhysics

/// An interactive movement: the item's original and present path, its place, and the pointer's velocity.
///
/// During it the collection shows the item at its present path; the data source is notified at the end.
final class InteractiveMovement {
  /// The item's path in the data.
  let original: IndexPath
  /// Its path as it is shown.
  private(set) var current: IndexPath
  /// Its centre, in the viewport's points.
  private(set) var place: Point
  /// Whether a target position has been set.
  private(set) var isHeld = false
  /// The number of items in each section of the data.
  let counts: [Int]
  /// Maps the data to what is shown; nil if they are equal.
  private var plan: UpdatePlan?
  private var tracker = VelocityTracker()
  /// The distance by which it may extend beyond each edge of the viewport without scrolling: the least so
  /// far, so that an item picked up at an edge stays there.
  private var allowance: EdgeInsets?

  /// The time, in seconds, in which the part outside of the viewport becomes visible: the scroll's speed is
  /// that part's length divided by it. (Ours.)
  static let scrollTime = 0.125

  /// Starts with an item's attributes and its centre in a viewport.
  init(of slot: LayoutAttributes, at place: Point, in viewport: Size, counts: [Int]) {
    (original, current) = (slot.indexPath, slot.indexPath)
    (self.place, self.counts) = (place, counts)
    _ = scrollVelocity(of: slot.size, in: viewport)
  }

  // MARK: The pointer

  /// Moves to a place of the viewport.
  func follow(to place: Point, at time: Double) {
    (self.place, isHeld) = (place, true)
    tracker.add(position: place, at: time)
  }

  /// The pointer's velocity, in points per second; zero once it has stopped.
  func velocity(at time: Double) -> Vector { tracker.velocity(at: time) }

  /// The velocity, in points per second, at which the content scrolls until the item is completely visible.
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
    let excess = Vector(
      dx: out.right - kept.right - (out.left - kept.left), dy: out.bottom - kept.bottom - (out.top - kept.top)
    )
    return excess / Self.scrollTime
  }

  // MARK: The data

  /// The counts of the sections with the item at a path.
  func counts(at path: IndexPath) -> [Int] {
    var counts = counts
    counts[original.section] -= 1
    counts[path.section] += 1
    return counts
  }

  /// Shows the item at another path.
  func move(to path: IndexPath) {
    current = path
    let batch = BatchUpdates()
    batch.moveItem(at: original, to: path)
    plan = path == original ? nil : try? UpdatePlanner.plan(batch, from: counts, to: counts(at: path))
  }

  /// The data's path of the item shown at a path.
  func dataPath(of path: IndexPath) -> IndexPath { plan?.oldPath(forNew: path) ?? path }
}
