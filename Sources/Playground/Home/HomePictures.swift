import CradleGeometry
import CradleStage

/// Pictures of the miniatures. A picture is painted again only when its miniature has moved, so a frame in
/// which two play paints two. The pictures belong to a canvas, like its typesetter.
final class HomePictures {
  private struct Entry {
    let state: Int
    let size: Size
    let scale: Double
    let theme: Theme.Name
    let picture: Picture
  }

  private var entries: [Int: Entry] = [:]
  private var stage: (stage: OffscreenStage, size: Size, scale: Double)?
  /// The number of pictures that may still be painted in this frame: making a demo and painting it takes some
  /// milliseconds.
  private var budget = 0
  /// Whether a picture is missing or outdated.
  private(set) var isBehind = false

  /// Begins a frame; `budget` is the number of pictures that it may paint.
  func begin(budget: Int = 1) { (self.budget, isBehind) = (budget, false) }

  /// A miniature's picture; an outdated one if this frame's budget is used up, and nil if there is none yet.
  func picture(_ index: Int, _ miniature: Miniature, size: Size, scale: Double, theme: Theme) -> Picture? {
    let known = entries[index]
    if let known, known.state == miniature.state, known.size == size, known.scale == scale,
      known.theme == theme.name
    {
      return known.picture
    }
    guard budget > 0 else {
      isBehind = true
      return known?.picture
    }
    budget -= 1
    miniature.prepare()
    guard let picture = paint(miniature, size, scale, theme) else { return known?.picture }
    entries[index] = Entry(
      state: miniature.state, size: size, scale: scale, theme: theme.name, picture: picture)
    return picture
  }

  private func paint(_ miniature: Miniature, _ size: Size, _ scale: Double, _ theme: Theme) -> Picture? {
    if stage?.size != size || stage?.scale != scale {
      // A card too small to be drawn has no picture.
      stage = (try? OffscreenStage(size: size, scale: scale)).map { ($0, size, scale) }
    }
    guard let stage = stage?.stage else { return nil }
    stage.canvas.clear(HomeView.ground(of: miniature, theme))
    HomeView.draw(miniature, in: Rect(origin: .zero, size: size), theme, on: stage.canvas)
    return try? stage.picture()
  }
}
