// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The bytes of a file.
public final class CGDataProvider: NSObject {
  /// The bytes.
  public let data: CFData?
  /// Makes a provider of bytes.
  public init?(data: CFData) { self.data = data }
  /// Makes a provider of a file's bytes; nil if the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data as NSData
  }
}

/// A font's name, or the font in a file's bytes. The app draws it.
public final class CGFont: NSObject {
  /// The name by which `UIFont` knows it.
  public let postScriptName: CFString?
  /// The font's full name; the PostScript name for a font that was made by name.
  public let fullName: CFString?
  /// Ours: the bytes of the font's file, for the app's drawing; nil for a font that was made by name.
  public let data: Data?

  /// Makes a font by its name; names are not checked.
  public init?(_ name: CFString) {
    (postScriptName, fullName, data) = (name, name, nil)
  }
  /// Reads an OpenType or TrueType font, or the first of a collection; nil for any other bytes.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data.map({ Data(referencing: $0) }), let names = FontNames(Array(data)) else {
      return nil
    }
    (postScriptName, fullName, self.data) = (names[6], names[4] ?? names[6], data)
  }
  /// Ours: the fonts that were registered, for the app's drawing.
  public static var registered: [CGFont] { lock.withLock { registeredFonts } }
  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var registeredFonts: [CGFont] = []

  fileprivate static func register(_ font: CGFont, isKnown: Bool) -> Bool {
    lock.withLock {
      let index = registeredFonts.firstIndex { $0.postScriptName == font.postScriptName }
      if isKnown, index == nil { registeredFonts.append(font) }
      if !isKnown, let index { registeredFonts.remove(at: index) }
      return (index == nil) == isKnown
    }
  }
}

/// The error of a Core Foundation call; never made here.
public final class CFError: NSObject, Error, @unchecked Sendable {}

/// Registers a font for the app's drawing. Returns false if a font of the same name is registered; the error stays nil.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CGFont.register(font, isKnown: true) }
/// Removes a registered font. Returns false if no font of its name is registered; the error stays nil.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CGFont.register(font, isKnown: false) }

/// The names in a font's file, by their numbers in the table `name` of OpenType's specification.
private struct FontNames {
  private let bytes: [UInt8]
  private var texts: [Int: String] = [:]

  subscript(_ number: Int) -> String? { texts[number] }

  /// Nil if the bytes are not those of a font, or contain no name.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let start = number(0, 4) == 0x7474_6366 ? number(12, 4) : 0,
      let kind = number(start, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind),
      let tables = number(start + 4, 2)
    else { return nil }
    // `name`, 0x6E616D65, among the tables' records of 16 bytes each.
    let record = (0..<tables).map { start + 12 + $0 * 16 }.first { number($0, 4) == 0x6E61_6D65 }
    guard let record, let table = number(record + 8, 4), let count = number(table + 2, 2),
      let strings = number(table + 4, 2)
    else { return nil }
    for each in (0..<count).map({ table + 6 + $0 * 12 }) {
      guard let platform = number(each, 2), let name = number(each + 6, 2), let length = number(each + 8, 2),
        let offset = number(each + 10, 2), let text = text(table + strings + offset, length, platform)
      else { continue }
      texts[name] = texts[name] ?? text
    }
    if texts[6] == nil { return nil }
  }

  private func number(_ index: Int, _ count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }
  /// Platform 1 is Macintosh, whose names here are ASCII; 0 and 3 are UTF-16.
  private func text(_ index: Int, _ length: Int, _ platform: Int) -> String? {
    guard index + length <= bytes.count else { return nil }
    let text = bytes[index..<index + length]
    if platform == 1 { return String(decoding: text, as: UTF8.self) }
    return String(
      decoding: stride(from: index, to: index + length - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }, as: UTF16.self)
  }
}
