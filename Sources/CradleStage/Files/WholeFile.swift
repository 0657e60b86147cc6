/// A file that is written beside its destination and appears there whole, or not at all.
///
/// A device or a pipe is written directly, because a file cannot replace it. A file that was not committed is removed
/// with the object, after a failed write, and at the process's end; also after a signal, if the program then calls
/// `UnfinishedWork.settle`.
package final class WholeFile: Sendable {
  /// The fate of the file if the process ends before `commit`.
  package enum Ending: Sendable {
    /// The file is removed.
    case removed
    /// These bytes are appended and the file moves to its place; use this if the file is complete after every
    /// `write`. A file to which nothing was written is removed.
    case kept(closing: [UInt8])
  }

  /// The path as the caller gave it.
  package let path: String
  private let draft: Draft
  private let number: Int

  /// Opens a file that appears under its name on `commit`. For a pipe, waits for its reader.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - ending: the fate of the file if the process ends before `commit`.
  ///   - isHeld: whether all output waits for `close`, so that a pipe, too, gets it whole or not at all.
  /// - Throws: the reason why the path cannot be written, as far as it is known before writing.
  package init(
    _ path: String, atExit ending: Ending = .removed, isHeld: Bool = false
  ) throws(OutputError) {
    self.path = path
    let target = FileDestination(path)
    // Opening a pipe may wait for ever, so it happens outside of the lock that `settle` needs.
    let direct = target.isDirect ? try Draft(direct: target, isHeld: isHeld) : nil
    (number, draft) = try UnfinishedWork.begin { () throws(OutputError) in
      let draft = if let direct { direct } else { try Draft(beside: target, isHeld: isHeld) }
      return (draft, { draft.settle(ending) })
    }
  }

  deinit { discard() }

  /// The temporary path until `commit`, for another program that reads the written part; for a device or a
  /// pipe, its own path.
  package var draftPath: String { draft.path }

  /// The path for another program that writes the file instead of `write`. It refers to the open file itself:
  /// after this process has ended it does not exist, so the other program leaves no file behind.
  package var writingPath: String { draft.writingPath }

  /// The destination of a path, with links followed, also to a file that does not exist yet.
  package static func destination(_ path: String) -> String { FileDestination(path).destination }

  /// Whether the reader has closed the pipe.
  package var isClosed: Bool { draft.isClosed }

  /// Writes a piece; the process's end cannot interrupt it.
  package func write(_ bytes: [UInt8]) throws(OutputError) { try draft.write(bytes) }

  /// Starts again with an empty file; a pipe's reader keeps what it has read.
  package func restart() throws(OutputError) { try draft.restart() }

  /// Writes the rest and closes the file; nothing can be written after that.
  package func close() throws(OutputError) { try draft.close() }

  /// Writes the rest and moves the file to its place.
  package func commit() throws(OutputError) { try Self.commit([self]) }

  /// Moves files to their destinations after all of them are written; the process's end cannot interrupt
  /// this. If one cannot be written, all are discarded; if one cannot be moved, those before it stay.
  package static func commit(_ files: [WholeFile]) throws(OutputError) {
    do throws(OutputError) { for file in files { try file.close() } } catch {
      for file in files { file.discard() }
      throw error
    }
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

  /// Removes the file.
  package func discard() {
    UnfinishedWork.end([number]) { open in
      if open.contains(number) { draft.remove() }
    }
  }

  /// Writes a file at once.
  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let file = try WholeFile(path)
    try file.write(bytes)
    try file.commit()
  }
}
