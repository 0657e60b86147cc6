extension SceneContents {
  /// The largest number of elements in a scene; more are skipped.
  private static let maximumCount = 1000

  /// Reads a script's contents: `{"items": [[key, …], …]}`, or `{"sheets": […]}` in a demo that has edited scenes.
  ///
  /// - Parameters:
  ///   - node: The contents.
  ///   - kept: The demo's own contents, which determine the kind of contents that it keeps.
  /// - Throws: `CommandError` with the place of the malformed value.
  init(_ node: JSONNode, like kept: SceneContents) throws(CommandError) {
    let hasEditedPages = kept.editedPages != nil
    let field = hasEditedPages ? "sheets" : "items"
    try node.rejectUnknown(known: [field])
    let list = try node.required(field, "a list")
    if hasEditedPages {
      self.init(editedPages: try EditedLabPages(list))
    } else {
      self.init(try Self.items(list), areInSections: kept.areInSections)
    }
  }

  /// Reads a list of lists of numbers, each of which begins with the element's key.
  static func items(_ node: JSONNode) throws(CommandError) -> [Item] {
    var items: [Item] = []
    var keys: Set<Int> = []
    for element in try node.elements() {
      guard items.count < maximumCount else { break }
      var numbers: [Double] = []
      for number in try element.elements() { numbers.append(try number.finite()) }
      guard let first = numbers.first.flatMap({ JSONText.integer(of: $0) }), first >= 0,
        keys.insert(first).inserted
      else {
        throw element.mismatch("a list of numbers that begins with a whole one of its own")
      }
      items.append(Item(key: first, state: Array(numbers.dropFirst())))
    }
    return items
  }
}

extension JSONText {
  /// Elements as lists of numbers, each of which begins with the element's key.
  mutating func items(_ items: [SceneContents.Item]) {
    list(items) { json, item in
      json.list([Double(item.key)] + item.state) { $0.number($1) }
    }
  }

  /// A script's contents.
  mutating func contents(_ contents: SceneContents) {
    object { json in
      if let pages = contents.editedPages {
        json.member("sheets") { $0.list(pages.all) { $0.editedPage($1) } }
      } else {
        json.member("items") { $0.items(contents.items) }
      }
    }
  }
}
