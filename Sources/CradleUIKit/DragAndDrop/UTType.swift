/// A uniform type: the kind of some data, by an identifier such as `public.png`, with the kinds of which it is one.
///
/// Known are the types of texts, pictures, links, sounds, films, folders and usual documents, with Apple's identifiers ("System-Declared
/// Uniform Type Identifiers"). Another identifier of reverse-domain form is a type without supertypes.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, in lower case.
  public let identifier: String

  /// Makes the type of an identifier; nil if that has characters besides letters, digits, `-` and `.`, or no dot.
  public init?(_ identifier: String) {
    let isValid = identifier.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == "." || $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    guard isValid, identifier.contains(".") else { return nil }
    self.identifier = identifier.lowercased()
  }
  private init(known identifier: String) { self.identifier = identifier }
  /// Makes the known type of files with an extension, without its dot, that conforms to another type; nil if there is none.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(where: { $0.extensions.contains(filenameExtension.lowercased()) }, conformingTo: supertype)
  }
  /// Makes the known type of a MIME type that conforms to another type; nil if there is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(where: { $0.mimeType == mimeType.lowercased() }, conformingTo: supertype)
  }
  private init?(where matches: (Record) -> Bool, conformingTo supertype: UTType) {
    let found = Self.records.first { matches($0.value) && UTType(known: $0.key).conforms(to: supertype) }
    guard let found else { return nil }
    self.init(known: found.key)
  }

  /// The extension of its files, without the dot; nil for none.
  public var preferredFilenameExtension: String? { record?.extensions.first }
  /// Its MIME type; nil for none.
  public var preferredMIMEType: String? { record?.mimeType }
  /// The types of which it is one, also indirectly, without itself.
  public var supertypes: Set<UTType> {
    Set(record?.supertypes.flatMap { [UTType(known: $0)] + UTType(known: $0).supertypes } ?? [])
  }
  /// Whether the system declares it.
  public var isDeclared: Bool { record != nil }
  /// Whether its identifier is reserved to types that are the same everywhere.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The identifier.
  public var description: String { identifier }
  /// Returns whether it is another type, or one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Returns whether it is one of another type's subtypes.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns whether another type is one of its subtypes.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  // MARK: Known types

  private struct Record {
    var supertypes: [String]
    var extensions: [String] = []
    var mimeType: String?
  }
  private var record: Record? { Self.records[identifier] }

  /// A type in each line: its identifier, its supertypes, the extensions of its files, and its MIME type.
  private static let records: [String: Record] = Dictionary(
    uniqueKeysWithValues: list.split(separator: "\n").map { line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      return (
        fields[0][0], Record(supertypes: fields[1], extensions: fields[2], mimeType: fields[3].first)
      )
    })
  private static let list = """
    public.item;;;
    public.content;;;
    public.data;public.item;;
    public.directory;public.item;;
    public.folder;public.directory;;
    public.text;public.data public.content;;
    public.plain-text;public.text;txt text;text/plain
    public.utf8-plain-text;public.plain-text;;
    public.rtf;public.text;rtf;text/rtf
    public.html;public.text;html htm;text/html
    public.xml;public.text;xml;application/xml
    public.json;public.text;json;application/json
    public.comma-separated-values-text;public.plain-text;csv;text/csv
    public.source-code;public.plain-text;;
    public.swift-source;public.source-code;swift;
    public.image;public.data public.content;;
    public.png;public.image;png;image/png
    public.jpeg;public.image;jpeg jpg jpe;image/jpeg
    com.compuserve.gif;public.image;gif;image/gif
    public.tiff;public.image;tiff tif;image/tiff
    com.microsoft.bmp;public.image;bmp;image/bmp
    public.heic;public.image;heic;image/heic
    org.webmproject.webp;public.image;webp;image/webp
    public.svg-image;public.image;svg;image/svg+xml
    com.adobe.pdf;public.data public.content;pdf;application/pdf
    public.url;public.data;;
    public.file-url;public.url;;
    public.audiovisual-content;public.data public.content;;
    public.movie;public.audiovisual-content;;
    public.video;public.movie;;
    public.audio;public.audiovisual-content;;
    public.mpeg-4;public.movie;mp4;video/mp4
    com.apple.quicktime-movie;public.movie;mov qt;video/quicktime
    public.mp3;public.audio;mp3;audio/mpeg
    com.microsoft.waveform-audio;public.audio;wav;audio/vnd.wave
    public.archive;public.data;;
    public.zip-archive;public.archive;zip;application/zip
    com.apple.property-list;public.data;plist;
    """

  /// Anything with a name in a folder.
  public static let item = UTType(known: "public.item")
  /// Documents, pictures, sounds and films.
  public static let content = UTType(known: "public.content")
  /// Any bytes.
  public static let data = UTType(known: "public.data")
  /// A folder, or a package that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A table of values that are separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Any picture.
  public static let image = UTType(known: "public.image")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture of a phone's camera.
  public static let heic = UTType(known: "public.heic")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A link.
  public static let url = UTType(known: "public.url")
  /// A link to a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A film, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// A sound.
  public static let audio = UTType(known: "public.audio")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A sound in waves.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Files in one.
  public static let archive = UTType(known: "public.archive")
  /// Files in a ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
}

/// The identifier of any text.
public let kUTTypeText = UTType.text.identifier
/// The identifier of text without markup.
public let kUTTypePlainText = UTType.plainText.identifier
/// The identifier of text without markup in UTF-8.
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
/// The identifier of any picture.
public let kUTTypeImage = UTType.image.identifier
/// The identifier of a PNG picture.
public let kUTTypePNG = UTType.png.identifier
/// The identifier of a JPEG picture.
public let kUTTypeJPEG = UTType.jpeg.identifier
/// The identifier of a link.
public let kUTTypeURL = UTType.url.identifier
/// The identifier of a link to a file.
public let kUTTypeFileURL = UTType.fileURL.identifier
/// The identifier of a film.
public let kUTTypeMovie = UTType.movie.identifier
/// The identifier of a sound.
public let kUTTypeAudio = UTType.audio.identifier
/// The identifier of a PDF document.
public let kUTTypePDF = UTType.pdf.identifier
/// The identifier of any bytes.
public let kUTTypeData = UTType.data.identifier
/// The identifier of anything with a name in a folder.
public let kUTTypeItem = UTType.item.identifier
