/// A folded region that is shown over the stage.
enum ShellDrawer: Equatable {
  case sidebar, inspector, source
}
