/// The entries of the awake contacts, and each contact's place among them.
///
/// Invariant: a contact's place is the index of its entry; −1 for a sleeping contact and for a free slot.
struct AwakeContacts: ~Copyable {
  private var entries = Buffer<AwakeContact>()
  /// By contact slot.
  private var places = Buffer<Int32>()

  var count: Int { entries.count }
  var byteCount: Int { entries.byteCount + places.byteCount }

  /// The entries for a step's passes; valid until a contact wakes or sleeps.
  @inline(__always) var base: UnsafeMutablePointer<AwakeContact> { entries.base }

  /// A contact's place; −1 if it is not awake.
  @inline(__always) func place(of contact: Int32) -> Int32 { places[contact] }

  /// A contact's entry in place; nil if it is not awake.
  @inline(__always) func entry(of contact: Int32) -> UnsafeMutablePointer<AwakeContact>? {
    let place = places[contact]
    return place >= 0 ? entries.base + Int(place) : nil
  }

  /// Makes room for a contact's slot.
  mutating func cover(contact: Int32) {
    if Int(contact) >= places.count { places.resize(Int(contact) + 1, filling: -1) }
  }

  /// Appends an entry for a contact that is not awake.
  mutating func wake(_ contact: Int32, _ record: UnsafeMutablePointer<Contact>) {
    guard places[contact] < 0 else { return }
    places[contact] = Int32(entries.count)
    entries.append(AwakeContact(contact, record))
  }

  /// Removes a contact's entry, and moves the last one to its place.
  mutating func sleep(_ contact: Int32) {
    let place = places[contact]
    guard place >= 0 else { return }
    places[contact] = -1
    if entries.swapRemove(place) { places[entries[place].contact] = place }
  }

  /// Follows a contact's move to another slot.
  mutating func move(_ contact: Int32, to slot: Int32) {
    let place = places[contact]
    places[contact] = -1
    places[slot] = place
    if place >= 0 { entries.base[Int(place)].contact = slot }
  }

  /// Follows an exchange of two contacts' slots.
  mutating func exchange(_ a: Int32, _ b: Int32) {
    (places[a], places[b]) = (places[b], places[a])
    if let entry = entry(of: a) { entry.pointee.contact = a }
    if let entry = entry(of: b) { entry.pointee.contact = b }
  }

  /// Releases memory if the capacity is many times the needed number of contacts, which are in the slots below
  /// `count`.
  mutating func releaseExcess(slots count: Int, keeping needed: Int) {
    places.resize(min(places.count, count), filling: -1)
    places.releaseExcess(keeping: needed)
    entries.releaseExcess(keeping: needed)
  }
}
