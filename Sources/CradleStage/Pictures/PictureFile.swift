internal import CSDL2

/// Encodes pictures into files.
enum PictureFile {
  /// The format of a picture file.
  enum Format {
    /// Lossless.
    case png
    /// Lossy and much smaller; `quality` in percent.
    case jpeg(quality: Int)
  }

  /// Writes a file whole or not at all; throws `cannotWritePicture`.
  static func write(
    _ surface: UnsafeMutablePointer<SDL_Surface>, as format: Format = .png, to path: String
  ) throws(StageError) {
    do throws(OutputError) {
      let file = try WholeFile(path)
      try encode(surface, as: format, into: file)
      try file.commit()
    } catch {
      throw StageError.cannotWritePicture(path: path, reason: error.reason)
    }
  }

  /// Writes the picture's bytes and leaves the file open.
  static func encode(
    _ surface: UnsafeMutablePointer<SDL_Surface>, as format: Format = .png, into file: WholeFile
  ) throws(OutputError) {
    guard let library = PictureLibrary.functions else {
      throw OutputError(path: file.path, reason: PictureLibrary.reason)
    }
    let sink = Sink(file)
    guard let stream = SDL_AllocRW() else {
      throw OutputError(path: file.path, reason: StageError.lastReason)
    }
    defer { SDL_FreeRW(stream) }
    stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
    stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(sink).toOpaque()
    stream.pointee.write = { stream, bytes, size, count in
      guard let data = stream?.pointee.hidden.unknown.data1, let bytes else { return 0 }
      let sink = Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue()
      return sink.write(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? count : 0
    }
    // The size is unknown (−1): a picture is written from its beginning to its end.
    stream.pointee.size = { _ in -1 }
    stream.pointee.seek = { _, _, _ in -1 }
    stream.pointee.read = { _, _, _, _ in 0 }
    stream.pointee.close = { _ in 0 }
    let result = withExtendedLifetime(sink) {
      switch format {
      case .png: library.IMG_SavePNG_RW(surface, stream, 0)
      case .jpeg(let quality): library.IMG_SaveJPG_RW(surface, stream, 0, Int32(quality))
      }
    }
    // SDL_image ignores failures of its writes.
    if let failure = sink.failure { throw failure }
    guard result == 0 else { throw OutputError(path: file.path, reason: StageError.lastReason) }
  }

  /// The target of SDL's byte stream; it remembers the first failure.
  private final class Sink {
    private let file: WholeFile
    private(set) var failure: OutputError?

    init(_ file: WholeFile) { self.file = file }

    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard failure == nil else { return false }
      do throws(OutputError) { try file.write(Array(bytes)) } catch { failure = error }
      return failure == nil
    }
  }
}
