import CradlePhysics

/// Where a sheet is shown, and where it comes to rest.
///
///     frame:      top = b − p,  height = max(p, h₁);  of a card in the middle its own height c, and h₁ = (b + c)/2
///     shown:      p(x) = hₙ + f(x − hₙ)  above hₙ
///                 p(x) = h₁ − f(h₁ − x)  below h₁ if it cannot be dismissed, else x
///     dimming:    (p − u)/(d − u), held in 0…1
///     target:     the one of 0, h₁ … hₙ that is nearest to x + v·r/(1 − r) ms
///
///     p height of the sheet's top edge above the container's bottom b, pt     h₁ … hₙ heights of the detents, pt
///     x height that the finger requests, pt     v its velocity, pt/s     f the rubber band of the container's height
///     u height of the largest detent that does not dim, 0 for none     d height of the next larger detent
///     r share of a velocity that a fling keeps in a millisecond at the normal rate of deceleration
///
/// The target is the projection of Apple's talk "Designing Fluid Interfaces" (WWDC 2018, session 803).
struct SheetLayout {
  typealias Identifier = UISheetPresentationController.Detent.Identifier
  /// An active detent and its height in points, with the safe area at the bottom.
  struct Stop {
    var identifier: Identifier
    var height: CGFloat
  }
  /// The container's bounds.
  let bounds: CGRect
  /// The width in points.
  let width: CGFloat
  /// The active detents, lowest first; at least one.
  let stops: [Stop]
  /// The largest detent that does not dim; nil if all do.
  let undimmed: Identifier?
  /// The height of a card in the middle, in points; nil for a sheet at the bottom.
  let cardHeight: CGFloat?

  /// The layout of a card of a size in the middle of the bounds, no larger than these.
  init(cardOf size: CGSize, in bounds: CGRect) {
    let height = size.height.clamped(to: 0...bounds.height)
    (self.bounds, width, undimmed) = (bounds, size.width.clamped(to: 0...bounds.width), nil)
    (stops, cardHeight) = ([Stop(identifier: .large, height: (bounds.height + height) / 2)], height)
  }
  init(bounds: CGRect, width: CGFloat, stops: [Stop], undimmed: Identifier?) {
    (self.bounds, self.width, self.undimmed) = (bounds, width.clamped(to: 0...bounds.width), undimmed)
    cardHeight = nil
    let fallback = Stop(identifier: .large, height: bounds.height)
    self.stops = stops.isEmpty ? [fallback] : stops.sorted { $0.height < $1.height }
  }

  var lowest: CGFloat { stops.first?.height ?? bounds.height }
  var highest: CGFloat { stops.last?.height ?? bounds.height }

  /// The detent with an identifier; the lowest for nil and for one that is not active.
  func stop(_ identifier: Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? stops.first
      ?? Stop(identifier: .large, height: bounds.height)
  }

  /// The detent above the one with an identifier; the lowest for the highest.
  func stop(after identifier: Identifier?) -> Stop {
    let present = stop(identifier)
    let number = stops.firstIndex { $0.identifier == present.identifier } ?? 0
    return stops[(number + 1) % stops.count]
  }

  /// The frame of a sheet that is shown at a height, and is at least so high; nil means the lowest detent.
  func frame(at position: CGFloat, isAtLeast height: CGFloat? = nil) -> CGRect {
    CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - position, width: width,
      height: cardHeight ?? max(position, height ?? lowest))
  }

  /// The dimming at a height, as a share of the full one, 0 … 1.
  func dimming(at position: CGFloat) -> CGFloat {
    let last = stops.lastIndex { $0.identifier == undimmed }
    let bottom = last.map { stops[$0].height } ?? 0
    let next = last.map { $0 + 1 } ?? 0
    guard next < stops.count else { return 0 }
    let way = stops[next].height - bottom
    return way > 0 ? ((position - bottom) / way).clamped(to: 0...1) : position < bottom ? 0 : 1
  }

  private var band: RubberBand { RubberBand(dimension: Double(bounds.height)) }

  /// The height that is shown for a requested one.
  func shown(_ requested: CGFloat, isDismissible: Bool) -> CGFloat {
    if requested > highest { return highest + CGFloat(band.value(for: Double(requested - highest))) }
    if requested < lowest, !isDismissible {
      return lowest - CGFloat(band.value(for: Double(lowest - requested)))
    }
    return max(0, requested)
  }
  /// The request that shows a height.
  func requested(_ shown: CGFloat, isDismissible: Bool) -> CGFloat {
    if shown > highest { return highest + CGFloat(band.inverse(of: Double(shown - highest))) }
    if shown < lowest, !isDismissible {
      return lowest - CGFloat(band.inverse(of: Double(lowest - shown)))
    }
    return shown
  }
  /// The part of a requested velocity that is shown.
  func slope(at requested: CGFloat, isDismissible: Bool) -> CGFloat {
    if requested > highest { return CGFloat(band.slope(at: Double(requested - highest))) }
    if requested < lowest, !isDismissible { return CGFloat(band.slope(at: Double(lowest - requested))) }
    return requested < 0 ? 0 : 1
  }

  /// The detent at which a released sheet comes to rest; nil for none: it goes down.
  func target(from requested: CGFloat, velocity: CGFloat) -> Stop? {
    let end = requested + velocity * Self.coasting
    guard let nearest = nearestStop(to: end), abs(nearest.height - end) <= abs(end) else { return nil }
    return nearest
  }
  /// The detent nearest to a height.
  func nearestStop(to height: CGFloat) -> Stop? {
    stops.min { abs($0.height - height) < abs($1.height - height) }
  }

  /// The seconds of the velocity by which a release is projected, r/(1 − r) ms.
  static let coasting: CGFloat = {
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    return rate / (1 - rate) / 1000
  }()
}
