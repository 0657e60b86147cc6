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
  /// Maps the data's paths to the shown ones; nil if they are equal.
  private var plan: UpdatePlan?
  private var tracker = VelocityTracker()
  private var edgeScroll = EdgeScroll()

  /// Starts with an item's attributes and its centre in a viewport.
  init(of slot: LayoutAttributes, at place: Point, in viewport: Size, counts: [Int]) {
    (original, current) = (slot.indexPath, slot.indexPath)
    (self.place, self.counts) = (place, counts)
    _ = scrollVelocity(of: slot.size, in: viewport)
  }

  // MARK: The pointer

  /// Moves to a place of the viewport; `isPaused` while the clock stands still.
  func follow(to place: Point, at time: Double, isPaused: Bool) {
    (self.place, isHeld) = (place, true)
    tracker.add(position: place, at: time, isPaused: isPaused)
  }

  /// The pointer's velocity, in points per second; zero once it has stopped.
  func velocity(at time: Double) -> Vector { tracker.velocity(at: time) }

  /// The velocity, in points per second, at which the content scrolls until the item is completely visible.
  func scrollVelocity(of size: Size, in viewport: Size) -> Vector {
    edgeScroll.velocity(of: size, at: place, in: Rect(origin: .zero, size: viewport))
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
