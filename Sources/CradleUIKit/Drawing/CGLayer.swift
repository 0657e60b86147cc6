/// A drawing that is made once, and drawn several times: it records the commands.
public final class CGLayer {
  /// The context that draws into the layer.
  public let context: CGContext?
  /// The size in points.
  public let size: CGSize
  private let recording: CGContext

  /// Makes an empty layer of a size in points. The context and the dictionary have no effect: all contexts here are alike.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: Any?) {
    recording = CGContext(size)
    (self.context, self.size) = (recording, size)
  }
  /// An image of everything drawn so far.
  fileprivate var image: UIImage { UIImage(recording) }
}

extension CGContext {
  /// Draws a layer over a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) { add(.image(layer.image, rect)) }
  /// Draws a layer in its size at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
