/// Memory for vertices in blocks of powers of two, reused by size.
struct VertexPool: ~Copyable {
  private(set) var storage = Buffer<LocalVector>()
  private var freeBySize = [[Int32]](repeating: [], count: 31)

  var byteCount: Int { storage.byteCount }

  private static func sizeClass(_ length: Int) -> Int {
    Int.bitWidth - (max(length, 1) - 1).leadingZeroBitCount
  }

  mutating func allocate(_ length: Int) -> Int32 {
    let size = Self.sizeClass(length)
    if let first = freeBySize[size].popLast() { return first }
    let first = storage.count
    storage.resize(first + 1 << size, filling: .zero)
    return Int32(first)
  }

  mutating func release(_ first: Int32, length: Int) { freeBySize[Self.sizeClass(length)].append(first) }
}
