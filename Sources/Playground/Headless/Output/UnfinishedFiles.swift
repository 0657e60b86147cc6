import Glibc
import Synchronization

/// The temporary files of this process, removed when it exits by any way but a kill.
///
/// Not every exit unwinds: Xlib ends the process itself when the display goes away.
enum UnfinishedFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Runs once, at the first file.
  private static let registration: Void = {
    atexit { UnfinishedFiles.removeAll() }
  }()

  static func add(_ path: String) {
    registration
    paths.withLock { _ = $0.insert(path) }
  }

  static func remove(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  private static func removeAll() {
    paths.withLock { for path in $0 { unlink(path) } }
  }
}
