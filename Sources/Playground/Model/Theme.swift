import CradleStage

/// The palette of the window, dark or light: window and demos draw only with these colours.
struct Theme {
  enum Name: String, CaseIterable {
    case dark, light
  }

  let name: Name
  let background: Color
  /// Bars, sidebar, inspector, plots.
  let panel: Color
  /// Selection and buttons.
  let raised: Color
  /// Separators, grid, slider tracks.
  let line: Color
  /// The background behind the demo.
  let stage: Color
  /// Text of values, labels, units and hints: contrast 4.5 : 1, hints 3 : 1.
  let text: Color
  let dim: Color
  let faint: Color
  /// The colour of the selection and of moving things.
  let accent: Color
  /// The second curve.
  let second: Color

  /// Text on an accent or a cell, in both themes.
  let onAccent = Color(hex: 0x1B1E25)
  /// The background and text of a selected item without keyboard focus.
  var chosen: (ground: Color, text: Color) { name == .dark ? (faint, onAccent) : (dim, .white) }
  /// The fills of cells, in order; text on them is `onAccent`.
  let cells: [Color] = [
    0xFF7A59, 0xFFB45C, 0xFFD66B, 0x8FD694, 0x5BC0EB, 0x7A8CFF, 0xC58BFF, 0xFF8BB8,
  ].map { Color(hex: $0) }

  /// The fill of a cell: the palette repeats, also for negative indices.
  func cell(_ index: Int) -> Color {
    cells[((index % cells.count) + cells.count) % cells.count]
  }

  /// The fill of a pressed cell, on which its text keeps a contrast of 4.5.
  func pressed(_ fill: Color) -> Color { fill.mixed(with: onAccent, fraction: 0.1) }

  static let dark = Theme(
    name: .dark, background: Color(hex: 0x14161B), panel: Color(hex: 0x1B1E25), raised: Color(hex: 0x242832),
    line: Color(hex: 0x2E333F), stage: Color(hex: 0x0F1115), text: Color(hex: 0xE9ECF2),
    dim: Color(hex: 0x9AA3B2), faint: Color(hex: 0x7C8698), accent: Color(hex: 0xFF7A59),
    second: Color(hex: 0x5BC0EB))

  static let light = Theme(
    name: .light, background: Color(hex: 0xF2F3F6), panel: Color(hex: 0xFFFFFF), raised: Color(hex: 0xF5F6F9),
    line: Color(hex: 0xE1E4EA), stage: Color(hex: 0xE9EBF0), text: Color(hex: 0x1B1E25),
    dim: Color(hex: 0x5C6575), faint: Color(hex: 0x747E8B), accent: Color(hex: 0xE4572E),
    second: Color(hex: 0x1B87C4))

  static func named(_ name: Name) -> Theme { name == .dark ? dark : light }
}
