/// A shadow's mask, and how it is cut to cover a shape of another size.
struct ShadowSlices {
  let mask: ShadowMask
  /// The extent of the mask's corners into the shape, in pixels; nil if the mask has the shape's size and is not cut.
  let inset: Int?

  /// The slices for a rounded rectangle; all lengths are in pixels. The radius and the deviation are clamped and rounded
  /// to steps, so that a changing shape shares masks.
  init(width: Int, height: Int, radius: Double, deviation: Double) {
    // NaN counts as 0, as a negative length does.
    let radius = min(
      ((radius > 0 ? radius : 0) * 2).rounded() / 2, Double(min(width, height)) / 2, CornerMask.largest)
    let deviation = (min(deviation > 0 ? deviation : 0, ShadowMask.largestDeviation) * 4).rounded() / 4
    let inset = Int(radius.rounded(.up)) + Int((deviation * 3).rounded(.up)) + 1
    let side = 2 * inset + ShadowMask.stretch
    if width >= side, height >= side {
      mask = ShadowMask(width: side, height: side, radius: radius, deviation: deviation)
      self.inset = inset
    } else {
      mask = ShadowMask(width: width, height: height, radius: radius, deviation: deviation)
      self.inset = nil
    }
  }

  /// The mask's texel, along one axis, that covers a pixel of the shape; outside of the mask beyond the shadow's reach.
  /// The pixel is counted from the shape's left or upper side, and `texels` is the mask's length along the axis.
  func texel(_ pixel: Int, of length: Int, texels: Int) -> Int {
    let pixel = pixel + mask.reach
    guard let inset else { return pixel }
    let corner = mask.reach + inset
    if pixel < corner { return pixel }
    return pixel < length + 2 * mask.reach - corner ? corner : pixel - (length + 2 * mask.reach - texels)
  }
}
