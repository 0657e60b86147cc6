/// The cells of a table that went out of sight, and what makes new ones.
struct CellPool {
  /// Makes the cells of each reuse identifier.
  var makers: [String: (String) -> UITableViewCell] = [:]
  private var spare: [String: [UITableViewCell]] = [:]

  /// A cell to use again, prepared for it, or a new one; nil if nothing is registered.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let made = makers[identifier]?(identifier) else { return nil }
    made.reuseIdentifier = identifier
    return made
  }
  mutating func put(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }
}
