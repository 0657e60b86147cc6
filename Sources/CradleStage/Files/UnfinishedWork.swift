private import Glibc
private import Synchronization

/// What this process has begun to write and not finished: nothing of it stays when the process ends in the midst.
///
/// Not every end unwinds: Xlib ends the process itself when the display goes away, and a signal does so anywhere. Then
/// `settle` removes files that are half-written, and finishes those that are made by hand and worth something at any moment.
public enum UnfinishedWork {
  /// How a piece of work ends when the process does; what went wrong where it was to be finished.
  typealias Ending = @Sendable () -> OutputError?

  private struct Works {
    var last = 0
    var endings: [Int: Ending] = [:]
  }

  private static let works = Mutex(Works())

  /// Runs once, at the first work.
  private static let registration: Void = {
    atexit { _ = UnfinishedWork.settle() }
  }()

  /// Ends everything that is unfinished, the latest first; gives what went wrong. For a process that ends now.
  ///
  /// Any thread may call it. Nothing is begun, put in its place or given up while it runs.
  public static func settle() -> [OutputError] {
    works.withLock { works in
      let endings = works.endings.sorted { $0.key > $1.key }.map(\.value)
      works.endings.removeAll()
      return endings.compactMap { $0() }
    }
  }

  /// Begins a work and notes how it ends; gives its number. `make` and its note are one step for `settle`.
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

  /// Ends works in the usual way, as one step for `settle`; `end` is told which of them are still unfinished.
  static func end(_ numbers: [Int], _ end: (Set<Int>) -> Void) {
    works.withLock { works in
      let open = Set(numbers.filter { works.endings[$0] != nil })
      end(open)
      for number in numbers { works.endings[number] = nil }
    }
  }
}
