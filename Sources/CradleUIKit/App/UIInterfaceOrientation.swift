/// How the screen is held. Nothing here turns it: it is held as its bounds say.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown; upright; upside down; the top at the right; the top at the left.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  static var current: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}

/// A set of ways to hold the screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The top at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The top at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colours of the bar with the clock. There is none here.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance; light on dark; dark on light.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a bar with the clock is shown and hidden. There is none here.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once; by fading; by sliding.
  case none, fade, slide
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown; upright; upside down; the top at the left; the top at the right; on its back; on its face.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is upright, upside down or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
