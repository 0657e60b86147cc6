/// Each body's contacts as a doubly linked list of contact ends.
///
/// An end is contact · 2 + side, with side 0 for body A. The links are apart from the contacts: pairs come and
/// go with every step of a crowd, and their neighbours in the lists are anywhere in memory. Invariant: a contact
/// is in the list of each of its two bodies exactly once.
struct ContactLists: ~Copyable {
  /// The neighbours of an end in its body's list; −1 for none.
  struct Link: BitwiseCopyable {
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  /// By end.
  private var links = Buffer<Link>()
  /// A body's newest end, by body slot; −1 for none.
  private var firstOfBody = Buffer<Int32>()

  var byteCount: Int { links.byteCount + firstOfBody.byteCount }

  mutating func cover(body: Int32) {
    if Int(body) >= firstOfBody.count { firstOfBody.resize(Int(body) + 1, filling: -1) }
  }

  /// Makes room for the links of a contact's slot.
  private mutating func cover(contact: Int32) {
    if 2 * Int(contact) + 2 > links.count { links.resize(2 * Int(contact) + 2, filling: Link()) }
  }

  /// The lists for a step's passes; valid until a body or contact is added.
  @inline(__always) var spans: ContactListSpans {
    ContactListSpans(firstOfBody: firstOfBody.base, links: links.base)
  }

  /// Adds a contact to the lists of both its bodies, as the newest.
  mutating func add(_ contact: Int32, _ bodyA: Int32, _ bodyB: Int32) {
    cover(contact: contact)
    link(contact << 1, to: bodyA)
    link(contact << 1 | 1, to: bodyB)
  }

  /// Removes a contact from both lists.
  mutating func remove(_ contact: Int32, _ bodyA: Int32, _ bodyB: Int32) {
    unlink(contact << 1, from: bodyA)
    unlink(contact << 1 | 1, from: bodyB)
  }

  /// Moves a contact's links to those of another slot, and updates its neighbours' in both lists.
  mutating func move(_ contact: Int32, to slot: Int32, _ bodyA: Int32, _ bodyB: Int32) {
    move(contact << 1, to: slot << 1, bodyA)
    move(contact << 1 | 1, to: slot << 1 | 1, bodyB)
  }

  /// Exchanges the links of two contacts, through a slot after all others: they may be neighbours.
  mutating func exchange(_ a: Int32, _ b: Int32, _ contacts: UnsafeMutablePointer<Contact>) {
    let spare = Int32(links.count / 2)
    cover(contact: spare)
    move(a, to: spare, contacts[Int(a)].bodyA, contacts[Int(a)].bodyB)
    move(b, to: a, contacts[Int(b)].bodyA, contacts[Int(b)].bodyB)
    move(spare, to: b, contacts[Int(a)].bodyA, contacts[Int(a)].bodyB)
    links.truncate(to: 2 * Int(spare))
  }

  /// Releases memory if the capacity is many times the needed number of contacts, after the contacts moved to
  /// the slots below `count`.
  mutating func releaseExcess(slots count: Int, keeping needed: Int) {
    links.resize(min(links.count, 2 * count), filling: Link())
    links.releaseExcess(keeping: 2 * needed)
  }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(count: Int, _ contacts: UnsafeMutablePointer<Contact>) -> String? {
    var ends = 0
    for body in 0..<Int32(firstOfBody.count) {
      var (end, previous) = (firstOfBody[body], Int32(-1))
      while end >= 0 {
        let contact = contacts[Int(end >> 1)]
        if (end & 1 == 0 ? contact.bodyA : contact.bodyB) != body { return "end \(end) is in a wrong list" }
        if links[end].previous != previous { return "end \(end) names another previous one" }
        ends += 1
        if ends > 2 * count { return "a list of contacts is longer than there are contacts" }
        (end, previous) = (links[end].next, end)
      }
    }
    return ends == 2 * count ? nil : "\(ends) ends of \(count) contacts are listed"
  }

  private mutating func link(_ end: Int32, to body: Int32) {
    let first = firstOfBody[body]
    links[end] = Link(previous: -1, next: first)
    if first >= 0 { links.base[Int(first)].previous = end }
    firstOfBody[body] = end
  }

  private mutating func unlink(_ end: Int32, from body: Int32) {
    let link = links[end]
    setNext(of: link.previous, to: link.next, body)
    if link.next >= 0 { links.base[Int(link.next)].previous = link.previous }
  }

  private mutating func move(_ end: Int32, to place: Int32, _ body: Int32) {
    let link = links[end]
    links[place] = link
    setNext(of: link.previous, to: place, body)
    if link.next >= 0 { links.base[Int(link.next)].previous = place }
  }

  /// Sets the end after another one in a body's list; after −1, the list's first.
  @inline(__always) private mutating func setNext(of end: Int32, to value: Int32, _ body: Int32) {
    if end < 0 { firstOfBody[body] = value } else { links.base[Int(end)].next = value }
  }
}

/// The bodies' lists of contact ends, newest first; see `ContactLists`.
struct ContactListSpans {
  let firstOfBody: UnsafeMutablePointer<Int32>
  let links: UnsafeMutablePointer<ContactLists.Link>

  /// A body's newest end; −1 for none.
  @inline(__always) func firstEnd(of body: Int32) -> Int32 { firstOfBody[Int(body)] }

  /// The next older end in the list of an end's body; −1 after the last.
  @inline(__always) func nextEnd(_ end: Int32) -> Int32 { links[Int(end)].next }
}
