import CradleStage
import Dispatch
import Synchronization

/// Saves the window's state before a signal ends the process.
///
/// The state belongs to the window's thread, so the thread that receives the signal requests the save, and waits for
/// a while: a window that is busy for longer loses what changed since it last saved.
final class SignalSave: Sendable {
  /// The longest time for which a signal waits, in seconds: an ordinary frame and a file take a few milliseconds.
  static let timeout = 1.0

  private let isRequested = Mutex(false)
  private let isDone = DispatchSemaphore(value: 0)

  /// Requests a save by the window's thread, and waits until it is done. Any other thread may call it.
  func requestAndWait() {
    isRequested.withLock { $0 = true }
    Window.wake()
    _ = isDone.wait(timeout: .now() + Self.timeout)
  }

  /// Saves if a save was requested; the window's thread calls it whenever it is awake.
  func saveIfRequested(_ save: () -> Void) {
    let isRequested = isRequested.withLock { requested in
      defer { requested = false }
      return requested
    }
    guard isRequested else { return }
    save()
    isDone.signal()
  }
}
