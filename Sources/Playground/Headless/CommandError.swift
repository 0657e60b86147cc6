/// The reason why a command fails: a line for standard error and an exit status.
enum CommandError: Error, Equatable {
  /// Bad arguments, script, preset or value: exit 2.
  case usage(String)
  /// Anything else, such as a folder that cannot be written: exit 1.
  case failure(String)

  /// The process's exit status.
  var exitStatus: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    }
  }

  /// The error, its place and the expectation.
  var message: String {
    switch self {
    case .usage(let message), .failure(let message): message
    }
  }

  /// The one line for standard error.
  var line: String { ErrorLine("cradle: \(message)").text }
}
