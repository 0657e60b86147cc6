/// Why a snapshot rejected a change; the snapshot is unchanged.
package enum DiffableDataSourceSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A section or item of this identifier is already there; the identifier is given as text.
  case duplicate(String)
  /// No section or item has this identifier; the identifier is given as text.
  case unknown(String)

  /// A sentence that names the identifier and the remedy.
  package var description: String {
    switch self {
    case .duplicate(let identifier):
      "The snapshot already holds \(identifier); identifiers must be unique, so delete or move that one instead"
    case .unknown(let identifier):
      "The snapshot holds no \(identifier); append it before naming it"
    }
  }
}
