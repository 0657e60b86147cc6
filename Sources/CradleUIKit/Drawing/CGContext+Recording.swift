extension CGContext {
  /// Ours: a drawing command, with the graphics state at its time.
  public struct Drawing {
    /// The command.
    public enum Content {
      /// The inside of a path.
      case fill(CGPath, CGPathFillRule)
      /// The line of a path.
      case stroke(CGPath)
      /// An image over a rectangle.
      case image(UIImage, CGRect)
      /// A text in a rectangle.
      case text(NSAttributedString, CGRect)
      /// A gradient from a point to another one.
      case linearGradient(CGGradient, CGPoint, CGPoint)
      /// A gradient from a circle, by its centre and radius, to another one.
      case radialGradient(CGGradient, CGPoint, CGFloat, CGPoint, CGFloat)
      /// Clears a rectangle.
      case clear(CGRect)
    }
    /// The command.
    public let content: Content
    /// The graphics state.
    public let state: State
  }
  /// Ours: the graphics state of a context.
  public struct State {
    /// The colour of fillings.
    public internal(set) var fillColor = UIColor.black.cgColor
    /// The colour of lines.
    public internal(set) var strokeColor = UIColor.black.cgColor
    /// The width of lines, in points.
    public internal(set) var lineWidth: CGFloat = 1
    /// How lines end.
    public internal(set) var lineCap = CGLineCap.butt
    /// How lines meet.
    public internal(set) var lineJoin = CGLineJoin.miter
    /// The mitre limit, in line widths.
    public internal(set) var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in points; empty for a whole line.
    public internal(set) var dash: [CGFloat] = []
    /// The offset at which the dashes begin, in points.
    public internal(set) var dashPhase: CGFloat = 0
    /// The opacity, 0 … 1.
    public internal(set) var alpha: CGFloat = 1
    /// How colours are blended with the background.
    public internal(set) var blendMode = CGBlendMode.normal
    /// The shadow's offset and blur in points, and its colour; nil for none.
    public internal(set) var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    /// The transform from the drawing's points to the image's.
    public internal(set) var transform = CGAffineTransform.identity
    /// The clip, in the image's points.
    public internal(set) var clips: [(path: CGPath, rule: CGPathFillRule)] = []
  }
}
