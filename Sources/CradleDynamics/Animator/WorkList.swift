import CradleGeometry
import CradlePhysics

/// A list of waiting elements, in order, that are visited and released while any code may append to it, or visit it.
///
/// No access to the list is under way while an element is visited or released: a deinitializer of an app's object may call
/// anything. The storage is kept until `giveBack`.
final class WorkList<Element> {
  private var waiting: [Element] = []
  /// The elements that are being visited.
  private var current: [Element] = []
  private var peak = Peak()

  var isEmpty: Bool { waiting.isEmpty }

  func append(_ element: Element) { waiting.append(element) }

  func contains(where isMatch: (Element) -> Bool) -> Bool { waiting.contains(where: isMatch) }

  /// Removes the last waiting element that matches.
  func removeLast(where isMatch: (Element) -> Bool) {
    // Searched from the end: what is added last is often removed first.
    if let place = waiting.lastIndex(where: isMatch) { _ = waiting.remove(at: place) }
  }

  /// Removes the waiting elements that match.
  func removeAll(where isMatch: (Element) -> Bool) {
    if contains(where: isMatch) { _ = exchange(&waiting, with: waiting.filter { !isMatch($0) }) }
  }

  /// Gives back memory if there is room for many times the elements that were visited of late; not during a visit.
  func giveBack() {
    let needed = peak.look()
    waiting.giveBack(keeping: needed)
    current.giveBack(keeping: needed)
  }

  /// Visits and releases the elements, those that are appended meanwhile last.
  ///
  /// If a visit or a release starts another one, that one visits all elements that are left, some of them again.
  func drain(_ visit: (Element) -> Void) {
    while !waiting.isEmpty {
      swap(&waiting, &current)
      peak.note(current.count)
      var place = 0
      while place < current.count {
        visit(current[place])
        place += 1
      }
      // Returned elements are released after the access that removes them.
      while current.popLast() != nil {}
    }
  }
}
