/// Four neighbouring rows of a symmetric matrix, from their first column that is not zero to the diagonal.
struct EnvelopeBlock: BitwiseCopyable {
  /// The first column; the first of a block.
  var first: Int32
  /// The place of column 0 among the entries, if the rows had one.
  var start: Int

  /// The number of rows and columns in a block: a row for each number of `SIMD4`. Places are computed by shifts of two
  /// bits, because a division of a signed number takes several instructions.
  static let width = 4
}

/// The entries of a row, by column.
struct EnvelopeLine {
  /// The address of column 0, if the row had one.
  let base: UnsafeMutablePointer<Double>

  @inline(__always) subscript(column: Int) -> Double {
    get { base[column << 2] }
    nonmutating set { base[column << 2] = newValue }
  }
}

/// Symmetric, positive matrices, each a range of blocks, and their factors without square roots:
///
///     A = L·D·Lᵀ        D diagonal, L lower triangular with ones on its diagonal
///
/// Elimination fills no entries of rows before their first one (an envelope; George and Liu, "Computer Solution of Large
/// Sparse Positive Definite Systems", 1981). L takes the place of A, with zeros for its diagonal. Four rows are stored column
/// by column, so that a pass multiplies them at once by one number. Unknowns after the last one fill its block with
/// zeros.
struct EnvelopeFactors {
  let blocks: UnsafeMutablePointer<EnvelopeBlock>
  let entries: UnsafeMutablePointer<Double>
  /// By unknown: 1/d; 0 for one that depends on those before it, and for one that fills a block.
  let inverses: UnsafeMutablePointer<Double>

  private typealias Rows = SIMD4<Double>

  /// A row's entries.
  @inline(__always) func line(_ row: Int) -> EnvelopeLine { EnvelopeLine(base: columns(row >> 2) + row & 3) }

  /// Sets a block's entries to 0.
  func clear(_ block: Int) {
    let first = Int(blocks[block].first)
    (columns(block) + first << 2).update(repeating: 0, count: (block << 2 + EnvelopeBlock.width - first) << 2)
  }

  /// Computes four rows of L and D after those above them; a are their columns in A.
  ///
  ///     u_c = a_c − Σ L_cj·u_j,   l_c = u_c/d_c,   d = a + ε·a − Σ u·l        j < c
  ///
  /// `compliance` is ε. An unknown with a diagonal entry of at most that of `least` stays 0.
  func eliminate(_ block: Int, compliance: Double, least: SIMD4<Double>) {
    let (own, start, diagonal) = (columns(block), Int(blocks[block].first), block << 2)
    var column = start
    while column < diagonal {
      subtractEarlier(own, from: start, at: column)
      column += EnvelopeBlock.width
    }
    var (a, b) = (load(own, diagonal), load(own, diagonal + 1))
    var (c, d) = (load(own, diagonal + 2), load(own, diagonal + 3))
    let all = Rows(a.x, b.y, c.z, d.w)
    for column in start..<diagonal {
      let u = load(own, column)
      let l = u * inverses[column]
      store(l, own, column)
      a -= u * l.x
      b -= u * l.y
      c -= u * l.z
      d -= u * l.w
    }
    let yielding = all * compliance
    /// 1/d for what the unknowns before leave of a diagonal entry.
    @inline(__always) func inverse(_ rest: Double, _ lane: Int) -> Double {
      let rest = rest + yielding[lane]
      return all[lane] > least[lane] && rest > all[lane] * Self.leastShare ? 1 / rest : 0
    }
    let first = inverse(a.x, 0)
    let p = a * first
    b -= a * p.y
    c -= a * p.z
    d -= a * p.w
    let second = inverse(b.y, 1)
    let q = b * second
    c -= b * q.z
    d -= b * q.w
    let third = inverse(c.z, 2)
    let r = c * third
    store(Rows(0, p.y, p.z, p.w), own, diagonal)
    store(Rows(0, 0, q.z, q.w), own, diagonal + 1)
    store(Rows(0, 0, 0, r.w), own, diagonal + 2)
    store(.zero, own, diagonal + 3)
    store(Rows(first, second, third, inverse(d.w - c.w * r.w, 3)), inverses, block)
  }

  /// The share of its own diagonal entry that must remain of an unknown after those before it: far above the rounding of
  /// double precision, far below the compliances in use.
  private static let leastShare = 1e-12

  /// Computes u of four columns, from those of the columns before them.
  @inline(__always) private func subtractEarlier(
    _ own: UnsafeMutablePointer<Double>, from first: Int, at column: Int
  ) {
    let rows = columns(column >> 2)
    var (a, b) = (load(own, column), load(own, column + 1))
    var (c, d) = (load(own, column + 2), load(own, column + 3))
    for earlier in max(first, Int(blocks[column >> 2].first))..<column {
      let (u, l) = (load(own, earlier), load(rows, earlier))
      a -= u * l.x
      b -= u * l.y
      c -= u * l.z
      d -= u * l.w
    }
    let (first, second) = (load(rows, column), load(rows, column + 1))
    b -= a * first.y
    c -= a * first.z + b * second.z
    d -= a * first.w + b * second.w + c * load(rows, column + 2).w
    store(b, own, column + 1)
    store(c, own, column + 2)
    store(d, own, column + 3)
    store(a, own, column)
  }

  /// Solves A·x = b for the unknowns of a range of blocks, in place.
  ///
  ///     L·y = b,   z = D⁻¹·y,   Lᵀ·x = z
  func solve(_ x: UnsafeMutablePointer<Double>, blocks range: Range<Int>) {
    for block in range { substitute(x, at: block) }
    for block in range { store(load(x, block) * load(inverses, block), x, block) }
    for block in range.reversed() { substituteBack(x, at: block) }
  }

  /// Solves four rows of L·y = b in place, after those above them.
  @inline(__always) private func substitute(_ x: UnsafeMutablePointer<Double>, at block: Int) {
    let (own, diagonal) = (columns(block), block << 2)
    var (rest, products) = (load(x, block), Rows.zero)
    var column = Int(blocks[block].first)
    while column < diagonal {
      let known = load(x, column >> 2)
      rest -= load(own, column) * known.x
      products += load(own, column + 1) * known.y
      rest -= load(own, column + 2) * known.z
      products += load(own, column + 3) * known.w
      column += EnvelopeBlock.width
    }
    rest -= products
    rest -= load(own, diagonal) * rest.x
    rest -= load(own, diagonal + 1) * rest.y
    rest -= load(own, diagonal + 2) * rest.z
    store(rest, x, block)
  }

  /// Solves four rows of Lᵀ·x = z in place, after those below them, and subtracts their products from those above.
  @inline(__always) private func substituteBack(_ x: UnsafeMutablePointer<Double>, at block: Int) {
    let (own, diagonal) = (columns(block), block << 2)
    let (first, second) = (load(own, diagonal), load(own, diagonal + 1))
    var z = load(x, block)
    z.z -= load(own, diagonal + 2).w * z.w
    z.y -= second.z * z.z + second.w * z.w
    z.x -= first.y * z.y + first.z * z.z + first.w * z.w
    store(z, x, block)
    var column = Int(blocks[block].first)
    while column < diagonal {
      let products = Rows(
        (load(own, column) * z).total, (load(own, column + 1) * z).total, (load(own, column + 2) * z).total,
        (load(own, column + 3) * z).total)
      store(load(x, column >> 2) - products, x, column >> 2)
      column += EnvelopeBlock.width
    }
  }

  // MARK: Memory

  /// A block's columns, each of four entries; its column 0 would be at the address.
  @inline(__always) private func columns(_ block: Int) -> UnsafeMutablePointer<Double> {
    entries + blocks[block].start << 2
  }

  /// The four numbers at a place, counted in fours.
  @inline(__always) private func load(_ base: UnsafeMutablePointer<Double>, _ place: Int) -> Rows {
    UnsafeRawPointer(base + place << 2).load(as: Rows.self)
  }

  @inline(__always) private func store(_ rows: Rows, _ base: UnsafeMutablePointer<Double>, _ place: Int) {
    UnsafeMutableRawPointer(base + place << 2).storeBytes(of: rows, as: Rows.self)
  }
}

extension SIMD4<Double> {
  /// The sum of its numbers, pair by pair.
  @inline(__always) fileprivate var total: Double { (x + y) + (z + w) }
}
