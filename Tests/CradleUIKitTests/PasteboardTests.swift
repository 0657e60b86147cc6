import CradleUIKit
import Testing

/// What is copied and pasted.
struct PasteboardTests {
  private final class Clipboard { var text = "" }

  @Test("a text replaces all items, and nil removes them; each change counts")
  func texts() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.changeCount == 0 && board.string == nil && board.strings == nil && !board.hasStrings)
    board.strings = ["one", "two"]
    #expect(board.string == "one" && board.numberOfItems == 2 && board.changeCount == 1)
    board.string = "three"
    #expect(board.strings == ["three"] && board.types == ["public.utf8-plain-text"])
    #expect(board.changeCount == 2 && board.hasStrings && !board.hasURLs)
    board.addItems([["public.plain-text": Data("four".utf8)], ["org.example": 5]])
    #expect(board.strings == ["three", "four"] && board.numberOfItems == 3)
    board.string = nil
    #expect(board.numberOfItems == 0 && board.changeCount == 4)
  }

  @Test("values of other kinds are read as what they are")
  func kinds() throws {
    let board = UIPasteboard.withUniqueName()
    let url = try #require(URL(string: "https://example.org/a"))
    board.url = url
    #expect(board.url == url && board.string == nil && board.types == ["public.url"])
    #expect(board.data(forPasteboardType: "public.url") == Data("https://example.org/a".utf8))
    let image = UIImage(size: CGSize(width: 3, height: 2), name: "dot")
    board.images = [image, image]
    #expect(board.hasImages && board.image === image && board.images?.count == 2 && !board.hasColors)
    board.color = .systemRed
    #expect(board.color == .systemRed && board.image == nil)
    board.setData(Data([1, 2]), forPasteboardType: "org.example")
    #expect(board.contains(pasteboardTypes: ["public.url", "org.example"]))
    #expect(board.value(forPasteboardType: "org.example") as? Data == Data([1, 2]))
  }

  @Test("pasteboards of a name have the same contents until the name is removed")
  func names() throws {
    let name = UIPasteboard.withUniqueName().name
    let first = try #require(UIPasteboard(name: name, create: false))
    let second = try #require(UIPasteboard(name: name, create: true))
    first.string = "shared"
    #expect(second.string == "shared" && second.changeCount == 1)
    UIPasteboard.remove(withName: name)
    #expect(second.string == nil && UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general.name == .general)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }

  @Test("a change is announced with the types that came and went")
  func notification() {
    let board = UIPasteboard.withUniqueName()
    final class Log: @unchecked Sendable { var changes: [[String]] = [] }
    let log = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { [log] note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
      log.changes.append((added ?? ["none"]) + ["|"] + (removed ?? ["none"]))
    }
    board.string = "a"
    board.string = "b"
    board.color = .red
    NotificationCenter.default.removeObserver(observer)
    #expect(
      log.changes == [
        ["public.utf8-plain-text", "|"], ["none", "|", "none"],
        ["com.apple.uikit.color", "|", "public.utf8-plain-text"],
      ])
  }

  @Test("a connected pasteboard shares its text with the clipboard, both ways")
  func clipboard() {
    let (board, clipboard) = (UIPasteboard.withUniqueName(), Clipboard())
    board.string = "old"
    clipboard.text = "from another program"
    board.connect(read: { clipboard.text }, write: { clipboard.text = $0 ?? "" })
    #expect(board.string == "from another program" && board.changeCount == 2)
    board.string = "ours"
    #expect(clipboard.text == "ours" && board.changeCount == 3)
    // What has no text stays until another program copies one.
    board.color = .red
    #expect(clipboard.text.isEmpty && board.hasColors && board.changeCount == 4)
    clipboard.text = "again"
    #expect(board.strings == ["again"] && !board.hasColors && board.changeCount == 5)
  }
}
