/// Each body's contacts as a doubly linked list; the links are in the contacts themselves, whose array the
/// caller passes.
///
/// Invariant: a contact is in the list of each of its two bodies exactly once.
struct ContactLists: ~Copyable {
  /// A body's newest contact, by body slot; −1 for none.
  private var firstOfBody = Buffer<Int32>()

  var byteCount: Int { firstOfBody.byteCount }

  mutating func cover(body: Int32) {
    if Int(body) >= firstOfBody.count { firstOfBody.resize(Int(body) + 1, filling: -1) }
  }

  /// The column of the bodies' newest contacts; valid until a body is added.
  @inline(__always) var first: UnsafeMutablePointer<Int32> { firstOfBody.base }

  /// A body's newest contact; −1 for none.
  @inline(__always) func first(of body: Int32) -> Int32 { firstOfBody.base[Int(body)] }

  /// The next older contact of a body; −1 after the last.
  @inline(__always) static func next(
    _ index: Int32, of body: Int32, _ contacts: UnsafeMutablePointer<Contact>
  ) -> Int32 {
    let contact = contacts + Int(index)
    return contact.pointee.bodyA == body ? contact.pointee.nextA : contact.pointee.nextB
  }

  /// Adds a contact to the lists of both its bodies, as the newest.
  mutating func add(_ index: Int32, _ contacts: UnsafeMutablePointer<Contact>) {
    link(index, to: contacts[Int(index)].bodyA, contacts)
    link(index, to: contacts[Int(index)].bodyB, contacts)
  }

  /// Removes a contact from both lists.
  mutating func remove(_ index: Int32, _ contacts: UnsafeMutablePointer<Contact>) {
    let contact = contacts[Int(index)]
    unlink(contact.bodyA, contact.previousA, contact.nextA, contacts)
    unlink(contact.bodyB, contact.previousB, contact.nextB, contacts)
  }

  /// Updates the links of a contact's neighbours in both lists after its move to another slot.
  mutating func move(to slot: Int32, _ contacts: UnsafeMutablePointer<Contact>) {
    let contact = contacts[Int(slot)]
    relink(contact.bodyA, contact.previousA, contact.nextA, to: slot, contacts)
    relink(contact.bodyB, contact.previousB, contact.nextB, to: slot, contacts)
  }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(count: Int, _ contacts: UnsafeMutablePointer<Contact>) -> String? {
    var ends = 0
    for body in 0..<Int32(firstOfBody.count) {
      var index = firstOfBody[body]
      while index >= 0 {
        let contact = contacts[Int(index)]
        if contact.bodyA != body && contact.bodyB != body { return "contact \(index) is in a wrong list" }
        ends += 1
        if ends > 2 * count { return "a list of contacts is longer than there are contacts" }
        index = Self.next(index, of: body, contacts)
      }
    }
    return ends == 2 * count ? nil : "\(ends) ends of \(count) contacts are listed"
  }

  private mutating func link(_ index: Int32, to body: Int32, _ contacts: UnsafeMutablePointer<Contact>) {
    let first = firstOfBody[body]
    let contact = contacts + Int(index)
    if contact.pointee.bodyA == body {
      contact.pointee.previousA = -1
      contact.pointee.nextA = first
    } else {
      contact.pointee.previousB = -1
      contact.pointee.nextB = first
    }
    if first >= 0 { Self.setPrevious(of: first, body, to: index, contacts) }
    firstOfBody[body] = index
  }

  private mutating func unlink(
    _ body: Int32, _ previous: Int32, _ next: Int32, _ contacts: UnsafeMutablePointer<Contact>
  ) {
    setNext(of: previous, body, to: next, contacts)
    if next >= 0 { Self.setPrevious(of: next, body, to: previous, contacts) }
  }

  private mutating func relink(
    _ body: Int32, _ previous: Int32, _ next: Int32, to slot: Int32,
    _ contacts: UnsafeMutablePointer<Contact>
  ) {
    setNext(of: previous, body, to: slot, contacts)
    if next >= 0 { Self.setPrevious(of: next, body, to: slot, contacts) }
  }

  /// Sets the contact after another one in a body's list; after −1, the list's first.
  private mutating func setNext(
    of index: Int32, _ body: Int32, to value: Int32, _ contacts: UnsafeMutablePointer<Contact>
  ) {
    if index < 0 {
      firstOfBody[body] = value
    } else if contacts[Int(index)].bodyA == body {
      contacts[Int(index)].nextA = value
    } else {
      contacts[Int(index)].nextB = value
    }
  }

  private static func setPrevious(
    of index: Int32, _ body: Int32, to value: Int32, _ contacts: UnsafeMutablePointer<Contact>
  ) {
    if contacts[Int(index)].bodyA == body {
      contacts[Int(index)].previousA = value
    } else {
      contacts[Int(index)].previousB = value
    }
  }
}
