/// A kind of value on a pasteboard.
private struct PasteboardKind<Value> {
  /// The type under which new items have the value.
  let type: String
  /// Further types under which the value is read.
  var otherTypes: [String] = []
  /// Converts an item's object of one of the types to a value; nil if it is another kind of object.
  let read: (Any) -> Value?

  func item(_ value: Value) -> [String: Any] { [type: value] }
  func value(of item: [String: Any]) -> Value? {
    for type in [type] + otherTypes { if let value = item[type].flatMap(read) { return value } }
    return nil
  }
  func first(of items: [[String: Any]]) -> Value? { items.first.flatMap(value) }
  /// The values of all items that have one; nil for none.
  func all(of items: [[String: Any]]) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }
}

/// The kinds, with Apple's uniform types for them.
private enum PasteboardKinds {
  static var text: PasteboardKind<String> {
    PasteboardKind(type: "public.utf8-plain-text", otherTypes: ["public.plain-text", "public.text"]) {
      $0 as? String ?? ($0 as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }
  }
  static var url: PasteboardKind<URL> {
    PasteboardKind(type: "public.url") { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }
  }
  static var image: PasteboardKind<UIImage> {
    PasteboardKind(type: "public.png", otherTypes: ["public.jpeg"]) {
      $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) }
    }
  }
  static var color: PasteboardKind<UIColor> {
    PasteboardKind(type: "com.apple.uikit.color") { $0 as? UIColor }
  }
}

extension UIPasteboard {
  static func item(text: String) -> [String: Any] { PasteboardKinds.text.item(text) }
  static func text(of item: [String: Any]) -> String? { PasteboardKinds.text.value(of: item) }

  /// The text of the first item; nil for none. Here and below a new value replaces all items, and nil removes them.
  public var string: String? {
    get { PasteboardKinds.text.first(of: items) }
    set { replace(newValue.map { [$0] }, PasteboardKinds.text) }
  }
  /// The texts of all items; nil for none.
  public var strings: [String]? {
    get { PasteboardKinds.text.all(of: items) }
    set { replace(newValue, PasteboardKinds.text) }
  }
  /// The URL of the first item; nil for none. A text is no URL.
  public var url: URL? {
    get { PasteboardKinds.url.first(of: items) }
    set { replace(newValue.map { [$0] }, PasteboardKinds.url) }
  }
  /// The URLs of all items; nil for none.
  public var urls: [URL]? {
    get { PasteboardKinds.url.all(of: items) }
    set { replace(newValue, PasteboardKinds.url) }
  }
  /// The image of the first item; nil for none.
  public var image: UIImage? {
    get { PasteboardKinds.image.first(of: items) }
    set { replace(newValue.map { [$0] }, PasteboardKinds.image) }
  }
  /// The images of all items; nil for none.
  public var images: [UIImage]? {
    get { PasteboardKinds.image.all(of: items) }
    set { replace(newValue, PasteboardKinds.image) }
  }
  /// The colour of the first item; nil for none.
  public var color: UIColor? {
    get { PasteboardKinds.color.first(of: items) }
    set { replace(newValue.map { [$0] }, PasteboardKinds.color) }
  }
  /// The colours of all items; nil for none.
  public var colors: [UIColor]? {
    get { PasteboardKinds.color.all(of: items) }
    set { replace(newValue, PasteboardKinds.color) }
  }
  /// Whether an item has a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether an item has a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  public var hasImages: Bool { images != nil }
  /// Whether an item has a colour.
  public var hasColors: Bool { colors != nil }
  private func replace<Value>(_ values: [Value]?, _ kind: PasteboardKind<Value>) {
    items = values?.map(kind.item) ?? []
  }

  /// The types of the first item, in alphabetical order.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { types.contains($0) }
  }
  /// Returns the first item's value of a type; nil for none.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Returns the first item's value of a type as bytes: data, the UTF-8 bytes of a text or a URL, or the bytes that an image
  /// was made of; nil for none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.data
    default: nil
    }
  }
  /// Replaces all items by one that has a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Replaces all items by one that has the bytes of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
}
