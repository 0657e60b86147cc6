/// Scratch memory for sorting contacts into colours; kept between steps.
struct ColorScratch: ~Copyable {
  /// The number of colours: the bits of `used`.
  static let colorCount = UInt64.bitWidth

  /// The colours that a body's contacts already use, one bit each, by body slot.
  var used = Buffer<UInt64>()
  /// Every contact to solve with its colour, and the contacts sorted by colour.
  var colored = Buffer<ColoredContact>()
  var sorted = Buffer<ContactSlots>()
  /// The ranks in which contacts are coloured if there are kinematic bodies, by place in the step's list: 0 with a kinematic
  /// body, 2 with a static one, else 1.
  var ranks = Buffer<UInt8>()
  /// An empty contact for unused lanes.
  var blank = Buffer<Contact>()

  /// The number of contacts in each bucket: of each colour those with one point, and those with two.
  var counts = Buffer<Int32>()
  /// The start of each bucket in `sorted`.
  var starts = Buffer<Int32>()
  /// One past the last colour in use; most scenes need a few.
  var end = 0

  var byteCount: Int {
    used.byteCount + colored.byteCount + sorted.byteCount + ranks.byteCount + blank.byteCount
      + counts.byteCount + starts.byteCount
  }

  init() {
    blank.append(Contact())
    counts.resize(2 * Self.colorCount, filling: 0)
    starts.resize(2 * Self.colorCount, filling: 0)
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    colored.releaseExcess(keeping: needed)
    sorted.releaseExcess(keeping: needed)
    ranks.releaseExcess(keeping: needed)
  }
}

/// The slot of a contact, and its index among the bounces; −1 if it cannot bounce.
struct ContactSlots: BitwiseCopyable {
  var contact: Int32 = -1
  var bounce: Int32 = -1
}

/// A contact to solve, and its place in the order of solving.
struct ColoredContact: BitwiseCopyable {
  let slots: ContactSlots
  /// Twice the colour, and 1 more for a contact with two points.
  let bucket: Int32
  /// The index within the bucket.
  let place: Int32
}
