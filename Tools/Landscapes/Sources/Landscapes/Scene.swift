/// A landscape: its painting and the film that develops it.
protocol Scene: Sendable {
  /// The film that suits it.
  var film: Film { get }
  /// Paints everything, from far to near.
  func paint(on painting: inout Painting)
}

extension Scene {
  var film: Film { Film() }

  /// The finished picture, 0xFFRRGGBB row by row.
  func picture(width: Int, height: Int, detail: Int = 2) -> [UInt32] {
    var painting = Painting(width: width, height: height, detail: detail)
    paint(on: &painting)
    return film.develop(painting)
  }
}
