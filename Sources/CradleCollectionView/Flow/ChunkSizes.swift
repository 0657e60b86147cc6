/// The sizes of a few hundred neighbouring items, stored compactly.
///
/// An item takes no memory if all are equal, 8 bytes if sizes differ along the scroll direction only (rows)
/// or are exact in single precision (whole points), else 14 bytes. All forms return exactly the size that
/// `FlowSize.stored` made.
enum ChunkSizes {
  case alike(FlowSize, count: Int)
  case rows(extent: Double, thicknesses: [Double])
  case short([SIMD2<Float>])
  case long([UInt16])

  init(_ sizes: [FlowSize]) {
    guard let first = sizes.first else {
      self = .alike(FlowSize(thickness: 0, extent: 0), count: 0)
      return
    }
    if sizes.allSatisfy({ $0 == first }) {
      self = .alike(first, count: sizes.count)
    } else if sizes.allSatisfy({ $0.extent == first.extent }) {
      self = .rows(extent: first.extent, thicknesses: sizes.map(\.thickness))
    } else if sizes.allSatisfy({
      Double(Float($0.thickness)) == $0.thickness && Double(Float($0.extent)) == $0.extent
    }) {
      self = .short(sizes.map { SIMD2(Float($0.thickness), Float($0.extent)) })
    } else {
      self = .long(Self.packed(sizes))
    }
  }

  var count: Int {
    switch self {
    case .alike(_, let count): count
    case .rows(_, let thicknesses): thicknesses.count
    case .short(let sizes): sizes.count
    case .long(let words): words.count / 7
    }
  }

  subscript(index: Int) -> FlowSize {
    switch self {
    case .alike(let size, _): size
    case .rows(let extent, let thicknesses): FlowSize(thickness: thicknesses[index], extent: extent)
    case .short(let sizes): FlowSize(thickness: Double(sizes[index].x), extent: Double(sizes[index].y))
    case .long(let words): Self.unpacked(words, index)
    }
  }

  /// The sizes one by one.
  var expanded: [FlowSize] {
    switch self {
    case .alike(let size, let count): Array(repeating: size, count: count)
    case .rows(let extent, let thicknesses): thicknesses.map { FlowSize(thickness: $0, extent: extent) }
    case .short(let sizes): sizes.map { FlowSize(thickness: Double($0.x), extent: Double($0.y)) }
    case .long(let words): (0..<words.count / 7).map { Self.unpacked(words, $0) }
    }
  }

  /// A part of the sizes; equal items stay without a list.
  func part(_ range: Range<Int>) -> ChunkSizes {
    if case .alike(let size, _) = self { return .alike(size, count: range.count) }
    return ChunkSizes(Array(expanded[range]))
  }

  // MARK: Two numbers in 112 bits

  /// The upper 56 bits of each number: three words for the first, three for the second, and one with the rest
  /// of both.
  private static func packed(_ sizes: [FlowSize]) -> [UInt16] {
    var words: [UInt16] = []
    words.reserveCapacity(7 * sizes.count)
    for size in sizes {
      let (a, b) = (size.thickness.bitPattern, size.extent.bitPattern)
      for shift in [48, 32, 16] as [UInt64] { words.append(UInt16(truncatingIfNeeded: a >> shift)) }
      for shift in [48, 32, 16] as [UInt64] { words.append(UInt16(truncatingIfNeeded: b >> shift)) }
      words.append(UInt16(truncatingIfNeeded: a & 0xFF00 | b >> 8 & 0xFF))
    }
    return words
  }

  private static func unpacked(_ words: [UInt16], _ index: Int) -> FlowSize {
    let first = 7 * index
    let last = UInt64(words[first + 6])
    let a = UInt64(words[first]) << 48 | UInt64(words[first + 1]) << 32 | UInt64(words[first + 2]) << 16
    let b = UInt64(words[first + 3]) << 48 | UInt64(words[first + 4]) << 32 | UInt64(words[first + 5]) << 16
    return FlowSize(
      thickness: Double(bitPattern: a | last & 0xFF00), extent: Double(bitPattern: b | (last & 0xFF) << 8))
  }

  /// The size of all items if they are equal; else nil.
  var common: FlowSize? { if case .alike(let size, _) = self { size } else { nil } }
}
