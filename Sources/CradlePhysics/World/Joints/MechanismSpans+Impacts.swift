// Impacts on a body of a mechanism, which all of its bodies share.
extension MechanismSpans {
  /// The mechanism of a body; nil if no mechanism has it.
  func index(of body: Int32) -> Int? {
    guard count > 0, places[Int(body)] >= 0 else { return nil }
    return Int(bodies[Int(places[Int(body)])].mechanism)
  }

  /// Calls the closure with the other bodies of the mechanisms of two bodies, once each.
  @inline(__always) func forEachCompanion(of a: Int32, _ b: Int32, _ visit: (Int32) -> Void) {
    let (first, second) = (index(of: a), index(of: b))
    for index in [first, second == first ? nil : second] {
      guard let index else { continue }
      for place in Int(mechanisms[index].firstBody)..<Int(mechanisms[index].endBody)
      where bodies[place].body != a && bodies[place].body != b {
        visit(bodies[place].body)
      }
    }
  }

  /// Computes the responses of the mechanisms of two bodies at the present positions.
  func prepareImpact(of a: Int32, _ b: Int32, _ context: SolverContext) {
    let (first, second) = (index(of: a), index(of: b))
    if let first { updateResponses(mechanisms[first], context) }
    if let second, second != first { updateResponses(mechanisms[second], context) }
  }

  /// Removes the velocities that violate the joints of the mechanisms of two bodies. The sums of the impulses start
  /// anew when the sub-step is solved. Returns false if neither body has a mechanism.
  func project(_ a: Int32, _ b: Int32, _ context: SolverContext) -> Bool {
    let (first, second) = (index(of: a), index(of: b))
    if let first { project(mechanisms[first], context) }
    if let second, second != first { project(mechanisms[second], context) }
    return first != nil || second != nil
  }

  private func project(_ mechanism: Mechanism, _ context: SolverContext) {
    forget(mechanism)
    solveVelocities(mechanism, isLast: false, context)
  }
}
