/// An animator's calls of the app's code, and the structural changes that wait for their end.
///
/// A call may come from within another one; a change that it requests is made after the outermost call. A
/// change calls the app's code, too. Changes that this code requests wait for the next outermost call, at the
/// latest the next frame, which makes them first. So a call ends even if each change requests another one.
final class Callbacks {
  private var depth = 0
  private let pending = WorkList<() -> Void>()
  private var isMakingChanges = false

  /// Whether the app's code may be running.
  var isInCall: Bool { depth > 0 }
  /// Whether changes wait for the next call, because other changes requested them.
  var hasDeferredChanges: Bool { (isMakingChanges || !isInCall) && !pending.isEmpty }
  /// Whether a frame is running, from its beginning to the last change that waited for it.
  private(set) var isInFrame = false
  /// Whether the world is in a step, in which a field's block may run: nothing may be written into the world.
  private(set) var isStepping = false

  /// Runs code that calls the app's, and after the outermost call makes the changes that it requested.
  ///
  /// A change of several objects is a call, too: the app's code that runs before its end cannot remove one of them.
  func call(_ body: () -> Void) {
    let isOutermost = !isInCall
    depth += 1
    if isOutermost { makeChanges() }
    body()
    if isOutermost { makeChanges() }
    depth -= 1
  }

  /// Makes the changes that wait now.
  private func makeChanges() {
    isMakingChanges = true
    pending.visitPresent { $0() }
    isMakingChanges = false
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

  /// Makes a change now, then those that it requests; returns false if the change has to wait for the end of a call.
  func perform(_ change: @escaping () -> Void) -> Bool {
    guard !isInCall else {
      pending.append(change)
      return false
    }
    call(change)
    return true
  }
}
