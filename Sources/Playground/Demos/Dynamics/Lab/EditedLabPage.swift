/// The edited scene of a page: a change of one of the lab's own pages, or a page of the user's own.
struct EditedLabPage: Equatable {
  /// The word of the page's choice.
  var name: String
  /// The page whose behaviours it has.
  var base: LabPageName
  var scene: LabScene
  /// The sliders' values with which it opens, by name; empty for those of the base.
  var values: [DemoEvent.Setting] = []

  /// The largest number of the user's own pages, and the longest name in characters: the panel shows all of
  /// them.
  static let maximumCount = 40
  static let longestName = 24

  /// Whether it is a page of the user's own.
  var isOwn: Bool { LabPageName(rawValue: name) == nil }
}

/// All edited scenes: at most one for each page, the user's own pages in the order in which they were saved.
struct EditedLabPages: Equatable {
  private(set) var all: [EditedLabPage] = []

  init(_ editedPages: [EditedLabPage] = []) { for editedPage in editedPages { save(editedPage) } }

  subscript(name: String) -> EditedLabPage? { all.first { $0.name == name } }
  var own: [EditedLabPage] { all.filter(\.isOwn) }
  var isFull: Bool { own.count >= EditedLabPage.maximumCount }

  /// Adds a page, or replaces the one of that name.
  mutating func save(_ editedPage: EditedLabPage) {
    if let index = all.firstIndex(where: { $0.name == editedPage.name }) {
      all[index] = editedPage
    } else if !editedPage.isOwn || !isFull {
      all.append(editedPage)
    }
  }

  mutating func remove(_ name: String) { all.removeAll { $0.name == name } }

  /// The name of a page that is saved under a text: without spaces at its ends and not too long. An empty one becomes
  /// the first free "Page 1", "Page 2", …
  static func name(from text: String?, isTaken: (String) -> Bool) -> String {
    let name = String((text ?? "").trimmingSpaces.prefix(EditedLabPage.longestName))
    guard name.isEmpty else { return name }
    return (1...).lazy.map { "Page \($0)" }.first { !isTaken($0) } ?? "Page"
  }
}
