/// The items that users copy and paste, in memory. `connect(read:write:)` connects it
/// with the system's clipboard.
///
/// All pasteboards of a name have the same contents.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// A name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard for copies and pastes.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// Posted with the pasteboard as its object after the app has changed its contents; not for a text that another program
  /// has copied. Added and removed types are in its user info, which is nil if there are none.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted with the pasteboard as its object after it was removed.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The key of the types that the new contents have and the old ones had not, in the user info of `changedNotification`.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that the old contents had and the new ones have not, in the user info of
  /// `changedNotification`.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The state that all pasteboards of one name share.
  private final class Contents: @unchecked Sendable {
    let lock = NSLock()
    var items: [[String: Any]] = []
    var changes = 0
    var clipboard: (read: () -> String?, write: (String?) -> Void)?
    /// The text that was read from the clipboard or written to it last; nil for none.
    var clipboardText: String?
  }
  /// The contents of all pasteboards.
  private final class Registry: @unchecked Sendable {
    private let lock = NSLock()
    private var all = [Name.general: Contents()]
    private var uniqueNames = 0

    func contents(of name: Name, creates: Bool) -> Contents? {
      lock.withLock {
        if all[name] == nil, creates { all[name] = Contents() }
        return all[name]
      }
    }
    func remove(_ name: Name) -> Contents? { lock.withLock { all.removeValue(forKey: name) } }
    func uniqueName() -> Name {
      lock.withLock {
        uniqueNames += 1
        return Name("CradleUIKit.pasteboard.\(uniqueNames)")
      }
    }
  }
  private static let registry = Registry()

  /// The pasteboard for copies and pastes.
  public static let general = UIPasteboard(
    .general, registry.contents(of: .general, creates: true) ?? Contents())
  /// The name.
  public let name: Name
  private let contents: Contents

  private init(_ name: Name, _ contents: Contents) { (self.name, self.contents) = (name, contents) }
  /// Makes a pasteboard of a name, with the contents that the name has; nil if it has none, unless `create` is true.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let contents = Self.registry.contents(of: pasteboardName, creates: create) else { return nil }
    self.init(pasteboardName, contents)
  }
  /// Makes a pasteboard of a name that no other one has.
  open class func withUniqueName() -> UIPasteboard {
    let name = registry.uniqueName()
    return UIPasteboard(name, registry.contents(of: name, creates: true) ?? Contents())
  }
  /// Removes the contents of a name, and forgets it; the general pasteboard and unknown names are ignored.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let contents = registry.remove(pasteboardName) else { return }
    contents.lock.withLock { contents.items = [] }
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(pasteboardName, contents))
  }

  /// Ours: connects the pasteboard with the system's clipboard, whose text other programs share. `read` is
  /// called each time the pasteboard is read, and returns the clipboard's text, nil or empty for none; a
  /// changed text replaces the contents. `write` gets the text of the first item, nil for none, when the
  /// app changes the pasteboard.
  public func connect(read: @escaping () -> String?, write: @escaping (String?) -> Void) {
    contents.lock.withLock { contents.clipboard = (read, write) }
  }
  /// Takes over a text that another program has copied.
  private func followClipboard() {
    guard let read = contents.lock.withLock({ contents.clipboard?.read }) else { return }
    let text = read().flatMap { $0.isEmpty ? nil : $0 }
    contents.lock.withLock {
      guard text != contents.clipboardText else { return }
      contents.clipboardText = text
      contents.items = text.map { [Self.item(text: $0)] } ?? []
      contents.changes += 1
    }
  }

  /// The number of changes of the contents, from 0.
  open var changeCount: Int {
    followClipboard()
    return contents.lock.withLock { contents.changes }
  }
  /// The items: each has values by their uniform type identifiers, such as `public.utf8-plain-text`.
  open var items: [[String: Any]] {
    get {
      followClipboard()
      return contents.lock.withLock { contents.items }
    }
    set { change { $0 = newValue } }
  }
  /// Adds items after those that it has.
  open func addItems(_ items: [[String: Any]]) { change { $0 += items } }
  /// The number of items.
  open var numberOfItems: Int { items.count }

  private func change(_ body: (inout [[String: Any]]) -> Void) {
    followClipboard()
    let (old, new, write) = contents.lock.withLock {
      let old = contents.items
      body(&contents.items)
      contents.changes += 1
      contents.clipboardText = contents.items.first.flatMap(Self.text)
      return (old, contents.items, contents.clipboard?.write)
    }
    write?(new.first.flatMap(Self.text))
    let (oldTypes, newTypes) = (Set(old.flatMap(\.keys)), Set(new.flatMap(\.keys)))
    let (added, removed) = (newTypes.subtracting(oldTypes), oldTypes.subtracting(newTypes))
    let info: [AnyHashable: Any] = [
      Self.changedTypesAddedUserInfoKey: added.sorted(),
      Self.changedTypesRemovedUserInfoKey: removed.sorted(),
    ]
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self, userInfo: added.isEmpty && removed.isEmpty ? nil : info)
  }
}
