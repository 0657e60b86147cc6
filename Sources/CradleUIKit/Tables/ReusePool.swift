/// A reusable view of a table.
protocol Reusable: UIView {
  var reuseIdentifier: String? { get set }
  func prepareForReuse()
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}

/// The reusable views of one kind that left the screen, and the closures that make new ones.
struct ReusePool<View: Reusable> {
  /// The closures that make the views, by reuse identifier.
  var factories: [String: (String) -> View] = [:]
  private var available: [String: [View]] = [:]
  /// The view that the data source is configuring again; `take` returns it for its identifier.
  var reconfigured: View?

  /// Returns a view prepared for reuse, or a new one; nil if nothing is registered.
  mutating func take(_ identifier: String) -> View? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
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
