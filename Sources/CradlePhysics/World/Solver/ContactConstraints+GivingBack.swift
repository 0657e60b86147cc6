extension ContactConstraints {
  /// Takes notice of a step's lengths, once it is prepared.
  mutating func notePeaks() {
    widePeak.note(wideContacts.count)
    bouncePeak.note(bounces.count)
  }

  /// Gives back memory if there is room for many times the contacts that are needed. The contents of a step are lost
  /// neither now nor later: the next one prepares its own.
  mutating func giveBack(keeping needed: Int) {
    let wide = widePeak.look()
    wideContacts.giveBack(keeping: wide)
    widePoints.giveBack(keeping: 2 * wide)
    bounces.giveBack(keeping: bouncePeak.look())
    approaching.giveBack(keeping: needed)
    colors.giveBack(keeping: needed)
  }
}

extension ColorScratch {
  /// Gives back memory if there is room for many times the contacts that are needed.
  mutating func giveBack(keeping needed: Int) {
    candidates.giveBack(keeping: needed)
    contact.giveBack(keeping: needed)
    color.giveBack(keeping: needed)
    sorted.giveBack(keeping: needed)
  }
}
