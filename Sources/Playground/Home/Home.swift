import CradleGeometry

/// The page of all demos: the playing miniatures, the selected card, and the scroll offset.
final class Home {
  /// The largest number of miniatures that play at once besides the one under the pointer: the eye cannot
  /// follow more, and a frame's time is limited.
  private static let maximumPlaying = 2
  /// Longer gaps are clamped to this, in seconds.
  static let longestStep = 0.05

  private let catalog: [any Demo.Type]
  /// One for each demo; made when the page or a miniature in the sidebar first needs them.
  private(set) lazy var miniatures = catalog.map(Miniature.init)
  /// Whether the page covers the demo.
  private(set) var isOpen = false
  let scroll = ScrollRegion()
  let pictures = HomePictures()
  private(set) var layout = HomeLayout(count: 0, size: .zero)
  private(set) var size = Size.zero
  /// The card selected by keys.
  private(set) var picked = 0
  private var pointed: Int?
  private var last: Double?

  init(_ catalog: [any Demo.Type], isAnimated: Bool) {
    (self.catalog, self.isAnimated) = (catalog, isAnimated)
  }

  /// Whether the next frame will differ.
  func isMoving(at now: Double) -> Bool {
    pictures.isBehind || scroll.isMoving(at: now) || miniatures.contains { $0.isPlaying } || next != nil
  }

  /// Opens the page in a frame of a size, at the card of the open demo: every miniature plays once more.
  func open(at index: Int, in size: Size, now: Double) {
    (isOpen, picked, pointed, last) = (true, index, nil, nil)
    for miniature in miniatures { miniature.hasPlayed = false }
    layOut(in: size)
    reveal(now: now, isAnimated: false)
  }

  /// Closes the page and stops all miniatures.
  func close() {
    for miniature in miniatures { miniature.stop() }
    (isOpen, last) = (false, nil)
  }

  private func layOut(in size: Size) {
    self.size = size
    layout = HomeLayout(count: miniatures.count, size: size)
    scroll.resize(to: size, contentHeight: layout.height)
  }

  /// Whether miniatures play without the pointer; false while motion is reduced.
  private let isAnimated: Bool

  /// The visible cards, including partly visible ones.
  var shown: Range<Int> { layout.shown(offset: scroll.offset, height: size.height) }

  /// The next visible card that has not played.
  private var next: Int? { isAnimated ? shown.first { !miniatures[$0].hasPlayed } : nil }

  /// Advances in a frame of a size to a time; the card under the pointer plays at once.
  func advance(to now: Double, in size: Size, hover: WindowTarget?) {
    if size != self.size { layOut(in: size) }
    var pointed: Int?
    if case .card(let index)? = hover { pointed = index }
    scroll.advance(to: now)
    let seconds = (now - (last ?? now)).clamped(to: 0...Self.longestStep)
    last = isMoving(at: now) ? now : nil
    if pointed != self.pointed {
      self.pointed = pointed
      if let pointed, !miniatures[pointed].isPlaying { miniatures[pointed].play() }
    }
    let shown = shown
    for (index, miniature) in miniatures.enumerated() where miniature.isPlaying {
      shown.contains(index) ? miniature.advance(by: seconds) : miniature.stop()
    }
    // One begins per frame, because making a demo takes time.
    if miniatures.count(where: { $0.isPlaying }) < Self.maximumPlaying, let next { miniatures[next].play() }
  }

  /// The target at a point of the page: a card, or the background.
  func target(at point: Point) -> WindowTarget {
    let place = point + Vector(dx: 0, dy: scroll.offset)
    return layout.cards.firstIndex { $0.frame.contains(place) }.map { .card($0) } ?? .homePage
  }

  /// Selects a card that the pointer pressed.
  func pick(_ index: Int) { picked = index }

  /// Selects another card and scrolls to it.
  func pick(dx: Int, dy: Int, now: Double) {
    picked = layout.card(from: picked, dx: dx, dy: dy)
    reveal(now: now, isAnimated: isAnimated)
  }

  private func reveal(now: Double, isAnimated: Bool) {
    guard layout.cards.indices.contains(picked) else { return }
    let frame = layout.cards[picked].frame
    scroll.reveal(frame.minY, frame.maxY, now: now, isAnimated: isAnimated)
  }
}
