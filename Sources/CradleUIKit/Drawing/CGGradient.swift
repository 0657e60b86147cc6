/// Colours at locations between 0 and 1.
public final class CGGradient {
  /// Ours: the colours.
  public let colors: [CGColor]
  /// Ours: the location of each colour, 0 … 1.
  public let locations: [CGFloat]

  private init(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    self.colors = colors
    let last = CGFloat(max(colors.count - 1, 1))
    self.locations =
      if let locations { Array(UnsafeBufferPointer(start: locations, count: colors.count)) } else {
        colors.indices.map { CGFloat($0) / last }
      }
  }
  /// Makes a gradient of colours, with as many locations; nil spreads them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colors.compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }, locations)
  }
  /// Makes a gradient of colours by their components, four for each, with as many locations; nil spreads them evenly.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(0, count)).map { index in
      UIColor(
        red: components[4 * index], green: components[4 * index + 1], blue: components[4 * index + 2],
        alpha: components[4 * index + 3]
      ).cgColor
    }
    self.init(colors, locations)
  }
}
