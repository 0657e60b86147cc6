extension UIImage {
  /// Makes an image that a `UIImageView` shows as a loop of other images, and everything else as the first of them;
  /// nil for no images. The duration of one cycle is in seconds; for 0 or less each image is shown for 1/30 s.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let cycle = ImageCycle(images, duration: duration)
    return first.copied { ($0.images, $0.duration) = (images, cycle.duration) }
  }
}

/// Images that are shown one after another, without end.
struct ImageCycle {
  let images: [UIImage]
  /// The duration of one cycle, in seconds.
  let duration: TimeInterval

  /// UIKit shows each image for 1/30 s where no duration is set.
  private static let imagesPerSecond: TimeInterval = 30
  /// The rounding of the sum of frame times, in images.
  private static let tolerance = 1e-9

  /// The images of a cycle; a duration of 0 or less is the standard one.
  init(_ images: [UIImage], duration: TimeInterval) {
    self.images = images
    self.duration = duration > 0 ? duration : TimeInterval(images.count) / Self.imagesPerSecond
  }

  /// Returns the image that is shown a time in seconds after the start; nil without images.
  func image(at time: TimeInterval) -> UIImage? {
    guard !images.isEmpty else { return nil }
    // A turn missed by rounding counts as reached.
    let turns = (time / duration * TimeInterval(images.count) + Self.tolerance).rounded(.down)
    // A cycle so short that its turns cannot be counted shows its first image.
    guard turns.isFinite else { return images[0] }
    return images[Int(turns.truncatingRemainder(dividingBy: TimeInterval(images.count)))]
  }

  /// Returns whether a number of cycles has ended a time in seconds after the start.
  func hasEnded(_ count: Int, at time: TimeInterval) -> Bool {
    time >= duration * TimeInterval(count) - Self.tolerance
  }
}
