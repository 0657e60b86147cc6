/// Scratch memory for sorting contacts into colours; kept between steps.
struct ColorScratch: ~Copyable {
  /// The colours that a body's contacts already use, one bit each, by body slot.
  var used = Buffer<UInt64>()
  /// The contacts to solve.
  var candidates = Buffer<Candidate>()
  /// The contact and colour of every touching pair.
  var contact = Buffer<Int32>()
  var color = Buffer<UInt8>()
  var sorted = Buffer<Int32>()
  /// An empty contact for unused lanes.
  var blank = Buffer<Contact>()

  /// The number of contacts of each of 64 colours, and the start of each colour in `sorted`.
  var counts = Buffer<Int32>()
  /// One past the last colour in use; most scenes need a few.
  var end = 0

  var byteCount: Int {
    used.byteCount + candidates.byteCount + contact.byteCount + color.byteCount + sorted.byteCount
      + blank.byteCount
      + counts.byteCount
  }

  init() {
    blank.append(Contact())
    counts.resize(128, filling: 0)
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func giveBack(keeping needed: Int) {
    candidates.giveBack(keeping: needed)
    contact.giveBack(keeping: needed)
    color.giveBack(keeping: needed)
    sorted.giveBack(keeping: needed)
  }
}

/// A contact without a colour yet.
struct Candidate: BitwiseCopyable {
  let contact: Int32
  let bodyA: Int32
  let bodyB: Int32
  /// Contacts of a lower rank come first.
  let rank: Int32
  let movesA: Bool
  let movesB: Bool
}
