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
  var factories: [String: (String) -> View] = [:]
  private var available: [String: [View]] = [:]

  /// A view to use again, prepared for it, or a new one; nil if nothing is registered.
  mutating func take(_ identifier: String) -> View? {
    if let view = available[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = factories[identifier]?(identifier) else { return nil }
    view.reuseIdentifier = identifier
    return view
  }
  mutating func recycle(_ view: View) {
    if let identifier = view.reuseIdentifier { available[identifier, default: []].append(view) }
  }
}
