import CradleGeometry

/// The frames of the sidebar's rows, in points of its content, which may scroll.
struct SidebarLayout: Equatable {
  struct Row: Equatable {
    /// The demo's index in the catalogue.
    let demo: Int
    let frame: Rect
  }

  struct Heading: Equatable {
    let title: String
    /// The middle of the heading's line.
    let y: Double
  }

  /// The row of the page of all demos, at the top.
  let home: Rect
  private(set) var headings: [Heading] = []
  /// The demos, group by group.
  private(set) var rows: [Row] = []
  private(set) var height = 0.0

  /// Lists cards under their groups; empty groups are left out.
  init(cards: [DemoCard], width: Double = WindowLayout.Metrics.sidebarWidth) {
    home = Rect(x: 12, y: 12, width: width - 24, height: 32)
    var y = home.maxY + 24
    for group in DemoCard.Group.allCases {
      let demos = cards.indices.filter { cards[$0].group == group }
      guard !demos.isEmpty else { continue }
      headings.append(Heading(title: group.title, y: y))
      y += 16
      for demo in demos {
        rows.append(Row(demo: demo, frame: Rect(x: 12, y: y, width: width - 24, height: 32)))
        y += 34
      }
      y += 20
    }
    height = y - 4
  }

  /// The target at a point of the content: a row, or the background.
  func target(at point: Point) -> WindowTarget {
    if home.contains(point) { return .home }
    return rows.first { $0.frame.contains(point) }.map { .demo($0.demo) } ?? .sidebar
  }

  func frame(of demo: Int) -> Rect? { rows.first { $0.demo == demo }?.frame }

  /// The demo some rows further, clamped to the list.
  func demo(from demo: Int, by step: Int) -> Int {
    guard let place = rows.firstIndex(where: { $0.demo == demo }) else { return demo }
    return rows[(place + step).clamped(to: 0...rows.count - 1)].demo
  }
}
