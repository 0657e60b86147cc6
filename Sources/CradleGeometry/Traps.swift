// Swift's `precondition` says nothing where a program was built with optimisation: misuse would end in a bare illegal
// instruction. These take its place in every file that imports this module, and keep the sentence.

/// Ends the program with a sentence and its place where a condition does not hold, in every build.
///
/// The sentence is made only then, away from the caller's path.
@inlinable
@inline(__always)
package func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { preconditionFailure(message(), file: file, line: line) }
}

/// Ends the program with a sentence and its place, in every build.
@inline(never)
@usableFromInline
package func preconditionFailure(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  // The one that prints in every build.
  fatalError(message(), file: file, line: line)
}
