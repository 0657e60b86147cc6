/// The bitmap of an image, as a layer shows it.
public final class CGImage: Sendable {
  let image: UIImage
  init(image: UIImage) { self.image = image }
  /// The width in pixels.
  public var width: Int { Int(image.size.width) }
  /// The height in pixels.
  public var height: Int { Int(image.size.height) }
  /// Returns the part of the image in a rectangle in pixels; nil outside of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let visible = rect.intersection(CGRect(origin: .zero, size: image.size))
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
    let context = CGContext(visible.size)
    context.add(.image(image, CGRect(origin: CGPoint(x: -visible.minX, y: -visible.minY), size: image.size)))
    return context.makeImage()
  }
}
