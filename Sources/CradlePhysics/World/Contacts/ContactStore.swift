/// The contacts by slot, each with the poses of its last full search, and the free slots.
///
/// Invariant: a slot is free if and only if its contact names no body.
struct ContactStore: ~Copyable {
  private var contacts = Buffer<Contact>()
  private var searched = Buffer<SearchedPose>()
  private var free = Buffer<Int32>()

  /// The number of contacts.
  var count: Int { contacts.count - free.count }
  /// One past the highest slot.
  var slotCount: Int { contacts.count }
  var byteCount: Int { contacts.byteCount + searched.byteCount + free.byteCount }

  /// The contacts in place, by slot; valid until one is added.
  @inline(__always) var base: UnsafeMutablePointer<Contact> { contacts.base }
  /// The poses of the last searches, by slot; valid until a contact is added.
  @inline(__always) var searchedPoses: UnsafeMutablePointer<SearchedPose> { searched.base }

  subscript(index: Int32) -> Contact { contacts[index] }

  func isLive(_ index: Int32) -> Bool { contacts[index].bodyA >= 0 }

  /// Describes a violated invariant, for tests; nil if there is none.
  var inconsistency: String? {
    for place in 0..<free.count where isLive(free.base[place]) {
      return "contact \(free.base[place]) is live and its slot is free"
    }
    let liveCount = (0..<Int32(contacts.count)).count { isLive($0) }
    if liveCount != count { return "\(liveCount) live contacts, not \(count)" }
    return searched.count == contacts.count ? nil : "\(searched.count) poses for \(contacts.count) slots"
  }

  /// Stores a contact that has not been searched, in a free slot or a new one; returns its slot. `diameter` is that of
  /// the smaller shape.
  mutating func add(_ contact: Contact, diameter: Float) -> Int32 {
    if free.count > 0 {
      let index = free.removeLast()
      contacts[index] = contact
      searched[index] = SearchedPose(diameter: diameter)
      return index
    }
    contacts.append(contact)
    searched.append(SearchedPose(diameter: diameter))
    return Int32(contacts.count - 1)
  }

  mutating func remove(_ index: Int32) {
    let contact = contacts.base + Int(index)
    contact.pointee.bodyA = -1
    contact.pointee.isTouching = false
    contact.pointee.manifold = Manifold()
    free.append(index)
  }

  // MARK: Memory

  /// Whether the capacity is many times the needed number of contacts.
  func isWaste(keeping needed: Int) -> Bool { contacts.isWaste(keeping: needed) }

  /// Moves a contact to a free slot below; `endSlots(at:)` ends the sequence of moves.
  mutating func move(_ index: Int32, to slot: Int32) {
    contacts[slot] = contacts[index]
    contacts.base[Int(index)].bodyA = -1
    searched[slot] = searched[index]
  }

  /// Removes the slots from a count on, after all contacts have moved to the slots below.
  mutating func endSlots(at count: Int) {
    contacts.resize(count, filling: Contact())
    searched.resize(count, filling: SearchedPose(diameter: 0))
    free.removeAll()
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    contacts.releaseExcess(keeping: needed)
    searched.releaseExcess(keeping: needed)
    free.releaseExcess(keeping: needed)
  }
}
