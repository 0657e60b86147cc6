private import Glibc
private import Synchronization

/// The unfinished files of this process. None of them stays half-written if the process ends.
///
/// A process may end without unwinding the stack: Xlib exits when the display disappears, and a signal may
/// come anywhere. Then `settle` removes half-written files, and completes those that are useful at any
/// length, such as recordings.
package enum UnfinishedWork {
  /// Ends one piece of work together with the process; returns the error if completing it failed.
  typealias Ending = @Sendable () -> OutputError?

  private struct Works {
    var last = 0
    var endings: [Int: Ending] = [:]
  }

  private static let works = Mutex(Works())

  /// Registers `settle` to run at exit; evaluated once, when the first work begins.
  private static let registration: Void = {
    atexit { _ = UnfinishedWork.settle() }
  }()

  /// Ends everything that is unfinished, the latest first, and returns the errors. Call it when the process
  /// is about to end.
  ///
  /// Any thread may call it. No work begins, ends or is discarded while it runs.
  package static func settle() -> [OutputError] {
    works.withLock { works in
      let endings = works.endings.sorted { $0.key > $1.key }.map(\.value)
      works.endings.removeAll()
      return endings.compactMap { $0() }
    }
  }

  /// Begins a piece of work, registers its ending and returns its number. `settle` runs before or after both,
  /// but not between them.
  static func begin<Made>(
    _ make: () throws(OutputError) -> (made: Made, ending: Ending)
  ) throws(OutputError) -> (number: Int, made: Made) {
    registration
    let result = works.withLock { works -> Result<(number: Int, made: Made), OutputError> in
      do throws(OutputError) {
        let (made, ending) = try make()
        works.last += 1
        works.endings[works.last] = ending
        return .success((works.last, made))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Ends pieces of work in the usual way. `end` gets the numbers that are still unfinished; `settle` does
  /// not run during it.
  static func end(_ numbers: [Int], _ end: (Set<Int>) -> Void) {
    works.withLock { works in
      let open = Set(numbers.filter { works.endings[$0] != nil })
      end(open)
      for number in numbers { works.endings[number] = nil }
    }
  }
}
