internal import CSDL2

/// A font file in memory, which all its sizes share.
///
/// FreeType seeks and reads for every letter; from a file this takes thousands of system calls before the first
/// frame.
final class FontFile: Sendable {
  let path: String
  /// The bytes, which SDL owns and nothing writes.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Reads a file; throws `cannotReadFont`.
  init(path: String) throws {
    var count = 0
    guard let data = SDL_LoadFile(path, &count) else {
      throw StageError.cannotReadFont(path: path, reason: StageError.lastReason)
    }
    self.path = path
    bytes = UnsafeRawBufferPointer(start: data, count: count)
  }

  deinit { SDL_free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }
}
