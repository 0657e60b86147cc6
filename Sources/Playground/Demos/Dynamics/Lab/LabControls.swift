/// The lab's parameters: the choice of the page, which sets the sliders to that page's initial values, and the sliders.
struct LabControls {
  private typealias Path = WritableKeyPath<LabKnobs, Double>

  let page: Parameter
  /// The sliders, and the property of a page that each one sets.
  private let knobs: [(parameter: Parameter, path: Path)]

  init() {
    let start = LabKnobs()
    knobs = [
      (.slider("strength", "Strength", 0...20, start.strength, step: 0.1), \.strength),
      (.slider("falloff", "Falloff", -1...3, start.falloff, step: 0.05), \.falloff),
      (.slider("frequency", "Frequency", 0...6, start.frequency, unit: "Hz", step: 0.1), \.frequency),
      (.slider("damping", "Damping", 0...1, start.damping, step: 0.02), \.damping),
      (.slider("gravity", "Gravity", 0...2, start.gravity, step: 0.05), \.gravity),
      (.slider("resistance", "Resistance", 0...4, start.resistance, unit: "1/s", step: 0.05), \.resistance),
      (.slider("smoothness", "Smoothness", 0...1, start.smoothness, step: 0.02), \.smoothness),
      (.slider("speed", "Animation speed", 0...4, start.speed, unit: "1/s", step: 0.05), \.speed),
    ]
    page = .presets("page", "Page", Self.pages(knobs))
    (page.groups, page.acceptsOwnWords) = (LabPageName.groups, true)
  }

  var sliders: [Parameter] { knobs.map(\.parameter) }
  /// The sliders' present values.
  var values: LabKnobs { knobs.reduce(into: LabKnobs()) { $0[keyPath: $1.path] = $1.parameter.number } }

  /// The property that a slider sets; nil for the choice.
  func path(of parameter: Parameter) -> PartialKeyPath<LabKnobs>? {
    knobs.first { $0.parameter === parameter }?.path
  }

  /// Offers the user's own pages in the choice, after the lab's.
  func offer(_ own: [EditedLabPage]) {
    page.offer(
      Self.pages(knobs) + own.map { ($0.name, sliders.accepted(of: $0.values)) },
      groups: LabPageName.groups + (own.isEmpty ? [] : [(title: "Your own", count: own.count)]),
      own: Dictionary(own.map { ($0.name, $0.base.rawValue) }) { first, _ in first })
  }

  private static func pages(
    _ knobs: [(parameter: Parameter, path: Path)]
  ) -> [(word: String, values: [DemoEvent.Setting])] {
    LabPageName.allCases.map { name in
      let start = name.make().start
      return (
        name.rawValue, knobs.map { .init(name: $0.parameter.name, value: .number(start[keyPath: $0.path])) }
      )
    }
  }
}
