/// A growable array of trivial values with one owner; inner loops read its address once a step.
///
/// Growth copies, so do not keep `base` across an `append`. Values are bitwise copyable: nothing is released.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element's address; valid until the next `append`, `resize` or `reserve`.
  private(set) var base: UnsafeMutablePointer<Element>
  /// The number of elements.
  private(set) var count: Int
  /// The number of elements that fit before the next growth.
  private(set) var capacity: Int

  init() {
    capacity = 0
    count = 0
    base = Self.allocate(1)
  }

  deinit { Self.deallocate(base) }

  /// The size of a cache line of x86-64 and most ARM processors, in bytes. Memory starts at a line, so that elements
  /// whose size divides or is a multiple of a line's are spread over as few lines as possible.
  private static var line: Int { 64 }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Element>.stride,
      alignment: max(line, MemoryLayout<Element>.alignment)
    ).assumingMemoryBound(to: Element.self)
  }

  private static func deallocate(_ base: UnsafeMutablePointer<Element>) {
    UnsafeMutableRawPointer(base).deallocate()
  }

  /// The bytes held, used or not.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  subscript(index: Int32) -> Element {
    get { base[Int(index)] }
    nonmutating set { base[Int(index)] = newValue }
  }

  /// Reserves memory for `needed` elements; growing by half keeps the waste under a third.
  mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let grown = max(needed, capacity + capacity / 2, 8)
    let fresh = Self.allocate(grown)
    fresh.initialize(from: base, count: count)
    Self.deallocate(base)
    base = fresh
    capacity = grown
  }

  /// Whether the capacity is many times the needed number.
  func isWaste(keeping needed: Int) -> Bool {
    Peak.isWaste(capacity, of: MemoryLayout<Element>.stride, keeping: needed)
  }

  /// Releases memory if the capacity is many times the needed number; keeps the elements, and room for twice
  /// the needed number, so that the next growth does not allocate at once.
  mutating func releaseExcess(keeping needed: Int) {
    let needed = max(needed, count)
    guard isWaste(keeping: needed) else { return }
    let shrunk = max(2 * needed, 8)
    let fresh = Self.allocate(shrunk)
    fresh.initialize(from: base, count: count)
    Self.deallocate(base)
    base = fresh
    capacity = shrunk
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends uninitialised elements, which the caller fills at once.
  @inline(__always) mutating func appendRoom(_ length: Int) -> UnsafeMutablePointer<Element> {
    if count + length > capacity { reserve(count + length) }
    count += length
    return base + (count - length)
  }

  /// Ends the array before an address: the elements up to there have been written into its reserve.
  @inline(__always) mutating func advance(to end: UnsafeMutablePointer<Element>) { count = end - base }

  /// Sets the length; new elements get `value`.
  mutating func resize(_ length: Int, filling value: Element) {
    reserve(length)
    if length > count { (base + count).initialize(repeating: value, count: length - count) }
    count = length
  }

  /// Removes the elements from a count on, which is at most the present one, and keeps the memory.
  mutating func truncate(to length: Int) { count = min(count, length) }

  /// Removes all elements and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Removes the last element and returns it.
  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  /// Moves the last element to `index`; returns true if an element moved there.
  mutating func swapRemove(_ index: Int32) -> Bool {
    count -= 1
    guard Int(index) < count else { return false }
    base[Int(index)] = base[count]
    return true
  }
}
