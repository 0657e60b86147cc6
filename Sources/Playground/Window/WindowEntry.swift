/// Opens the window and returns when it is closed.
///
/// - Throws: `CommandError` when no display can be opened.
@MainActor
func runWindow(_ options: WindowOptions) throws(CommandError) {
  throw .failure("the window is not built in yet; 'cradle play DEMO' works without one")
}
