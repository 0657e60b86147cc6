import CradleGeometry

/// The miniatures beside the sidebar's rows: stills, except the one under the pointer, which plays.
final class SidebarMiniatures {
  static let size = Size(width: 38, height: (38 * HomeLayout.aspect).rounded())
  /// Texels per pixel of the stills, so that thin lines are averaged.
  static let detail = 2.0

  /// Whether the sidebar shows them; only the window turns this on.
  var isShown = false
  let pictures = HomePictures()
  private var pointed: Int?
  private var last: Double?
  private var hasBegun = false

  /// Begins a frame. The first one, which opens the window, paints no picture.
  func begin() {
    pictures.begin(budget: hasBegun ? 1 : 0)
    hasBegun = true
  }

  /// Whether the next frame will differ, while the rows are visible.
  func isMoving(_ miniatures: [Miniature]) -> Bool {
    pictures.isBehind || pointed.map { miniatures[$0].isPlaying } ?? false
  }

  /// Advances to a time; the row under the pointer plays its gesture once.
  func advance(to now: Double, hover: WindowTarget?, _ miniatures: [Miniature]) {
    var pointed: Int?
    if case .demo(let index)? = hover { pointed = index }
    if pointed != self.pointed {
      if let old = self.pointed { miniatures[old].stop() }
      if let pointed { miniatures[pointed].play() }
      (self.pointed, last) = (pointed, nil)
    }
    guard let pointed, miniatures[pointed].isPlaying else { return }
    miniatures[pointed].advance(by: (now - (last ?? now)).clamped(to: 0...Home.longestStep))
    last = now
  }
}
