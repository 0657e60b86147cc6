import CradleGeometry

/// A demo's entry in the catalog.
struct DemoCard {
  /// The heading in the sidebar under which a demo stands, in the sidebar's order.
  enum Group: String, CaseIterable {
    case scrolling, springs, dynamics, layouts

    var title: String { rawValue.uppercased() }
  }

  /// The name on the command line and in file names.
  let id: String
  let title: String
  /// One line that says what to do in the demo.
  let summary: String
  let group: Group
  /// The actions of keys and buttons, in the buttons' order.
  var actions: [DemoAction] = []
  /// The viewport in `cradle play`, in points; in the window it depends on the window's size.
  var defaultViewport = Size(width: 375, height: 667)
  /// Whether the window shows the demo in a phone-like frame of about the default viewport, or lets it fill the stage.
  var fillsStage = false
  /// The meaning of a second finger on the stage.
  var secondFinger = SecondFinger.ignored

  /// The actions that the window performs when the demo opens without a record, so that it does not begin
  /// empty.
  var opening: [String] = []

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

  init(_ name: String, key: String? = nil, title: String, summary: String) {
    self.name = name
    self.key = key
    self.title = title
    self.summary = summary
  }
}
