import CradleGeometry

/// Where the top bar's words and buttons are.
struct TopBarLayout: Equatable {
  /// "Cradle"; nil while the sidebar is folded.
  let name: Rect?
  /// Folds and unfolds the sidebar; where the window has no room beside the stage, as a drawer.
  let menu: Rect
  /// The demo's title and summary share this room.
  let title: Rect
  /// The two parameter sets.
  let sets: [Rect]
  let pause: Rect
  let speed: Rect
  /// Folds and unfolds the plot; nil where there is none to fold.
  let plot: Rect?
  /// Folds and unfolds the panel with the Swift.
  let source: Rect
  /// Folds and unfolds the inspector, as `menu` does the sidebar.
  let tune: Rect
  /// Frames a second and milliseconds a frame; nil where there is no room for it.
  let readout: Rect?

  /// What "120 fps · 16.6 ms" takes in the values' type, in points, with some to spare.
  private static let readoutWidth = 112.0

  init(_ layout: ShellLayout) {
    let bar = layout.topBar
    let padding = ShellLayout.Metrics.padding
    func button(_ x: Double, width: Double) -> Rect {
      Rect(x: x, y: bar.midY - 14, width: width, height: 28)
    }
    menu = button(12, width: 32)
    name =
      layout.isSidebarFolded
      ? nil : Rect(x: 56, y: 0, width: max(0, layout.sidebar.width - 56), height: bar.height)
    var right = bar.maxX - 12
    func place(_ width: Double, gap: Double) -> Rect {
      right -= width
      defer { right -= gap }
      return button(right, width: width)
    }
    tune = place(32, gap: 4)
    source = place(32, gap: 4)
    plot = layout.canShowPlot ? place(32, gap: 14) : nil
    if bar.width >= ShellLayout.Metrics.inspectorFold {
      readout = Rect(x: right - Self.readoutWidth, y: 0, width: Self.readoutWidth, height: bar.height)
      right -= Self.readoutWidth + 16
      // Beside the inspector the buttons stand at the stage's end, where there is room for the words before them.
      if !layout.isSidebarFolded {
        right = min(right, (layout.isSourceFolded ? layout.stage : layout.source).maxX - padding)
      }
    } else {
      readout = nil
      right -= 4
    }
    speed = place(56, gap: 8)
    pause = place(32, gap: 12)
    let b = place(32, gap: 4)
    let a = place(32, gap: 16)
    sets = [a, b]
    let left = layout.isSidebarFolded ? 60 : layout.stage.minX + padding
    title = Rect(x: left, y: 0, width: max(0, right - left), height: bar.height)
  }
}
