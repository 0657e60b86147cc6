import CradleUIKit
import Testing

/// The kinds of data by their identifiers.
struct UniformTypeTests {
  @Test(
    "a type is one of its supertypes, directly or not, and no other",
    arguments: [
      (UTType.utf8PlainText, UTType.text, true), (.png, .image, true), (.png, .data, true),
      (.png, .item, true),
      (.png, .content, true), (.fileURL, .url, true), (.json, .text, true), (.folder, .directory, true),
      (.png, .png, true), (.image, .png, false), (.png, .text, false), (.folder, .data, false),
    ])
  func conformance(_ type: UTType, _ other: UTType, _ expected: Bool) {
    #expect(type.conforms(to: other) == expected)
    #expect(type.isSubtype(of: other) == (expected && type != other))
    #expect(other.isSupertype(of: type) == type.isSubtype(of: other))
  }

  @Test("files and MIME types have the types that are declared for them, of the kind that is asked for")
  func files() {
    #expect(
      UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "csv") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "text/nothing") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.item.preferredFilenameExtension == nil && UTType.item.preferredMIMEType == nil)
  }

  @Test("another identifier is a type of its own; one that is none gives nil")
  func unknown() throws {
    let own = try #require(UTType("com.example.Card"))
    #expect(own.identifier == "com.example.card" && !own.isDeclared && own.supertypes.isEmpty)
    #expect(!own.isPublic && UTType.png.isPublic && !UTType.pdf.isPublic && UTType.pdf.isDeclared)
    for text in ["", "card", "com.example/card", "com.exämple.card"] {
      #expect(UTType(text) == nil, "\(text)")
    }
  }
}
