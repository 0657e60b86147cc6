import CradleDynamics
import CradleGeometry

/// What the overlay of the key D shows of a demo.
struct DebugScene {
  let snapshot: DebugSnapshot
  /// From the snapshot's points to the viewport's.
  var transform = Transform.identity
}
