import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// The cells of an opening list: photos of constant size, a dark overlay, a title and two lines.
final class FeaturedCells {
  static let count = Landscape.all.count
  private let album = PhotoAlbum()

  /// The size of a line's letters, and how far the lines' middles are below the title's.
  private static let lineSize = 14.0
  private static let linePlaces = [40.0, 62]
  /// The title's scale in a closed cell.
  private static let closedScale = 0.5

  /// Draws an item's cell in a scene of a scale; `words` states its place in the list.
  ///
  /// The photo has its size in the list, independent of the cell's present size: a cell that grows to it reveals more
  /// of the photo, which is scaled once.
  func draw(
    _ item: Int, _ words: String, _ look: FeaturedLook, in frame: Rect, photo size: Size, isPressed: Bool,
    fit: SceneScale, on canvas: Canvas
  ) {
    // Enlarged in steps, so that a resize rarely scales a photo again.
    let photo = Rect(
      center: frame.center,
      size: Size(
        width: (max(size.width, frame.width) / 32).rounded(.up) * 32,
        height: (size.height / 16).rounded(.up) * 16))
    let landscape = Landscape.all[item % Self.count]
    canvas.clipped(to: frame) {
      drawPhoto(item, in: photo, on: canvas)
      // A clip between pixels shows whole pixels; the overlay covers them, too.
      let overlay = Color.black.opacity(min(1, look.overlayAlpha + (isPressed ? 0.1 : 0)))
      canvas.fill(frame.insetBy(dx: -2, dy: -2), overlay)
      let center = frame.center
      canvas.transformed(Transform(scale: look.titleScale, around: center)) {
        let font = fit.legible(Font(size: 38, weight: .semibold), drawnAt: Self.closedScale)
        canvas.caption(landscape.title, at: center, font, within: frame.width)
      }
      canvas.withOpacity(look.detailAlpha) {
        let font = fit.legible(Font(size: Self.lineSize))
        for (line, y) in zip([landscape.subtitle, words], Self.linePlaces) {
          let place = center + Vector(dx: 0, dy: y * font.size / Self.lineSize)
          canvas.caption(line, at: place, font, within: frame.width)
        }
      }
    }
  }

  /// Draws a photo, or shapes in its place, filling a frame.
  func drawPhoto(_ item: Int, in frame: Rect, on canvas: Canvas) {
    guard let picture = album[Landscape.all[item % Self.count].file] else {
      return LandscapeOfShapes(number: item).draw(in: frame, on: canvas)
    }
    // Fills the frame and cuts off the parts of the photo that are wider or higher.
    let whole = Size(width: Double(picture.width), height: Double(picture.height))
    let scale = min(whole.width / frame.width, whole.height / frame.height)
    let part = Rect(
      center: Point(x: whole.width / 2, y: whole.height / 2),
      size: Size(width: frame.width * scale, height: frame.height * scale))
    canvas.picture(picture, in: frame, source: part)
  }
}

extension Canvas {
  /// White text on a photo, with a shade that keeps it legible on bright skies.
  fileprivate func caption(_ words: String, at place: Point, _ font: Font, within width: Double) {
    let room = max(0, width - 32)
    let font = fitting(font, words, within: room)
    for (offset, color) in [(1.0, Color.black.opacity(0.45)), (0, .white)] {
      text(
        words, at: place + Vector(dx: 0, dy: offset), font, color, alignment: .center,
        maximumWidth: room)
    }
  }
}
