/// An object that an item provider carries: it writes itself as data.
public protocol NSItemProviderWriting: AnyObject {
  /// The types that it writes, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes itself as data of one of those types: calls the closure once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that is made from an item provider's data.
public protocol NSItemProviderReading: AnyObject {
  /// The types that it reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object from data of one of those types; throws if the data is not of the type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Returns an object as one of the class; throws if it was not made, or if the class is a subclass.
  fileprivate static func typed(_ object: AnyObject?) throws -> Self {
    guard let object = object as? Self else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return object
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// UTF-8 text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// Writes the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
    return nil
  }
  /// Reads UTF-8; throws for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try typed(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A link.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// A link.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// Writes the link's text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// Reads a link's text; throws if it is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try typed(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG and JPEG, for an image that was made from data of that kind.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier]
  }
  /// PNG and JPEG.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier]
  }
  /// Writes the data from which the image was made; an error for an image without, or of the other kind.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == UTType.png.identifier ? pngData() : jpegData(compressionQuality: 1)
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
  /// Reads an image's data; throws for other data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try typed(UIImage(data: data))
  }
}
