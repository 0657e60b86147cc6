// Rows of four numbers in memory as columns: from an array of structs to a struct of arrays.
extension FloatLanes {
  /// The four columns of four rows of four floats each, which start `fromByte` bytes after the addresses.
  @inline(__always) static func columns(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ c: UnsafeRawPointer, _ d: UnsafeRawPointer,
    fromByte offset: Int = 0
  ) -> (FloatLanes, FloatLanes, FloatLanes, FloatLanes) {
    #if DEBUG
      func column(_ index: Int) -> FloatLanes {
        func number(_ row: UnsafeRawPointer) -> Float {
          row.load(fromByteOffset: offset + 4 * index, as: Float.self)
        }
        return FloatLanes(number(a), number(b), number(c), number(d))
      }
      return (column(0), column(1), column(2), column(3))
    #else
      func row(_ address: UnsafeRawPointer) -> SIMD4<Float> {
        address.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self)
      }
      return transposed(row(a), row(b), row(c), row(d))
    #endif
  }

  /// Writes four columns back to such rows.
  @inline(__always) static func store(
    _ columns: (FloatLanes, FloatLanes, FloatLanes, FloatLanes), _ a: UnsafeMutableRawPointer,
    _ b: UnsafeMutableRawPointer, _ c: UnsafeMutableRawPointer, _ d: UnsafeMutableRawPointer,
    fromByte offset: Int = 0
  ) {
    let (x, y, z, w) = columns
    #if DEBUG
      FloatLanes(x.a, y.a, z.a, w.a).store(to: a + offset)
      FloatLanes(x.b, y.b, z.b, w.b).store(to: b + offset)
      FloatLanes(x.c, y.c, z.c, w.c).store(to: c + offset)
      FloatLanes(x.d, y.d, z.d, w.d).store(to: d + offset)
    #else
      let rows = transposed(x.simd, y.simd, z.simd, w.simd)
      rows.0.store(to: a + offset)
      rows.1.store(to: b + offset)
      rows.2.store(to: c + offset)
      rows.3.store(to: d + offset)
    #endif
  }

  /// The smallest of each one's four numbers.
  @inline(__always) static func smallest(
    ofEach a: FloatLanes, _ b: FloatLanes, _ c: FloatLanes, _ d: FloatLanes
  ) -> FloatLanes {
    #if DEBUG
      return FloatLanes(a.smallest, b.smallest, c.smallest, d.smallest)
    #else
      let columns = transposed(a.simd, b.simd, c.simd, d.simd)
      return smaller(smaller(columns.0, columns.1), smaller(columns.2, columns.3))
    #endif
  }

  /// The four numbers at an address.
  @inline(__always) init(row address: UnsafeRawPointer) {
    #if DEBUG
      func number(_ index: Int) -> Float { address.load(fromByteOffset: 4 * index, as: Float.self) }
      self.init(number(0), number(1), number(2), number(3))
    #else
      self.init(address.loadUnaligned(as: SIMD4<Float>.self))
    #endif
  }

  /// Writes the four numbers to an address.
  @inline(__always) func store(to address: UnsafeMutableRawPointer) {
    #if DEBUG
      address.storeBytes(of: a, as: Float.self)
      address.storeBytes(of: b, toByteOffset: 4, as: Float.self)
      address.storeBytes(of: c, toByteOffset: 8, as: Float.self)
      address.storeBytes(of: d, toByteOffset: 12, as: Float.self)
    #else
      address.storeBytes(of: simd, as: SIMD4<Float>.self)
    #endif
  }

  /// The two columns of four vectors in a row.
  @inline(__always) static func columns(of rows: UnsafePointer<LocalVector>) -> (FloatLanes, FloatLanes) {
    #if DEBUG
      return (
        FloatLanes(rows[0].x, rows[1].x, rows[2].x, rows[3].x),
        FloatLanes(rows[0].y, rows[1].y, rows[2].y, rows[3].y)
      )
    #else
      let both = UnsafeRawPointer(rows).loadUnaligned(as: SIMD8<Float>.self)
      return (FloatLanes(both.evenHalf), FloatLanes(both.oddHalf))
    #endif
  }

  /// Writes four vectors in a row, from their two columns.
  @inline(__always) static func store(
    _ x: FloatLanes, _ y: FloatLanes, to rows: UnsafeMutablePointer<LocalVector>
  ) {
    #if DEBUG
      rows[0] = LocalVector(x.a, y.a)
      rows[1] = LocalVector(x.b, y.b)
      rows[2] = LocalVector(x.c, y.c)
      rows[3] = LocalVector(x.d, y.d)
    #else
      let (low, high) = interleaved(x.simd, y.simd)
      UnsafeMutableRawPointer(rows).storeBytes(of: low, as: SIMD2<UInt64>.self)
      UnsafeMutableRawPointer(rows + 2).storeBytes(of: high, as: SIMD2<UInt64>.self)
    #endif
  }
}

#if !DEBUG
  extension FloatLanes {
    /// Transposes rows to columns: by halves of 64 bits, and as bits instead of numbers, because otherwise
    /// the compiler splits the preceding arithmetic into lanes.
    @inline(__always) static func transposed(
      _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
    ) -> (FloatLanes, FloatLanes, FloatLanes, FloatLanes) {
      let (abLow, abHigh) = interleaved(a, b)
      let (cdLow, cdHigh) = interleaved(c, d)
      return (
        joined(abLow[0], cdLow[0]), joined(abLow[1], cdLow[1]), joined(abHigh[0], cdHigh[0]),
        joined(abHigh[1], cdHigh[1])
      )
    }

    @inline(__always) private static func interleaved(
      _ a: SIMD4<Float>, _ b: SIMD4<Float>
    ) -> (SIMD2<UInt64>, SIMD2<UInt64>) {
      let x = unsafeBitCast(a, to: SIMD4<UInt32>.self)
      let y = unsafeBitCast(b, to: SIMD4<UInt32>.self)
      return (
        unsafeBitCast(SIMD4(x[0], y[0], x[1], y[1]), to: SIMD2<UInt64>.self),
        unsafeBitCast(SIMD4(x[2], y[2], x[3], y[3]), to: SIMD2<UInt64>.self)
      )
    }

    @inline(__always) private static func joined(_ low: UInt64, _ high: UInt64) -> FloatLanes {
      FloatLanes(unsafeBitCast(SIMD2(low, high), to: SIMD4<Float>.self))
    }
  }
#endif
