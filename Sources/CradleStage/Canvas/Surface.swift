internal import CSDL2

/// The one owner of pixels in memory, 32 bits each, ARGB.
final class Surface {
  let handle: UnsafeMutablePointer<SDL_Surface>

  /// Takes over a surface that SDL made.
  init(owning handle: UnsafeMutablePointer<SDL_Surface>) { self.handle = handle }

  /// Makes a blank surface; nil when SDL has no memory for it.
  init?(width: Int, height: Int) {
    guard
      let handle = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
    else { return nil }
    self.handle = handle
  }

  deinit { SDL_FreeSurface(handle) }

  var width: Int { Int(handle.pointee.w) }
  var height: Int { Int(handle.pointee.h) }

  /// The pixel at (x, y), 0xAARRGGBB; nil outside.
  func pixel(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height, let pixels = handle.pointee.pixels else { return nil }
    let offset = y * Int(handle.pointee.pitch) + x * 4
    return pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  /// The same picture in ARGB, 32 bits a pixel; nil when SDL has no memory for it.
  func converted() -> Surface? {
    SDL_ConvertSurfaceFormat(handle, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0).map(Surface.init(owning:))
  }

  /// Copies out the pixels' bytes in the order B, G, R, A, row by row.
  func pixelBytes() -> [UInt8] {
    pixels().withUnsafeBytes { bytes in
      #if _endian(little)
        Array(bytes)
      #else
        stride(from: 0, to: bytes.count, by: 4).flatMap {
          [bytes[$0 + 3], bytes[$0 + 2], bytes[$0 + 1], bytes[$0]]
        }
      #endif
    }
  }

  /// Copies out the pixels, row by row.
  func pixels() -> [UInt32] {
    guard let base = handle.pointee.pixels else { return [] }
    var copy: [UInt32] = []
    copy.reserveCapacity(width * height)
    for y in 0..<height {
      let row = base.advanced(by: y * Int(handle.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      copy.append(contentsOf: UnsafeBufferPointer(start: row, count: width))
    }
    return copy
  }
}

extension Surface {
  /// Makes every pixel opaque: a window's alpha is undefined, and a picture of the window must not be
  /// transparent.
  func makeOpaque() {
    guard let base = handle.pointee.pixels else { return }
    for y in 0..<height {
      let row = base.advanced(by: y * Int(handle.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] |= 0xFF00_0000 }
    }
  }
}
