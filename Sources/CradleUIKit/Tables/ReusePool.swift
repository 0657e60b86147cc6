/// A view of a table that is used again.
protocol Reusable: UIView {
  var reuseIdentifier: String? { get set }
  func prepareForReuse()
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}

/// The views of one kind that went out of sight, and what makes new ones.
struct ReusePool<View: Reusable> {
  /// Makes the views of each reuse identifier.
  var makers: [String: (String) -> View] = [:]
  private var spare: [String: [View]] = [:]

  /// A view to use again, prepared for it, or a new one; nil if nothing is registered.
  mutating func take(_ identifier: String) -> View? {
    if let view = spare[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let made = makers[identifier]?(identifier) else { return nil }
    made.reuseIdentifier = identifier
    return made
  }
  mutating func put(_ view: View) {
    if let identifier = view.reuseIdentifier { spare[identifier, default: []].append(view) }
  }
}
