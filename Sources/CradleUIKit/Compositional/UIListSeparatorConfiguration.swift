import CradleCollectionView

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// Below each row but the last, and above none.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// Insets that stand for the standard ones: 16 pt at the leading edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above, in points; only the leading and the trailing one count.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below, in points; only the leading and the trailing one count.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of both lines.
  public var color = UIColor.separator

  /// Makes the standard lines of a list, which are the same in every appearance here.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  func core(isLast: Bool) -> RowSeparators {
    func insets(_ visibility: Visibility, _ insets: NSDirectionalEdgeInsets, isAutomatic: Bool)
      -> RowSeparators.Insets?
    {
      guard visibility == .visible || visibility == .automatic && isAutomatic else { return nil }
      guard insets != Self.automaticInsets else { return RowSeparators.standardInsets }
      return (Double(insets.leading), Double(insets.trailing))
    }
    return RowSeparators(
      top: insets(topSeparatorVisibility, topSeparatorInsets, isAutomatic: false),
      bottom: insets(bottomSeparatorVisibility, bottomSeparatorInsets, isAutomatic: !isLast))
  }
}
