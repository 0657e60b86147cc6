/// A folded region that lies over the stage while it is asked for.
enum ShellDrawer: Equatable {
  case sidebar, inspector, source
}
