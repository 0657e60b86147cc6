/// Where an app's code runs, by what it may call there without a trap.
enum AppPlace: String {
  /// Outside of any callback, in actions of recognisers, touches, animations and the ends of scrolls: anything.
  case free
  /// In hooks of views and behaviours: anything but frames.
  case hook
  /// While a collection view works, in its data source, delegate, layout and cells: no touches, no frames, no other layout and
  /// no selection.
  case collection

  var allowsFrames: Bool { self == .free }
  var allowsTouches: Bool { self != .collection }
}

/// Where an app's objects report each of their calls to.
protocol AppListener: AnyObject {
  func hear(_ place: AppPlace)
}
