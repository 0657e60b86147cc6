/// The bodies whose isolation has to be checked before the next step.
///
/// Invariant: a marked body is in the list. A slot may be in it twice if its body was replaced meanwhile; the
/// second check finds no mark.
struct SpringCandidates: ~Copyable {
  private var list = Buffer<Int32>()
  /// By body slot.
  private var marks = Buffer<Bool>()

  var byteCount: Int { list.byteCount + marks.byteCount }
  var isEmpty: Bool { list.count == 0 }
  var count: Int { list.count }

  mutating func cover(body: Int32) {
    if Int(body) >= marks.count { marks.resize(Int(body) + 1, filling: false) }
  }

  /// Clears the mark of a body that had the slot before.
  mutating func reset(body: Int32) { marks[body] = false }

  mutating func insert(_ body: Int32) {
    guard !marks[body] else { return }
    marks[body] = true
    list.append(body)
  }

  /// Returns a listed body if it is marked, and clears its mark; else nil.
  mutating func take(_ place: Int) -> Int32? {
    let body = list.base[place]
    guard marks[body] else { return nil }
    marks[body] = false
    return body
  }

  mutating func removeAll() { list.removeAll() }
}
