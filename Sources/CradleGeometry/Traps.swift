// Swift's `precondition` prints no message in an optimised build: misuse would end in a bare illegal
// instruction. These functions replace it in every file that imports this module, and print the message in
// every build.

/// Ends the program with a message and its source location if a condition does not hold, in every build.
///
/// The message is computed only then, outside the caller's inlined path.
@inlinable
@inline(__always)
package func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { preconditionFailure(message(), file: file, line: line) }
}

/// Ends the program with a message and its source location, in every build.
@inline(never)
@usableFromInline
package func preconditionFailure(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  // The only standard trap that prints in every build.
  fatalError(message(), file: file, line: line)
}
