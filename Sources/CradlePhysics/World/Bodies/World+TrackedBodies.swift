import CradleGeometry

/// A body whose position and angle a caller copies after each step.
package struct TrackedBody {
  package let body: BodyHandle
  /// The angle last copied, in radians.
  package var angle: Double
  /// Whether the copy may be out of date although the body sleeps.
  package var isStale = true

  package init(body: BodyHandle, angle: Double) {
    self.body = body
    self.angle = angle
  }
}

/// The new position and angle of a tracked body.
package struct BodyMove {
  /// Its index among the tracked bodies.
  package var place: Int
  package var position: Point
  package var angle: Double
  /// Whether its angle changed.
  package var turned: Bool
}

extension World {
  /// Lists the tracked bodies that moved, in order, and marks them as copied. One pass over plain arrays: a
  /// sleeping body costs one check.
  package func readMoves(of trackedBodies: inout [TrackedBody], into moves: inout [BodyMove]) {
    moves.removeAll(keepingCapacity: true)
    trackedBodies.withUnsafeMutableBufferPointer { trackedBodies in
      for tracked in trackedBodies { _ = slot(of: tracked.body) }
      simulation.readMoves(of: trackedBodies, into: &moves)
    }
  }
}

extension Simulation {
  fileprivate func readMoves(
    of trackedBodies: UnsafeMutableBufferPointer<TrackedBody>, into moves: inout [BodyMove]
  ) {
    for place in trackedBodies.indices {
      let index = trackedBodies[place].body.index
      let isAwake = bodies.isAwake(index) || springs.holds(index)
      guard isAwake || trackedBodies[place].isStale else { continue }
      trackedBodies[place].isStale = isAwake
      let angle = bodies.angle(index)
      let turned = angle != trackedBodies[place].angle
      trackedBodies[place].angle = angle
      moves.append(BodyMove(place: place, position: origin(of: index), angle: angle, turned: turned))
    }
  }
}
