/// Places an image beside, above or below a title and a subtitle.
struct ButtonArrangement {
  private let image: CGSize?
  private let title: UILabel?
  private let subtitle: UILabel?
  private let placement: NSDirectionalRectEdge
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let alignment: UIButton.Configuration.TitleAlignment

  init(_ look: UIButton.Configuration, _ image: CGSize?, _ title: UILabel?, _ subtitle: UILabel?) {
    (self.image, self.title, self.subtitle) = (image, title, subtitle)
    (placement, alignment) = (look.imagePlacement, look.titleAlignment)
    let hasText = title != nil || subtitle != nil
    imagePadding = image != nil && hasText ? look.imagePadding : 0
    titlePadding = title != nil && subtitle != nil ? look.titlePadding : 0
  }

  private var isBeside: Bool { placement == .leading || placement == .trailing }

  /// The sizes of both texts that fit beside the image into a width in points.
  private func texts(within width: CGFloat) -> (title: CGSize, subtitle: CGSize, both: CGSize) {
    let left = max(0, isBeside ? width - (image?.width ?? 0) - imagePadding : width)
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let size = label.sizeThatFits(CGSize(width: left, height: .infinity))
      return CGSize(width: min(size.width, left), height: size.height)
    }
    let (first, second) = (size(title), size(subtitle))
    let both = CGSize(
      width: max(first.width, second.width), height: first.height + titlePadding + second.height)
    return (first, second, both)
  }

  /// The size in points of all within a width.
  func size(within width: CGFloat) -> CGSize {
    let (image, text) = (image ?? .zero, texts(within: width).both)
    return isBeside
      ? CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
  }

  /// The frames of the parts in a rectangle, aligned within it.
  func frames(
    in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let (parts, size) = (texts(within: rect.width), size(within: rect.width))
    let isWide = horizontal == .fill
    let x: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.maxX - size.width
      case .center: rect.midX - size.width / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top: rect.minY
      case .bottom: rect.maxY - size.height
      case .center, .fill: rect.midY - size.height / 2
      }
    let all = CGRect(x: x, y: y, width: isWide ? rect.width : size.width, height: size.height)
    let (pictured, texted) = split(all, image ?? .zero, parts.both)
    let share = alignedShare
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      CGRect(
        x: texted.minX + (texted.width - size.width) * share, y: y, width: size.width, height: size.height)
    }
    return (
      pictured, line(parts.title, texted.minY), line(parts.subtitle, texted.maxY - parts.subtitle.height)
    )
  }

  /// The image's frame and that of both texts.
  private func split(_ all: CGRect, _ image: CGSize, _ text: CGSize) -> (image: CGRect, text: CGRect) {
    func centred(_ size: CGSize) -> (x: CGFloat, y: CGFloat) {
      (all.midX - size.width / 2, all.midY - size.height / 2)
    }
    var (a, b) = (centred(image), centred(text))
    switch placement {
    case .trailing: (b.x, a.x) = (all.minX, all.maxX - image.width)
    case .top: (a.y, b.y) = (all.minY, all.maxY - text.height)
    case .bottom: (b.y, a.y) = (all.minY, all.maxY - image.height)
    default: (a.x, b.x) = (all.minX, all.maxX - text.width)
    }
    return (
      CGRect(x: a.x, y: a.y, width: image.width, height: image.height),
      CGRect(x: b.x, y: b.y, width: text.width, height: text.height)
    )
  }

  /// The share of the space beside a shorter text that is at its left, 0…1.
  private var alignedShare: CGFloat {
    switch alignment {
    case .leading: return 0
    case .center: return 0.5
    case .trailing: return 1
    case .automatic:
      guard image != nil, isBeside else { return 0.5 }
      return placement == .leading ? 0 : 1
    }
  }
}
