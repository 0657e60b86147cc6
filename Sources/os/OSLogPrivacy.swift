/// Whether a value within a message is written. A public value is; a private or sensitive one is replaced by
/// `<private>`. By default each value is written, as Apple's system does while a debugger is attached.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a value that is not written.
  public enum Mask: Sendable {
    /// A number that is the same for equal values, in one run of the program.
    case hash
    /// No replacement but `<private>`.
    case none
  }
  let isHidden: Bool
  let mask: Mask

  /// Written.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  /// Written.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  /// Not written.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
  /// Not written, as a private one.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
  /// Written, unless a mask replaces it.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: mask == .hash, mask: mask) }
  /// Not written; a mask replaces it.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
  /// Not written; a mask replaces it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

  /// A value as it is written.
  func shown(_ value: String) -> String {
    guard isHidden else { return value }
    return mask == .hash
      ? "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>" : "<private>"
  }
}
