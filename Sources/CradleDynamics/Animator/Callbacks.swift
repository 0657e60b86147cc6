/// An animator's calls of the app's code, and the structural changes that wait for their end.
///
/// A call may come from within another one; a change that it requests is made after the outermost.
final class Callbacks {
  private var depth = 0
  private let pending = WorkList<() -> Void>()

  /// Whether the app's code may be running.
  var isInCall: Bool { depth > 0 }
  /// Whether a frame is running, from its beginning to the last change that waited for it.
  private(set) var isInFrame = false
  /// Whether the world is in a step, in which a field's block may run: nothing may be written into the world.
  private(set) var isStepping = false

  /// Runs code that calls the app's, and after the outermost call makes the changes that were requested.
  ///
  /// A change of several objects is a call, too: the app's code that runs before its end cannot remove one of them.
  func call(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    while !isInCall, !pending.isEmpty { makeChanges() }
  }

  private func makeChanges() {
    depth += 1
    pending.drain { $0() }
    depth -= 1
  }

  /// Runs a frame, which calls the app's code, and makes the changes that it requested.
  func frame(_ body: () -> Void) {
    isInFrame = true
    call(body)
    isInFrame = false
  }

  /// Runs steps of the world, within a call.
  func step(_ body: () -> Void) {
    isStepping = true
    body()
    isStepping = false
  }

  /// Makes a change now, then those that it requests; returns false if the change has to wait for a call.
  func perform(_ change: @escaping () -> Void) -> Bool {
    guard !isInCall else {
      pending.append(change)
      return false
    }
    call(change)
    return true
  }
}
