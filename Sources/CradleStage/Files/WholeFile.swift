/// A file that is written beside its place and appears there whole, or not at all.
///
/// A device or a pipe is written as it is: it could not be replaced by a file. What is not committed goes with the object,
/// and at the process's end, also by a signal that the program settles `UnfinishedWork` for.
public final class WholeFile: Sendable {
  /// What becomes of it when the process ends before it is committed.
  public enum Ending: Sendable {
    /// Nothing of it stays.
    case removed
    /// It is put in its place, after these last bytes: what is written is whole after every `write`. A file to which
    /// nothing was written is removed.
    case kept(closing: [UInt8])
  }

  /// The place as it was asked for.
  public let path: String
  private let draft: Draft
  private let number: Int

  /// Opens a place; a file is not there under its name before `commit`. Waits for a pipe's reader.
  ///
  /// - Parameters:
  ///   - path: the place.
  ///   - ending: what becomes of it when the process ends before it is committed.
  ///   - isHeld: whether everything waits for `close`, so that a pipe too gets it whole or not at all.
  /// - Throws: the reason why it cannot be written, as far as that shows now.
  public init(
    _ path: String, atExit ending: Ending = .removed, isHeld: Bool = false
  ) throws(OutputError) {
    self.path = path
    let place = FilePlace(path)
    // Opening a pipe may wait for ever, and must not hold up the end of everything else.
    let direct = place.isDirect ? try Draft(direct: place, isHeld: isHeld) : nil
    (number, draft) = try UnfinishedWork.begin { () throws(OutputError) in
      let draft = if let direct { direct } else { try Draft(beside: place, isHeld: isHeld) }
      return (draft, { draft.settle(ending) })
    }
  }

  deinit { discard() }

  /// Where it is until `commit`, for another program that writes it instead of `write`; of a device or a pipe, its own place.
  public var draftPath: String { draft.path }

  /// Whether nobody reads any more.
  public var isClosed: Bool { draft.isClosed }

  /// Writes more; whole or not at all, as far as the process's end is concerned.
  public func write(_ bytes: [UInt8]) throws(OutputError) { try draft.write(bytes) }

  /// Begins anew with an empty file; a pipe's reader keeps what it has.
  public func restart() throws(OutputError) { try draft.restart() }

  /// Writes the rest, and sees that the system has it; nothing can be written after that.
  public func close() throws(OutputError) { try draft.close() }

  /// Writes the rest and puts the file in its place.
  public func commit() throws(OutputError) { try Self.commit([self]) }

  /// Puts files in their places, none before all of them are written; the process's end comes before or after it.
  public static func commit(_ files: [WholeFile]) throws(OutputError) {
    for file in files { try file.close() }
    var failure: OutputError?
    UnfinishedWork.end(files.map(\.number)) { open in
      for file in files where open.contains(file.number) {
        do throws(OutputError) {
          if failure == nil { try file.draft.publish() } else { file.draft.remove() }
        } catch { failure = error }
      }
    }
    if let failure { throw failure }
  }

  /// Gives the file up: nothing of it stays.
  public func discard() {
    UnfinishedWork.end([number]) { open in
      if open.contains(number) { draft.remove() }
    }
  }

  /// Writes a file at once.
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let file = try WholeFile(path)
    try file.write(bytes)
    try file.commit()
  }
}
