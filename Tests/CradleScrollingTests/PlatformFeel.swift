import CradleScrolling

/// The feels that a platform ships with.
enum PlatformFeel: String, CaseIterable {
  case iOS, iOSFast, android, flutterClamping, flutterBouncing, gtk, chromium

  var feel: ScrollFeel {
    switch self {
    case .iOS: ScrollFeel()
    case .iOSFast: .iOSFast
    case .android: .android
    case .flutterClamping: .flutterClamping
    case .flutterBouncing: .flutterBouncing
    case .gtk: .gtk
    case .chromium: .chromium
    }
  }
}
