/// The addresses of up to eight contacts to pack together, and their slots.
struct ContactGroup {
  typealias Address = UnsafeMutablePointer<Contact>

  private let low: (Address, Address, Address, Address)
  private let high: (Address, Address, Address, Address)
  /// The contacts' slots; −1 in unused lanes.
  let slots: SIMD8<Int32>

  /// Takes the first `count` slots; the unused lanes get the address of an empty contact.
  @inline(__always) init(
    _ sorted: UnsafePointer<ContactSlots>, _ count: Int, _ base: Address, blank: Address
  ) {
    @inline(__always) func slot(_ lane: Int) -> Int32 { lane < count ? sorted[lane].contact : -1 }
    @inline(__always) func address(_ lane: Int) -> Address {
      lane < count ? base + Int(sorted[lane].contact) : blank
    }
    low = (address(0), address(1), address(2), address(3))
    high = (address(4), address(5), address(6), address(7))
    slots = SIMD8(slot(0), slot(1), slot(2), slot(3), slot(4), slot(5), slot(6), slot(7))
  }

  /// A number of each contact.
  @inline(__always) func each(_ number: (Address) -> Float) -> FloatLanes8 {
    FloatLanes8(
      FloatLanes(number(low.0), number(low.1), number(low.2), number(low.3)),
      FloatLanes(number(high.0), number(high.1), number(high.2), number(high.3)))
  }

  /// A body of each contact.
  @inline(__always) func bodies(_ body: (Address) -> Int32) -> BodyLanes8 {
    BodyLanes8(
      low: BodyLanes(body(low.0), body(low.1), body(low.2), body(low.3)),
      high: BodyLanes(body(high.0), body(high.1), body(high.2), body(high.3)))
  }

  /// Whether a condition holds for any of the contacts.
  @inline(__always) func contains(where isMet: (Address) -> Bool) -> Bool {
    (isMet(low.0) || isMet(low.1) || isMet(low.2) || isMet(low.3))
      || (isMet(high.0) || isMet(high.1) || isMet(high.2) || isMet(high.3))
  }

  /// The four columns of a row of floats in memory that belongs to each contact.
  @inline(__always) func columns(
    _ row: (Address) -> UnsafeRawPointer
  ) -> (FloatLanes8, FloatLanes8, FloatLanes8, FloatLanes8) {
    joined(
      FloatLanes.columns(row(low.0), row(low.1), row(low.2), row(low.3)),
      FloatLanes.columns(row(high.0), row(high.1), row(high.2), row(high.3)))
  }

  /// Four columns of the contacts' first points, `fromByte` bytes after their start. Not by a closure that returns a
  /// point's address: the address of a field is valid only as an argument.
  @inline(__always) func firstPoints(
    fromByte offset: Int
  ) -> (FloatLanes8, FloatLanes8, FloatLanes8, FloatLanes8) {
    joined(
      FloatLanes.columns(
        &low.0.pointee.manifold.first, &low.1.pointee.manifold.first, &low.2.pointee.manifold.first,
        &low.3.pointee.manifold.first, fromByte: offset),
      FloatLanes.columns(
        &high.0.pointee.manifold.first, &high.1.pointee.manifold.first, &high.2.pointee.manifold.first,
        &high.3.pointee.manifold.first, fromByte: offset))
  }

  /// The same of their second points.
  @inline(__always) func secondPoints(
    fromByte offset: Int
  ) -> (FloatLanes8, FloatLanes8, FloatLanes8, FloatLanes8) {
    joined(
      FloatLanes.columns(
        &low.0.pointee.manifold.second, &low.1.pointee.manifold.second, &low.2.pointee.manifold.second,
        &low.3.pointee.manifold.second, fromByte: offset),
      FloatLanes.columns(
        &high.0.pointee.manifold.second, &high.1.pointee.manifold.second, &high.2.pointee.manifold.second,
        &high.3.pointee.manifold.second, fromByte: offset))
  }

  @inline(__always) private func joined(
    _ a: (FloatLanes, FloatLanes, FloatLanes, FloatLanes),
    _ b: (FloatLanes, FloatLanes, FloatLanes, FloatLanes)
  ) -> (FloatLanes8, FloatLanes8, FloatLanes8, FloatLanes8) {
    (FloatLanes8(a.0, b.0), FloatLanes8(a.1, b.1), FloatLanes8(a.2, b.2), FloatLanes8(a.3, b.3))
  }
}
