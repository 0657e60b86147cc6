import CradleStage
import Dispatch
import Synchronization

/// Saves the window's state before a signal ends the process.
///
/// The state belongs to the window's thread, so the thread that receives the signal asks it to save, and waits for
/// a while: a window that is busy for longer loses what changed since it last saved.
final class LastSave: Sendable {
  /// The longest time for which a signal waits, in seconds: an ordinary frame and a file take a few milliseconds.
  static let patience = 1.0

  private let isAsked = Mutex(false)
  private let isDone = DispatchSemaphore(value: 0)

  /// Asks the window's thread to save, and waits until it has. Any other thread may call it.
  func ask() {
    isAsked.withLock { $0 = true }
    Window.wake()
    _ = isDone.wait(timeout: .now() + Self.patience)
  }

  /// Saves if it was asked for; the window's thread calls it whenever it is awake.
  func answer(_ save: () -> Void) {
    let isAsked = isAsked.withLock { asked in
      defer { asked = false }
      return asked
    }
    guard isAsked else { return }
    save()
    isDone.signal()
  }
}
