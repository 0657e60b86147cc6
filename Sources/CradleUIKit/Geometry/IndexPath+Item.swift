import CradleGeometry

extension IndexPath {
  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section; a path without one traps.
  public var section: Int {
    get {
      check()
      return self[0]
    }
    set {
      check()
      self[0] = newValue
    }
  }
  /// The item in its section; 0 in a path that names a section alone.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }
  /// The same number, as tables name it.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension IndexPath {
  private func check() {
    precondition(!isEmpty, "IndexPath.section: the path is empty; make it with IndexPath(item:section:)")
  }
}

extension NSIndexPath {
  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
  /// The same number, as tables name it.
  public var row: Int { item }
}
