// Impacts on a body of a mechanism, which all of its bodies share.
extension MechanismSpans {
  /// The mechanism of a body; nil if no mechanism has it.
  func index(of body: Int32) -> Int? {
    // A body that was added since the mechanisms were found is in none.
    guard count > 0, Int(body) < placeCount, places[Int(body)] >= 0 else { return nil }
    return Int(bodies[Int(places[Int(body)])].mechanism)
  }

  /// Calls the closure with the mechanisms of two bodies, once each; returns whether there are any.
  @discardableResult
  @inline(__always) private func forEachMechanism(of a: Int32, _ b: Int32, _ visit: (Mechanism) -> Void)
    -> Bool
  {
    let (first, second) = (index(of: a), index(of: b))
    if let first { visit(mechanisms[first]) }
    if let second, second != first { visit(mechanisms[second]) }
    return first != nil || second != nil
  }

  /// Calls the closure with the other bodies of the mechanisms of two bodies, once each.
  @inline(__always) func forEachCompanion(of a: Int32, _ b: Int32, _ visit: (Int32) -> Void) {
    forEachMechanism(of: a, b) { mechanism in
      for place in Int(mechanism.firstBody)..<Int(mechanism.endBody)
      where bodies[place].body != a && bodies[place].body != b {
        visit(bodies[place].body)
      }
    }
  }

  /// Computes the responses of the mechanisms of two bodies at the present positions.
  func prepareImpact(of a: Int32, _ b: Int32, _ context: SolverContext) {
    forEachMechanism(of: a, b) { updateResponses($0, context) }
  }

  /// Removes the velocities that violate the joints of the mechanisms of two bodies; returns false if neither has one.
  /// The joints' impulses are not kept: the accumulated ones are reset when the sub-step is solved.
  func project(_ a: Int32, _ b: Int32, _ context: SolverContext) -> Bool {
    forEachMechanism(of: a, b) {
      resetImpulses(of: $0)
      solveVelocities($0, isLast: false, context)
    }
  }
}
