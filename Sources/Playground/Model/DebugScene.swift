import CradleDynamics
import CradleGeometry

/// The contents of a demo's debug overlay, shown by the key D.
struct DebugScene {
  let snapshot: DebugSnapshot
  /// From the snapshot's points to the viewport's.
  var transform = Transform.identity
}
