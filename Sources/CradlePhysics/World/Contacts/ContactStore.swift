/// The contacts by slot, each with the poses of its last full search, and the free slots.
///
/// Invariant: a slot is free if and only if its contact names no body.
struct ContactStore: ~Copyable {
  private var contacts = Buffer<Contact>()
  private var searched = Buffer<SearchedPose>()
  private var free = Buffer<Int32>()
  /// The number of contacts removed since `endSlots`.
  private var removedCount = 0

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
    removedCount += 1
  }

  // MARK: Memory

  /// Whether more contacts were removed since they were last arranged than there are. Arranged at that rate, they cost
  /// about one move a removal.
  ///
  /// New contacts take the slots of removed ones, so those of a crowd soon lie in memory in any order, and every pass
  /// waits for it. A heap of 8000 pentagons, with 3.5 MB of contacts, takes 6 % less time when they are arranged, and
  /// so does a spinner of 3038 bodies (AMD EPYC with 0.5 MB of cache beside each core); at a quarter of the rate 6 and
  /// 3 %.
  var isScattered: Bool { removedCount > count }

  /// Whether the capacity is many times the needed number of contacts.
  func isWaste(keeping needed: Int) -> Bool { contacts.isWaste(keeping: needed) }

  /// Moves a contact to a free slot below; `endSlots(at:)` ends the sequence of moves.
  mutating func move(_ index: Int32, to slot: Int32) {
    contacts[slot] = contacts[index]
    contacts.base[Int(index)].bodyA = -1
    searched[slot] = searched[index]
  }

  /// Exchanges the slots of two contacts.
  mutating func exchange(_ a: Int32, _ b: Int32) {
    (contacts[a], contacts[b]) = (contacts[b], contacts[a])
    (searched[a], searched[b]) = (searched[b], searched[a])
  }

  /// Removes the slots from a count on, after all contacts have moved to the slots below.
  mutating func endSlots(at count: Int) {
    contacts.resize(count, filling: Contact())
    searched.resize(count, filling: SearchedPose(diameter: 0))
    free.removeAll()
    removedCount = 0
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    contacts.releaseExcess(keeping: needed)
    searched.releaseExcess(keeping: needed)
    free.releaseExcess(keeping: needed)
  }
}
