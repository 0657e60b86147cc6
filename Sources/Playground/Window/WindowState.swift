import CradleGeometry

/// The window's state, which is kept between starts.
struct WindowState: Equatable {
  /// The last demo's id.
  var demo: String?
  /// The last theme's name; the default is dark.
  var theme: String?
  /// The last size in points.
  var width: Double?
  var height: Double?
  /// The folded regions, by their names in one line.
  var foldedNames: String?
  /// The regions that are folded by default and were unfolded, by their names in one line.
  var unfoldedNames: String?
  /// `off` if the hand that shows a demo is turned off.
  var hand: String?
  /// Pixels per point, as last chosen with the keys; nil for the desktop's.
  var chosenScale: Double?

  var playsHand: Bool {
    get { hand != "off" }
    set { hand = newValue ? "on" : "off" }
  }

  var themeName: Theme.Name { theme.flatMap(Theme.Name.init) ?? .dark }

  /// The folded regions.
  var folded: Set<WindowRegion> {
    get {
      Self.regions(foldedNames).union(WindowRegion.foldedAtFirst.subtracting(Self.regions(unfoldedNames)))
    }
    set {
      foldedNames = Self.names(newValue.subtracting(WindowRegion.foldedAtFirst))
      unfoldedNames = Self.names(WindowRegion.foldedAtFirst.subtracting(newValue))
    }
  }

  private static func regions(_ names: String?) -> Set<WindowRegion> {
    Set((names ?? "").split(separator: " ").compactMap { WindowRegion(rawValue: String($0)) })
  }

  private static func names(_ regions: Set<WindowRegion>) -> String {
    WindowRegion.allCases.filter(regions.contains).map(\.rawValue).joined(separator: " ")
  }

  /// The size, if it is valid.
  var size: Size? {
    guard let width, let height, (200...16384).contains(width), (200...16384).contains(height) else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// The chosen scale, if it is valid.
  var scale: Double? {
    get { chosenScale.flatMap { (0.5...4).contains($0) ? $0 : nil } }
    set { chosenScale = newValue }
  }
}

extension WindowState {
  /// Reads an object that `write` has written.
  init(_ node: JSONNode) throws(CommandError) {
    demo = try node.member("demo")?.string("a demo's id")
    theme = try node.member("theme")?.string("a theme's name")
    foldedNames = try node.member("folded")?.string("regions' names")
    unfoldedNames = try node.member("unfolded")?.string("regions' names")
    hand = try node.member("hand")?.string("on or off")
    width = try node.member("width")?.finite()
    height = try node.member("height")?.finite()
    chosenScale = try node.member("chosenScale")?.finite()
  }

  /// Adds its members to an object.
  func write(to json: inout JSONText) {
    json.member("demo", demo)
    json.member("theme", theme)
    json.member("folded", foldedNames)
    json.member("unfolded", unfoldedNames)
    json.member("hand", hand)
    json.member("width", width)
    json.member("height", height)
    json.member("chosenScale", chosenScale)
  }
}
