/// Lists of objects that are found by identity.
extension Array where Element: AnyObject {
  /// The index of an object; nil if it is not in the list.
  ///
  /// The search goes from both ends, because lists are mostly emptied from one of them.
  func index(of object: Element) -> Int? {
    withUnsafeBufferPointer { objects in
      for step in 0..<(objects.count + 1) / 2 {
        if objects[step] === object { return step }
        if objects[objects.count - 1 - step] === object { return objects.count - 1 - step }
      }
      return nil
    }
  }

  /// Removes an object, which the list contains at most once.
  mutating func remove(_ object: Element) {
    if let index = index(of: object) { remove(at: index) }
  }
}
