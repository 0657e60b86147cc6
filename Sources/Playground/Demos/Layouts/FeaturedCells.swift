import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// The cells of an opening list: photos that keep their size, a dark overlay, a title and two lines.
final class FeaturedCells {
  static let count = captions.count
  private let album = PhotoAlbum()

  private static let captions: [(title: String, place: String, when: String)] = [
    ("First light", "Above the valley", "06:12, before anyone is up"),
    ("Still water", "The far shore", "A morning without wind"),
    ("Blue hour", "Between the ridges", "20:48, two minutes later"),
    ("Red rocks", "The long canyon", "Dust, warm until midnight"),
    ("High pass", "2,300 m, east side", "Snow until the end of June"),
    ("Low tide", "The northern bay", "Eleven steps to the boat"),
    ("Pine ridge", "Behind the old mill", "After a night of rain"),
    ("Moonrise", "The salt flats", "Day 28, on foot"),
    ("Dunes", "South of the well", "They have moved since"),
    ("Meadow", "Half-way up", "Nobody mows it before August"),
    ("Fjord", "From the last bend", "The ferry is late"),
    ("Evening", "The same valley", "21:30, going home"),
  ]

  func draw(
    _ item: Int, _ look: FeaturedLook, in frame: Rect, photoHeight: Double, isPressed: Bool, on canvas: Canvas
  ) {
    let photo = Rect(
      x: frame.minX, y: frame.midY - photoHeight / 2, width: frame.width, height: photoHeight)
    let caption = Self.captions[item % Self.captions.count]
    canvas.clipped(to: frame) {
      drawPhoto(item, in: photo, on: canvas)
      canvas.fill(frame, Color.black.opacity(min(1, look.overlayAlpha + (isPressed ? 0.1 : 0))))
      let center = frame.center
      canvas.transformed(Transform(scale: look.titleScale, around: center)) {
        canvas.text(
          caption.title, at: center, Font(size: 38, weight: .semibold), .white, alignment: .center,
          maximumWidth: max(0, frame.width - 32))
      }
      canvas.withOpacity(look.detailAlpha) {
        for (line, y) in [(caption.place, 40.0), (caption.when, 62)] {
          canvas.text(
            line, at: center + Vector(dx: 0, dy: y), Font(size: 14), .white, alignment: .center,
            maximumWidth: max(0, frame.width - 32))
        }
      }
    }
  }

  private func drawPhoto(_ item: Int, in frame: Rect, on canvas: Canvas) {
    guard let picture = album[item % Self.count] else {
      return Landscape(number: item).draw(in: frame, on: canvas)
    }
    // Filled, and cut where the photo is wider or higher than the place.
    let whole = Size(width: Double(picture.width), height: Double(picture.height))
    let scale = min(whole.width / frame.width, whole.height / frame.height)
    let part = Rect(
      center: Point(x: whole.width / 2, y: whole.height / 2),
      size: Size(width: frame.width * scale, height: frame.height * scale))
    canvas.picture(picture, in: frame, source: part)
  }
}

extension FeaturedLayout {
  /// How fast a cell moves over the screen for the speed of the scroll: the list creeps while a cell opens.
  func drift(of attributes: LayoutAttributes, in scrollView: ScrollView) -> Vector {
    let (offset, speed) = (scrollView.contentOffset.y, scrollView.velocity.dy)
    guard offset >= scrollView.minimumOffset.y, offset <= scrollView.maximumOffset.y else {
      return Vector(dx: 0, dy: -speed)
    }
    let isOpening = attributes.zIndex == Int((offset / dragOffset).rounded(.down)) + 1
    let growth = isOpening ? (featuredHeight - standardHeight) / 2 : 0
    return Vector(dx: 0, dy: -speed * (standardHeight + growth) / dragOffset)
  }
}
