/// The demos' built-in presets, by the demos' ids. A preset changes only the values that it names.
///
/// Presets with a value in common are alternatives: none keeps what another one changed, so each names all values that
/// one of them changes, or a choice that gives them, as the lab's page. Those without one combine, as wood on the Moon.
///
/// The two rates of scrolling are UIScrollView's documented ones (`UIScrollView.DecelerationRate`), 0.998 and 0.99 a
/// millisecond. The others are chosen by eye, to show what a demo's parameters do together.
enum CuratedPresets {
  static let all: [String: [PresetShelf.Item]] = [
    "scroll": [
      scrolling("UIKit"),
      scrolling("Fast", rate: 0.99),
      scrolling("Pages", rate: 0.99, paging: "on"),
      scrolling("Hard stop", bounces: "off"),
      scrolling("Rubber", curve: "half", stiffness: 40, friction: 4),
    ],
    "compositional": [
      preset("Shop", ["stops": "centred", "width": 0.84, "columns": 4, "rows": 3]),
      preset("Shelf", ["stops": "anywhere", "width": 0.45, "columns": 6, "rows": 2]),
      preset("Pages", ["stops": "pages", "width": 1, "columns": 5, "rows": 4]),
    ],
    "rubber-band": [
      preset("UIKit", ["rubberBand": 0.55, "stiffness": 120, "friction": 22]),
      preset("Wobbly", ["rubberBand": 0.55, "stiffness": 200, "friction": 6]),
      preset("Stiff", ["rubberBand": 0.2, "stiffness": 500, "friction": 45]),
    ],
    "bounce": [
      preset("Article", ["resistance": 2, "frequency": 2, "damping": 1]),
      preset("Bouncy", ["resistance": 1, "frequency": 3, "damping": 0.2]),
      preset("Sticky", ["resistance": 6, "frequency": 1, "damping": 1.5]),
    ],
    "nested-scroll": [
      preset("UIKit", ["rate": 0.998, "rubberBand": 0.55, "bounces": "on"]),
      preset("Fast", ["rate": 0.99, "rubberBand": 0.55, "bounces": "on"]),
      preset("Hard stop", ["rate": 0.998, "rubberBand": 0.55, "bounces": "off"]),
    ],
    "spring-list": [
      preset("Chat", ["rows": "bubbles", "damping": 0.6, "frequency": 1.8, "resistance": 1200]),
      preset("Jelly", ["rows": "uniform", "damping": 0.2, "frequency": 1.2, "resistance": 300]),
      preset("Almost rigid", ["rows": "uniform", "damping": 1, "frequency": 4, "resistance": 2000]),
    ],
    "springy-grid": [
      preset("Calm", ["damping": 0.8, "frequency": 1, "resistance": 1500]),
      preset("Jelly", ["damping": 0.3, "frequency": 1.2, "resistance": 600]),
      preset("A million", ["items": 1_000_000, "tiling": "on"]),
    ],
    "newtons-cradle": [
      preset("Steel", ["gap": 0, "elasticity": 1, "resistance": 0]),
      preset("Wood", ["gap": 0, "elasticity": 0.6, "resistance": 0.05]),
      preset("Apart", ["gap": 5, "elasticity": 1, "resistance": 0]),
      preset("On the Moon", ["gravity": 0.15]),
    ],
    "gravity-collision": [
      preset("Wood", ["gravity": 1, "elasticity": 0.2, "friction": 0.2, "resistance": 0.1]),
      preset("Rubber", ["gravity": 1, "elasticity": 0.8, "friction": 0.6, "resistance": 0.1]),
      preset("Ice", ["gravity": 1, "elasticity": 0.05, "friction": 0, "resistance": 0]),
      preset("Afloat", ["gravity": 0, "elasticity": 0.9, "friction": 0, "resistance": 0]),
    ],
    "newtonian": [
      preset("Rope", ["length": 300, "damping": 0.4, "frequency": 1, "resistance": 0.5]),
      preset("Bungee", ["length": 150, "damping": 0.1, "frequency": 0.5, "resistance": 0.2]),
      preset("Rod", ["length": 300, "damping": 1, "frequency": 4, "resistance": 1]),
    ],
    "dynamics-lab": [
      preset("Swinging", ["page": "attachment", "damping": 0, "resistance": 0]),
      preset("Whirl", ["page": "vortex", "strength": 8]),
      preset("Weather", ["page": "turbulence", "speed": 2, "smoothness": 0.6]),
    ],
    "line-layout": [
      line("Article"),
      line("Within a second", landing: 1),
      line("Dramatic", zoom: 1, distance: 260),
      line("Flat", zoom: 0),
      // 60°, as tilted as the covers of a record shelf are usually drawn.
      line("Cover flow", tilt: 1.0471975511965976),
    ],
    "circle-layout": [
      preset("Calm", ["response": 0.35, "dampingRatio": 1]),
      preset("Lively", ["response": 0.35, "dampingRatio": 0.7]),
      // The discs overshoot by a tenth of their displacement: 9.5 % by the formula of the damped
      // oscillator, e^(−πζ/√(1 − ζ²)).
      preset("Overshoot", ["response": 0.4, "dampingRatio": 0.6]),
      preset("A dozen", ["items": 12]), preset("Full", ["items": 60]),
    ],
    "layout-switch": [
      preset("Smooth", ["animated": "on"]), preset("At once", ["animated": "off"]),
    ],
    "featured": [
      preset("Article", ["standard": 100, "featured": 280, "dragOffset": 180]),
      preset("Tall", ["standard": 80, "featured": 460, "dragOffset": 300]),
      preset("Dense", ["standard": 60, "featured": 220, "dragOffset": 90]),
    ],
  ]

  // The values that are left out in the next two are the parameters' defaults.

  private static func scrolling(
    _ name: String, rate: Word = 0.998, curve: Word = "banded", stiffness: Word = 120, friction: Word = 22,
    bounces: Word = "on", paging: Word = "off"
  ) -> PresetShelf.Item {
    preset(
      name,
      [
        "feel": "sliders", "rate": rate, "rubberBand": 0.55, "curve": curve, "stiffness": stiffness,
        "friction": friction, "bounces": bounces, "paging": paging, "engine": "laws", "flywheel": "on",
      ])
  }

  private static func line(
    _ name: String, zoom: Word = 0.3, distance: Word = 200, tilt: Word = 0, landing: Word = 5
  ) -> PresetShelf.Item {
    preset(name, ["zoom": zoom, "distance": distance, "tilt": tilt, "landing": landing])
  }

  private static func preset(_ name: String, _ values: KeyValuePairs<String, Word>) -> PresetShelf.Item {
    PresetShelf.Item(
      name: name, values: values.map { DemoEvent.Setting(name: $0.key, value: $0.value.value) })
  }

  /// A value as it is written above: a number or a word.
  private struct Word: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    let value: Parameter.Value

    init(floatLiteral number: Double) { value = .number(number) }
    init(integerLiteral number: Int) { value = .number(Double(number)) }
    init(stringLiteral word: String) { value = .choice(word) }
  }
}
