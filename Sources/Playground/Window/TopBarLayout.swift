import CradleGeometry

/// Where the top bar's words and buttons are.
struct TopBarLayout: Equatable {
  /// "Cradle"; nil while the sidebar is folded.
  let name: Rect?
  /// Opens the sidebar as a drawer; nil while it is beside the stage.
  let menu: Rect?
  /// The demo's title and summary share this room.
  let title: Rect
  /// The two parameter sets.
  let sets: [Rect]
  let pause: Rect
  let speed: Rect
  /// Opens the inspector as a drawer; nil while it is beside the stage.
  let tune: Rect?
  /// Frames a second and milliseconds a frame; nil while the inspector is folded.
  let readout: Rect?

  init(_ layout: ShellLayout) {
    let bar = layout.topBar
    let padding = ShellLayout.Metrics.padding
    func button(_ x: Double, width: Double) -> Rect {
      Rect(x: x, y: bar.midY - 14, width: width, height: 28)
    }
    let isWide = !layout.isSidebarFolded
    name = isWide ? Rect(x: padding, y: 0, width: layout.sidebar.width - padding, height: bar.height) : nil
    menu = isWide ? nil : button(12, width: 32)
    tune = layout.isInspectorFolded ? button(bar.maxX - 44, width: 32) : nil
    readout =
      layout.isInspectorFolded
      ? nil
      : Rect(
        x: layout.inspector.minX + padding, y: 0, width: layout.inspector.width - 2 * padding,
        height: bar.height)
    var right = layout.isInspectorFolded ? bar.maxX - 52 : layout.stage.maxX - padding
    func place(_ width: Double, gap: Double) -> Rect {
      right -= width
      defer { right -= gap }
      return button(right, width: width)
    }
    speed = place(56, gap: 8)
    pause = place(32, gap: 12)
    let b = place(32, gap: 4)
    let a = place(32, gap: 16)
    sets = [a, b]
    let left = isWide ? layout.stage.minX + padding : 60
    title = Rect(x: left, y: 0, width: max(0, right - left), height: bar.height)
  }
}
