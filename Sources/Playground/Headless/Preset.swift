/// The values of a demo's parameters, saved under a name.
struct Preset: Equatable {
  /// The demo's id.
  let demo: String
  /// The values in the order of the demo's parameters.
  let values: [DemoEvent.Setting]
}
