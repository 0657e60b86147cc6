// The memory of a crowd, given back when the crowd has fallen apart.
extension ContactGraph {
  /// Gives back memory if there is room for many times the contacts that are needed.
  ///
  /// Contacts in higher slots move to free ones below, and so this is called between steps alone: a step's lists name slots.
  /// The order of bodies' lists and of the awake contacts stays, and with it every result.
  mutating func giveBack(keeping needed: Int) {
    let needed = max(needed, count)
    if contacts.isWaste(keeping: needed) { closeUp() }
    contacts.giveBack(keeping: needed)
    free.giveBack(keeping: needed)
    awake.giveBack(keeping: needed)
    walls.giveBack(keeping: needed)
    events.giveBack(keeping: eventPeak.look())
  }

  /// Moves all contacts to the lowest slots, in their order.
  private mutating func closeUp() {
    var end: Int32 = 0
    for index in 0..<Int32(contacts.count) where isLive(index) {
      if index != end { move(index, to: end) }
      end += 1
    }
    contacts.resize(Int(end), filling: Contact())
    free.removeAll()
  }

  /// Moves a contact to a free slot, and tells its neighbours in both bodies' lists and its awake entry.
  private mutating func move(_ index: Int32, to slot: Int32) {
    let contact = contacts[index]
    contacts[slot] = contact
    contacts.base[Int(index)].bodyA = -1
    relink(contact.bodyA, contact.previousA, contact.nextA, to: slot)
    relink(contact.bodyB, contact.previousB, contact.nextB, to: slot)
    if contact.awakeIndex >= 0 { awake.base[Int(contact.awakeIndex)].contact = slot }
  }

  private mutating func relink(_ body: Int32, _ previous: Int32, _ next: Int32, to slot: Int32) {
    if previous < 0 {
      firstOfBody[body] = slot
    } else if contacts.base[Int(previous)].bodyA == body {
      contacts.base[Int(previous)].nextA = slot
    } else {
      contacts.base[Int(previous)].nextB = slot
    }
    if next >= 0 { setPrevious(of: next, body, to: slot) }
  }
}
