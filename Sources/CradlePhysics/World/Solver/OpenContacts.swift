/// The contacts that are open at a step's start, and the greatest normal impulses of its sub-steps: a pair that has one
/// meets in the step, though it may be apart again at the end.
///
/// Impulses are noted for the eight contacts of a group at once, twice in each sub-step: which contacts have one is
/// unpredictable, and is asked once, at the step's end.
struct OpenContacts: ~Copyable {
  private var contacts = Buffer<OpenContact>()
  private var groups = Buffer<OpenGroup>()

  var byteCount: Int { contacts.byteCount + groups.byteCount }

  /// The arrays for a step's passes; valid until the next step is prepared.
  @inline(__always) var spans: OpenContactSpans {
    OpenContactSpans(
      contacts: contacts.base, count: contacts.count, groups: groups.base, groupCount: groups.count)
  }

  mutating func removeAll() {
    contacts.removeAll()
    groups.removeAll()
  }

  /// Appends those of a group's contacts that do not touch.
  @inline(__always) mutating func append(
    _ group: Int32, _ slots: UnsafePointer<ContactSlots>, count: Int, _ all: UnsafeMutablePointer<Contact>
  ) {
    var openCount = 0
    for lane in 0..<count { openCount += all[Int(slots[lane].contact)].isTouching ? 0 : 1 }
    guard openCount > 0 else { return }
    contacts.reserve(contacts.count + FloatLanes8.count + 1)
    var end = contacts.base + contacts.count
    for lane in 0..<count {
      let contact = slots[lane].contact
      // A contact that touches is overwritten by the next one.
      end.pointee = OpenContact(contact: contact, place: Int32(groups.count), lane: Int32(lane))
      end += all[Int(contact)].isTouching ? 0 : 1
    }
    contacts.advance(to: end)
    groups.append(OpenGroup(greatestImpulse: .zero, group: group))
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    contacts.releaseExcess(keeping: needed)
    groups.releaseExcess(keeping: needed)
  }
}

/// A contact that is open at the step's start, the place of its group among the open groups, and its lane there.
struct OpenContact: BitwiseCopyable {
  let contact: Int32
  let place: Int32
  let lane: Int32
}

/// A group of contacts of which some are open.
struct OpenGroup: BitwiseCopyable {
  /// The greatest normal impulse so far in the step at either point of each of its contacts, kg·pt/s.
  var greatestImpulse: FloatLanes8
  /// The index of its `ContactLanes`.
  let group: Int32
}

/// The open contacts of a step; see `OpenContacts`.
struct OpenContactSpans {
  let contacts: UnsafeMutablePointer<OpenContact>
  let count: Int
  let groups: UnsafeMutablePointer<OpenGroup>
  let groupCount: Int

  /// Notes the present impulses at the points of all groups.
  func note(_ points: UnsafeMutablePointer<ContactPointLanes>) {
    for place in 0..<groupCount {
      let pair = points + 2 * Int(groups[place].group)
      groups[place].greatestImpulse = .larger(
        groups[place].greatestImpulse, .larger(pair[0].normalImpulse, pair[1].normalImpulse))
    }
  }

  /// Whether the contact at a place had an impulse in the step.
  func hasMet(at place: Int) -> Bool {
    let contact = contacts[place]
    return groups[Int(contact.place)].greatestImpulse.lane(contact.lane) > 0
  }
}
