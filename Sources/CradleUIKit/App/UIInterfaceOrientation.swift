/// The orientation of the screen; derived from its bounds.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top of the device at the left.
  case landscapeRight
  /// The top of the device at the right.
  case landscapeLeft

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  static var current: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The top of the device at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The top of the device at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colours of the status bar. Has no effect: there is no status bar here.
public enum UIStatusBarStyle: Int, Sendable {
  /// Follows the interface's style.
  case `default` = 0
  /// Light on dark.
  case lightContent = 1
  /// Dark on light.
  case darkContent = 3
}

/// How a status bar is shown and hidden. Has no effect: there is no status bar here.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned, with the top at the left.
  case landscapeLeft
  /// Turned, with the top at the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is upright, upside down or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
