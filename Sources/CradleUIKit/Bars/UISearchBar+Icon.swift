extension UISearchBar {
  /// A symbol in the field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The cross that clears the text.
    case clear
    /// The bookmark.
    case bookmark
    /// The list of results.
    case resultsList
  }
}
