import CradleGeometry

/// The frames of the demos' cards on the page of all demos, in points of its content, which may scroll.
struct HomeLayout: Equatable {
  struct Card: Equatable {
    /// The area that reacts to a press: picture and text.
    let frame: Rect
    let picture: Rect
  }

  /// A picture's height over its width.
  static let aspect = 0.72
  /// The height of the title and two lines of text below it.
  static let caption = 62.0
  private static let gap = 20.0
  private static let padding = WindowLayout.Metrics.padding
  /// Narrower cards have no room for the text; wider pictures show no more content.
  private static let cardWidth = 176.0...440.0

  private(set) var cards: [Card] = []
  let columns: Int
  private(set) var height = 0.0

  /// Lays cards out in the smallest number of columns that makes all visible; if there is none, in as many as
  /// fit.
  init(count: Int, size: Size) {
    let room = max(1, size.width - 2 * Self.padding)
    func width(_ columns: Int) -> Double {
      let width = (room - Double(columns - 1) * Self.gap) / Double(columns)
      return min(width, Self.cardWidth.upperBound).rounded(.down)
    }
    func rowHeight(_ columns: Int) -> Double {
      (width(columns) * Self.aspect).rounded() + Self.caption + Self.gap
    }
    func total(_ columns: Int) -> Double {
      Double((count + columns - 1) / columns) * rowHeight(columns) - Self.gap + 2 * Self.padding
    }
    let most = max(1, Int((room + Self.gap) / (Self.cardWidth.lowerBound + Self.gap)))
    let columns = (1...most).first { total($0) <= size.height } ?? most
    self.columns = columns
    height = total(columns)
    // Rows narrower than the page are centred.
    let used = Double(columns) * (width(columns) + Self.gap) - Self.gap
    let left = ((size.width - used) / 2).rounded()
    cards = (0..<count).map { index in
      let x = left + Double(index % columns) * (width(columns) + Self.gap)
      let y = Self.padding + Double(index / columns) * rowHeight(columns)
      let picture = Rect(
        x: x, y: y, width: width(columns), height: (width(columns) * Self.aspect).rounded())
      return Card(
        frame: Rect(x: x, y: y, width: picture.width, height: picture.height + Self.caption), picture: picture
      )
    }
  }

  /// The card a number of places further: left and right in reading order, up and down in its column.
  func card(from index: Int, dx: Int, dy: Int) -> Int {
    let target = index + dx + dy * columns
    guard cards.indices.contains(target) else {
      // From the row before the last one, a shorter last row is reachable, too.
      let isAbove = dy > 0 && index / columns < (cards.count - 1) / columns
      return isAbove ? cards.count - 1 : index
    }
    return target
  }

  /// The cards that are visible at an offset of the content.
  func shown(offset: Double, height: Double) -> Range<Int> {
    let seen = cards.indices.filter {
      cards[$0].frame.maxY > offset && cards[$0].frame.minY < offset + height
    }
    guard let first = seen.first, let last = seen.last else { return 0..<0 }
    return first..<last + 1
  }
}
