import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// The number of the animator's bodies: one for every item that a behaviour uses. (Ours, for traces.)
  package var itemCount: Int { records.all.count }
  /// The number of items that move at present. (Ours, for traces.)
  package var movingItemCount: Int { world.awakeCount }
  /// The number of behaviours, children included. (Ours, for traces.)
  package var totalBehaviorCount: Int { tree.count }

  /// ½mv² + ½Iω² of every item in joules; 100 pt are a metre. (Ours.)
  package var kineticEnergy: Double {
    pendingWrites.writeAll()
    return world.kineticEnergy / 10_000
  }
  /// The potential energy of gravity behaviours in joules, relative to a reference point. (Ours.)
  package func potentialEnergy(from reference: Point = .zero) -> Double {
    pendingWrites.writeAll()
    var sum = 0.0
    for record in records.all {
      let view = world[record.body]
      guard view.kind == .dynamic else { continue }
      sum -= view.mass * record.gravity.dot(view.centerOfMass - reference)
    }
    return sum / 10_000
  }
  /// The energy in the springs of attachments and snaps, in joules. (Ours.)
  package var elasticEnergy: Double { world.elasticEnergy / 10_000 }
}
