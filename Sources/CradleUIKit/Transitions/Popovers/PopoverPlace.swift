/// The place of a popover: beside what it points at, within an area.
///
/// Of the sides that are permitted it takes the first with room for the content, in the order below, above, right, left;
/// where there is none, the one with the most room, and the content shrinks. The order is ours, UIKit publishes none.
struct PopoverPlace: Equatable {
  /// The frame of the whole card with its arrow, in the area's points.
  private(set) var frame: CGRect
  /// The side of the arrow; empty for none.
  private(set) var direction: UIPopoverArrowDirection
  /// The centre of the arrow along its side, from the card's left or upper edge, in points.
  private(set) var arrow: CGFloat

  /// The arrow's height and half of its base, and the radius of the card's corners, in points; ours.
  static let arrowHeight: CGFloat = 13
  static let halfBase: CGFloat = 13
  static let cornerRadius: CGFloat = 13

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Places content of a size at a rectangle. An arrow points at a side of it, or with `overlaps` at its middle.
  init(
    content: CGSize, at source: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool
  ) {
    let source = overlaps ? CGRect(x: source.midX, y: source.midY, width: 0, height: 0) : source
    func room(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let room: CGFloat =
        switch direction {
        case .up: area.maxY - source.maxY
        case .down: source.minY - area.minY
        case .left: area.maxX - source.maxX
        default: source.minX - area.minX
        }
      return room - Self.arrowHeight
    }
    func needs(_ direction: UIPopoverArrowDirection) -> CGFloat {
      Self.isVertical(direction) ? content.height : content.width
    }
    let sides = Self.order.filter { permitted.contains($0) }
    let fitting = sides.first { room($0) >= needs($0) }
    guard let side = fitting ?? sides.max(by: { room($0) - needs($0) < room($1) - needs($1) }) else {
      let size = CGSize(width: min(content.width, area.width), height: min(content.height, area.height))
      let origin = CGPoint(
        x: Self.start(size.width, around: source.midX, from: area.minX, to: area.maxX),
        y: Self.start(size.height, around: source.midY, from: area.minY, to: area.maxY))
      (frame, direction, arrow) = (CGRect(origin: origin, size: size), [], 0)
      return
    }
    direction = side
    if Self.isVertical(side) {
      let height = min(content.height, max(0, room(side))) + Self.arrowHeight
      let width = min(content.width, area.width)
      let left = Self.start(width, around: source.midX, from: area.minX, to: area.maxX)
      let top = side == .up ? source.maxY : source.minY - height
      frame = CGRect(x: left, y: top, width: width, height: height)
      arrow = Self.held(source.midX - left, in: width)
    } else {
      let width = min(content.width, max(0, room(side))) + Self.arrowHeight
      let height = min(content.height, area.height)
      let top = Self.start(height, around: source.midY, from: area.minY, to: area.maxY)
      let left = side == .left ? source.maxX : source.minX - width
      frame = CGRect(x: left, y: top, width: width, height: height)
      arrow = Self.held(source.midY - top, in: height)
    }
  }

  private static func isVertical(_ direction: UIPopoverArrowDirection) -> Bool {
    direction == .up || direction == .down
  }
  /// The start of a length around a middle, within limits.
  private static func start(_ length: CGFloat, around middle: CGFloat, from low: CGFloat, to high: CGFloat)
    -> CGFloat
  { max(low, min(middle - length / 2, high - length)) }
  /// A place of the arrow between the corners of a side.
  private static func held(_ place: CGFloat, in length: CGFloat) -> CGFloat {
    let margin = min(cornerRadius + halfBase, length / 2)
    return max(margin, min(place, length - margin))
  }

  /// The frame of the content, in the card's points.
  var contentFrame: CGRect {
    let card = CGRect(origin: .zero, size: frame.size)
    let height = Self.arrowHeight
    return switch direction {
    case .up: card.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    case .down: card.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    case .left: card.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
    case .right: card.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
    default: card
    }
  }
  /// The arrow's tip and the ends of its base, in the card's points; empty without an arrow.
  var arrowCorners: [CGPoint] {
    let (content, half) = (contentFrame, Self.halfBase)
    return switch direction {
    case .up: Self.corners(x: arrow, y: 0, base: content.minY, half)
    case .down: Self.corners(x: arrow, y: frame.height, base: content.maxY, half)
    case .left: Self.corners(x: arrow, y: 0, base: content.minX, half).map { CGPoint(x: $0.y, y: $0.x) }
    case .right:
      Self.corners(x: arrow, y: frame.width, base: content.maxX, half).map { CGPoint(x: $0.y, y: $0.x) }
    default: []
    }
  }
  private static func corners(x: CGFloat, y: CGFloat, base: CGFloat, _ half: CGFloat) -> [CGPoint] {
    [CGPoint(x: x, y: y), CGPoint(x: x - half, y: base), CGPoint(x: x + half, y: base)]
  }
}
