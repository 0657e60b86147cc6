/// A part of the window that a pointer can hover over or press.
enum WindowTarget: Hashable {
  /// The regions' backgrounds, from back to front.
  case topBar, sidebar, inspector, source, plot, stage
  /// The name of a curve over the plot, by the curve's index: a press switches it off.
  case series(Int)
  /// The demo's title and summary in the bar.
  case summary
  /// The demo's viewport.
  case viewport
  // The top bar's buttons.
  case menu, set(ParameterSets.Name), pause, speed, record, plotFold, sourceFold, tune
  /// The page of all demos: its row in the sidebar, its background, and a card on it.
  case home, homePage, card(Int)
  /// A demo in the sidebar, by its index in the catalogue.
  case demo(Int)
  // The inspector's targets, by the parameter's index in the demo's list.
  case row(Int), name(Int), track(Int), value(Int), pill(Int, Int), toggle(Int)
  case reset, copy
  /// The plot of the spring's response.
  case response
  /// The code panel's button that copies.
  case copySource
  /// A preset by its index in the demo's list, and the button that saves one.
  case preset(Int), savePreset
  /// The timeline's track and its buttons.
  case timeline, view, loop
  /// A switch of the debug overlay.
  case debugPart(DebugPart)
  /// A button under the stage.
  case action(Int)
  /// The background under a drawer or the help: a press closes the overlay.
  case scrim

  /// Whether it reacts to a press: then it is highlighted and the cursor is a hand.
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
