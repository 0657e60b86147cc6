/// The sizes of a few hundred neighbouring items, in as little room as they allow.
///
/// Nothing an item where all are alike, 8 bytes where they differ only along the scroll direction, as rows
/// do, or where single precision holds them exactly, as it does whole points; else 16.
enum ChunkSizes {
  case alike(FlowSize, count: Int)
  case rows(extent: Double, thicknesses: [Double])
  case short([SIMD2<Float>])
  case full([FlowSize])

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
      self = .full(Array(sizes))
    }
  }

  var count: Int {
    switch self {
    case .alike(_, let count): count
    case .rows(_, let thicknesses): thicknesses.count
    case .short(let sizes): sizes.count
    case .full(let sizes): sizes.count
    }
  }

  subscript(index: Int) -> FlowSize {
    switch self {
    case .alike(let size, _): size
    case .rows(let extent, let thicknesses): FlowSize(thickness: thicknesses[index], extent: extent)
    case .short(let sizes): FlowSize(thickness: Double(sizes[index].x), extent: Double(sizes[index].y))
    case .full(let sizes): sizes[index]
    }
  }

  /// The sizes one by one.
  var expanded: [FlowSize] {
    switch self {
    case .alike(let size, let count): Array(repeating: size, count: count)
    case .rows(let extent, let thicknesses): thicknesses.map { FlowSize(thickness: $0, extent: extent) }
    case .short(let sizes): sizes.map { FlowSize(thickness: Double($0.x), extent: Double($0.y)) }
    case .full(let sizes): sizes
    }
  }

  /// The one size of all of them; nil when they differ.
  var common: FlowSize? { if case .alike(let size, _) = self { size } else { nil } }
}
