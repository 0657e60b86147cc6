/// Opens the window and returns when it is closed.
///
/// - Throws: `CommandError` if no display can be opened, drawing fails, or a file cannot be written.
@MainActor
func runWindow(_ options: WindowOptions) throws(CommandError) {
  try WindowApp(options).run()
}
