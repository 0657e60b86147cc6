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
