extension Simulation {
  /// Gives back the memory of a crowd that has fallen apart; between two steps.
  mutating func giveBack() {
    let needed = max(contactPeak.look(), contacts.count)
    contacts.giveBack(keeping: needed)
    constraints.giveBack(keeping: needed)
    broadPhase.giveBackPairs(keeping: needed)
    found.giveBack(keeping: needed)
    near.giveBack(keeping: needed)
  }
}

extension World {
  /// Gives back the memory that only more contacts than there are now would need; for a world that takes no step for a while.
  package func giveBackMemory() {
    requireNoStep("World.giveBackMemory")
    // The second look has no memory of the time before the first.
    for _ in 0..<2 { simulation.giveBack() }
  }
}
