/// Where an app's code runs, by what it may call there without a trap.
enum AppPlace: String {
  /// Outside of any callback, in actions of recognisers, touches, animations and the ends of scrolls: anything.
  case free
  /// In hooks of views and behaviours: anything but frames.
  case hook
  /// Inside a collection view's data source, delegate, layout and cells: no touches, frames, other layouts or
  /// selections.
  case collection

  var allowsFrames: Bool { self == .free }
  var allowsTouches: Bool { self != .collection }
}

/// Where an app's objects report each of their calls to.
protocol AppListener: AnyObject {
  func hear(_ place: AppPlace)
}
