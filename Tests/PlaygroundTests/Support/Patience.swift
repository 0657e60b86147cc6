import Foundation

/// How much longer tests wait for other programs where a sanitizer or a busy machine slows everything down.
enum Patience {
  /// The factor in `CRADLE_PATIENCE`, 1 by default.
  static let factor =
    ProcessInfo.processInfo.environment["CRADLE_PATIENCE"].flatMap(Double.init) ?? 1
}
