import CradleGeometry

/// The frames of the top bar's text and buttons.
struct TopBarLayout: Equatable {
  /// The program's name; nil while the sidebar is folded.
  let name: Rect?
  /// The button that folds the sidebar, or opens it as a drawer.
  let menu: Rect
  /// The frame shared by the demo's title and summary.
  let title: Rect
  /// The buttons of the two parameter sets.
  let sets: [Rect]
  let pause: Rect
  /// The button of slow motion; nil in a bar that is too narrow for it beside the title.
  let speed: Rect?
  /// The button that records the stage; nil in a bar that is too narrow for it beside the title.
  let record: Rect?
  /// The button that folds the plot; nil if there is none.
  let plot: Rect?
  /// The button that folds the code panel.
  let source: Rect
  /// The button that folds the inspector.
  let tune: Rect
  /// The frames per second and milliseconds per frame, beside a demo's buttons; nil if there is no room.
  let readout: Rect?
  /// The right end of the content under the bar.
  private let contentEnd: Double

  /// The width of "120 fps · 16.6 ms" in the values' type with some margin, in points.
  private static let readoutWidth = 112.0
  /// The width of the buttons beside the text, with their gaps, in points; and of those that a narrow bar leaves out.
  private static let buttonsWidth = 232.0
  private static let (recordWidth, speedWidth, buttonGap) = (32.0, 56.0, 8.0)
  /// The least width for the text, in points: every demo's summary fits into one line under its title.
  static let summaryWidth = 260.0

  /// Lays the bar out. `titleWidth` is the width of the longest title, which is complete in any window: in a narrow one
  /// it takes the place of the buttons whose keys are rarely needed, the same ones in every demo.
  init(_ layout: WindowLayout, titleWidth: Double = 0) {
    let bar = layout.topBar
    let padding = WindowLayout.Metrics.padding
    func button(_ x: Double, width: Double) -> Rect {
      Rect(x: x, y: bar.midY - 14, width: width, height: 28)
    }
    contentEnd = bar.maxX - padding
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
    // Text, buttons and readout from left to right; the readout only beside enough room for the text.
    let left = layout.isSidebarFolded ? 60 : layout.stage.minX + padding
    var buttons = right - Self.readoutWidth - 16
    // Beside the inspector, the buttons end at the stage's right edge, if that leaves room for the text before them.
    if !layout.isSidebarFolded {
      buttons = min(buttons, (layout.isSourceFolded ? layout.stage : layout.source).maxX - padding)
    }
    if buttons - Self.buttonsWidth - left >= Self.summaryWidth {
      readout = Rect(x: right - Self.readoutWidth, y: 0, width: Self.readoutWidth, height: bar.height)
      right = buttons
    } else {
      readout = nil
      right -= 4
    }
    let missing = titleWidth - (right - Self.buttonsWidth - left)
    record = missing <= 0 ? place(Self.recordWidth, gap: Self.buttonGap) : nil
    speed =
      missing <= Self.recordWidth + Self.buttonGap ? place(Self.speedWidth, gap: Self.buttonGap) : nil
    pause = place(32, gap: 12)
    let b = place(32, gap: 4)
    let a = place(32, gap: 16)
    sets = [a, b]
    title = Rect(x: left, y: 0, width: max(0, right - left), height: bar.height)
  }

  /// The readout's frame: on the page of all demos, where no button is beside it, above the end of the page's content.
  func readout(isHome: Bool) -> Rect? {
    guard isHome, var frame = readout else { return readout }
    frame.origin.x = contentEnd - frame.width
    return frame
  }

  /// The buttons from left to right.
  func buttons(isHome: Bool) -> [(target: WindowTarget, frame: Rect)] {
    var buttons: [(WindowTarget, Rect)] = [(.menu, menu)]
    // The page of all demos has no parameters.
    if isHome { return buttons }
    buttons += zip(ParameterSets.Name.allCases, sets).map { (.set($0), $1) }
    buttons.append((.pause, pause))
    if let speed { buttons.append((.speed, speed)) }
    if let record { buttons.append((.record, record)) }
    if let plot { buttons.append((.plotFold, plot)) }
    buttons += [(.sourceFold, source), (.tune, tune)]
    return buttons
  }

  /// The target at a point of the bar: a button, the text, or the background.
  func target(at point: Point, isHome: Bool) -> WindowTarget {
    buttons(isHome: isHome).first { $0.frame.insetBy(dx: -2, dy: -4).contains(point) }?.target
      ?? (title.contains(point) && !isHome ? .summary : .topBar)
  }
}
