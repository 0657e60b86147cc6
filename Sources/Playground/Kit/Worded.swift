import CradleScrolling

/// An enumeration of the libraries whose cases are words of scripts, traces and settings.
protocol Worded: RawRepresentable, CaseIterable where RawValue == String {}

extension Worded {
  /// The case of a word; nil if there is none.
  public init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }

  /// The case's word.
  public var rawValue: String { "\(self)" }
}

extension PointerEvent.Phase: Worded {}
extension PointerEvent.Device: Worded {}
extension PointerEvent.Button: Worded {}
extension ScrollEngine: Worded {}
extension ScrollView.Phase: Worded {}
