import CradleGeometry

/// A demo's entry in the catalogue.
struct DemoCard {
  /// The heading in the sidebar under which a demo stands, in the sidebar's order.
  enum Group: String, CaseIterable {
    case scrolling, springs, dynamics, layouts

    var title: String { rawValue.uppercased() }
  }

  /// The name on the command line and in file names.
  let id: String
  let title: String
  /// One line of instructions.
  let summary: String
  let group: Group
  /// The actions of keys and buttons, in the buttons' order.
  var actions: [DemoAction] = []
  /// Further keys for the help: the labels of the keys, and their effects.
  var keys: [(caps: String, words: String)] = []
  /// The viewport in `cradle play`, in points; in the window it depends on the window's size.
  var defaultViewport = Size(width: 375, height: 667)
  /// Whether the window shows the demo in a phone-like frame of about the default viewport, or lets it fill the stage.
  var fillsStage = false
  /// The meaning of a second finger on the stage.
  var secondFinger = SecondFinger.ignored

  /// The actions that the window performs when the demo opens without a record, so that the demo is not empty
  /// at the start.
  var opening: [String] = []

  /// The actions that have a button under the stage.
  var buttons: [DemoAction] { actions.filter(\.isButton) }

  /// The handling of a second finger.
  enum SecondFinger {
    /// Only the first finger counts.
    case ignored
    /// Two fingers put down together are a press of the right button at their midpoint.
    case pairs
    /// Both reach the demo, with the ids 0 and 1.
    case counts
  }
}

/// An action of a demo: a button under the stage, a key, an event in a script.
struct DemoAction: Equatable {
  /// The name in scripts, such as `raise-1`.
  let name: String
  /// The key that does the same, as SDL names it; nil when there is none.
  let key: String?
  /// The button's title.
  let title: String
  /// One line for the help.
  let summary: String
  /// Whether it takes a name, which the user enters in the window; a script's event has it as `text`.
  let asksName: Bool
  /// Whether it has a button under the stage; others have a key, a place on the stage or only a name for scripts.
  let isButton: Bool

  init(
    _ name: String, key: String? = nil, title: String, summary: String, asksName: Bool = false,
    isButton: Bool = true
  ) {
    self.name = name
    self.key = key
    self.title = title
    self.summary = summary
    self.asksName = asksName
    self.isButton = isButton
  }
}
