import CradleGeometry

/// The regions that the user can fold.
enum WindowRegion: String, CaseIterable {
  case sidebar, inspector, plot, source

  /// The regions that are folded by default.
  static let foldedAtFirst: Set<WindowRegion> = [.source]

  /// Whether a window has room for the region beside the stage.
  func hasRoom(in size: Size) -> Bool {
    switch self {
    case .sidebar: size.width >= WindowLayout.Metrics.sidebarFold
    case .inspector: size.width >= WindowLayout.Metrics.inspectorFold
    case .source: size.width >= WindowLayout.Metrics.sourceFold
    case .plot: size.height >= WindowLayout.Metrics.plotFold
    }
  }
}
