/// Something of the window that a pointer can be over or press.
enum ShellTarget: Hashable {
  /// The grounds, from back to front.
  case topBar, sidebar, inspector, source, plot, stage
  /// The demo's title and summary in the bar.
  case summary
  /// The demo's own.
  case viewport
  // The top bar's buttons.
  case menu, set(ParameterSets.Name), pause, speed, plotFold, sourceFold, tune
  /// The page of all demos: its row of the sidebar, its ground, and a demo's card on it.
  case home, homePage, card(Int)
  /// A demo of the sidebar, by its place in the catalog.
  case demo(Int)
  // The inspector's, by the parameter's place in the demo's list.
  case row(Int), name(Int), track(Int), value(Int), pill(Int, Int), toggle(Int)
  case reset, copy
  /// The plot of the spring's response.
  case response
  /// The button that copies, of the panel with the Swift.
  case copySource
  /// A preset by its place in the demo's list, and the button that saves one.
  case preset(Int), savePreset
  /// The timeline's track and its buttons.
  case timeline, view, loop
  /// A button under the stage.
  case action(Int)
  /// The ground over which a drawer or the help lies: a press closes it.
  case scrim

  /// Whether a press does something, so that it is drawn as hovered and the cursor is a hand.
  var isButton: Bool {
    switch self {
    case .homePage, .topBar, .summary, .sidebar, .inspector, .source, .plot, .stage, .viewport, .row, .name,
      .track,
      .value,
      .scrim, .timeline:
      false
    default: true
    }
  }
}
