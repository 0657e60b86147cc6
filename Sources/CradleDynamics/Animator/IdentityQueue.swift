/// Objects that wait for a visit, in order, each at most once.
///
/// Adding one that waits already does nothing, and one that was removed is not visited, also if it is removed
/// during the visits.
final class IdentityQueue<Element: AnyObject> {
  private let list = WorkList<Element>()
  /// The identities of the elements still to be visited. The list keeps them alive, so that no other object has the
  /// same identity.
  private var waiting: Set<ObjectIdentifier> = []

  /// Adds an element at the end; returns false if it waits already.
  @discardableResult func insert(_ element: Element) -> Bool {
    guard waiting.insert(ObjectIdentifier(element)).inserted else { return false }
    list.append(element)
    return true
  }

  /// Removes an element; ignores one that does not wait.
  func remove(_ element: Element) {
    guard waiting.remove(ObjectIdentifier(element)) != nil else { return }
    list.removeLast { $0 === element }
  }

  /// Visits and releases the elements; those added during a visit come last. A visited element may be added again.
  func drain(_ visit: (Element) -> Void) {
    list.drain { element in
      if waiting.remove(ObjectIdentifier(element)) != nil { visit(element) }
    }
  }
}
