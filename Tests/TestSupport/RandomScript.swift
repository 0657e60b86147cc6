/// Something that a random test operates on.
///
/// Its random numbers are seeded again before each operation. An operation does not depend on how many numbers earlier
/// ones drew, so a script stays valid when operations are removed.
public protocol RandomSubject: AnyObject {
  /// Where the next operation takes its numbers from.
  var random: SeededRandom { get set }
  /// Makes an operation, and returns its name.
  func operate() -> String
  /// The present fault; nil for none. It may be costly: a run calls it now and then only.
  func fault() -> String?
  /// The fault after the last operation; nil for none.
  func faultAtEnd() -> String?
}

extension RandomSubject {
  /// Nothing is wrong at the end that was not wrong before.
  public func faultAtEnd() -> String? { nil }
}

/// Random operations on a subject; when something is wrong after them, the fewest of them that show it.
public struct RandomScript<Subject: RandomSubject> {
  private let seed: UInt64
  private let make: () -> Subject
  /// The operations between two looks for a fault.
  private let interval: Int

  /// - Parameters:
  ///   - seed: which operations.
  ///   - interval: how many operations lie between two looks for a fault; while a script is
  ///     shortened there is one after each.
  ///   - make: a new subject, always the same.
  public init(seed: UInt64, lookingEvery interval: Int = 1, _ make: @escaping () -> Subject) {
    (self.seed, self.interval, self.make) = (seed, interval, make)
  }

  /// Makes the operations. Returns the subject after them or, if there is a fault, its description and the shortest
  /// script that shows it: an operation a line, by its name and the seed of its numbers.
  public func run(_ count: Int) -> (subject: Subject?, failure: String?) {
    // Not the seed itself: streams that start at neighbours have the same numbers, one place apart.
    var first = SeededRandom(seed: seed)
    var seeds = SeededRandom(seed: first.next())
    let script = (0..<count).map { _ in seeds.next() }
    let whole = play(script, lookingEvery: interval)
    guard let fault = whole.fault else { return (whole.subject, nil) }
    // A part may well fail in another way, but not at its end only when the whole fails before.
    let short = Shortest.of(Array(script.prefix(whole.operations)), elements: 100 * script.count) {
      let part = play($0, lookingEvery: 1)
      return part.fault != nil && part.isAtEnd == whole.isAtEnd
    }
    let last = play(short, lookingEvery: 1)
    let steps = zip(short, last.names).map { "  \($1) 0x\(String($0, radix: 16))" }
    return (
      nil,
      """
      seed \(seed), after \(whole.operations) operations: \(fault)
      The shortest script, of \(short.count): \(last.fault ?? "no longer fails")
      \(steps.joined(separator: "\n"))
      """
    )
  }

  /// The outcome of playing a script.
  private struct Play {
    let subject: Subject
    let operations: Int
    let fault: String?
    /// Whether the fault came only when nothing more happened.
    var isAtEnd = false
    let names: [String]
  }

  private func play(_ script: [UInt64], lookingEvery interval: Int) -> Play {
    let subject = make()
    var names: [String] = []
    for (number, operation) in script.enumerated() {
      subject.random = SeededRandom(seed: operation)
      let name = subject.operate()
      if interval == 1 { names.append(name) }
      guard (number + 1) % interval == 0 || number + 1 == script.count, let fault = subject.fault() else {
        continue
      }
      return Play(subject: subject, operations: number + 1, fault: fault, names: names)
    }
    // The end has numbers of its own, the same after every script.
    subject.random = SeededRandom(seed: 0)
    return Play(
      subject: subject, operations: script.count, fault: subject.faultAtEnd(), isAtEnd: true, names: names)
  }
}
