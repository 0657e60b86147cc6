extension UIWindow {
  /// The level of windows, which determines the ones in front; the app draws them.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level: larger ones are in front.
    public var rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Returns whether a level is behind another one.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// Returns a level above another one.
    public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }
    /// Returns a level below another one.
    public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
