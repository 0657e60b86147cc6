import Foundation

/// A lock, with the state that it protects.
///
/// A thread that locks it again while it holds it waits forever.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  /// Makes a lock of a state that may not be sent to other threads otherwise.
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  /// Makes a lock of a state.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  /// Runs a closure with the state while the lock is held, and returns its result; the closure's error is thrown.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try withLockUnchecked(body)
  }
  /// Runs a closure with the state while the lock is held, and returns its result; the closure's error is thrown.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  /// Runs a closure with the state if the lock is free, and returns its result; nil if it is held.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard box.lock.try() else { return nil }
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Locks it; waits until it is free.
  public func lock() { box.lock.lock() }
  /// Locks it if it is free; returns whether it did.
  public func lockIfAvailable() -> Bool { box.lock.try() }
  /// Unlocks it; only the thread that locked it may do that.
  public func unlock() { box.lock.unlock() }
  /// Runs a closure while the lock is held, and returns its result; the closure's error is thrown.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
