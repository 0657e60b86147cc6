// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A lock that stays where it is in memory, such as in a property of a class. `os_unfair_lock()` is a free one.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()
  /// Makes a free lock.
  public init() {}
}
/// The usual name of the lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// A lock in memory that the app has allocated.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks a lock; waits until it is free.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
/// Locks a lock if it is free; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}
/// Unlocks a lock; only the thread that locked it may do that.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
