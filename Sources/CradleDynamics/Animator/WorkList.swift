import CradleGeometry
import CradlePhysics

/// A list of waiting elements, visited and released in order, while any code may append to it or visit it.
///
/// The list is not accessed while an element is visited or released: the deinitialiser of an app's object may
/// call anything. The storage is kept until `releaseExcess`.
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
    // Searched from the end: the last additions are often removed first.
    if let place = waiting.lastIndex(where: isMatch) { _ = waiting.remove(at: place) }
  }

  /// Removes the waiting elements that match.
  func removeAll(where isMatch: (Element) -> Bool) {
    if contains(where: isMatch) { _ = exchange(&waiting, with: waiting.filter { !isMatch($0) }) }
  }

  /// Releases memory if the capacity is many times the number of recently visited elements; not during a
  /// visit.
  func releaseExcess() {
    let needed = peak.endInterval()
    waiting.releaseExcess(keeping: needed)
    current.releaseExcess(keeping: needed)
  }

  /// Visits and releases the elements; those appended during a visit come last.
  ///
  /// If a visit or a release starts another call of `drain`, that call visits all remaining elements, some of
  /// them again.
  func drain(_ visit: (Element) -> Void) {
    while !waiting.isEmpty { visitPresent(visit) }
  }

  /// Visits and releases the elements that wait now; those appended during a visit wait for another call.
  func visitPresent(_ visit: (Element) -> Void) {
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
