extension UIImage {
  /// Makes an image of a PNG's or a JPEG's bytes, whose size is read from them; the app decodes and
  /// draws `data`. Nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Makes an image of a PNG's or a JPEG's bytes, with a number of pixels per point above 0; nil for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = ImageHeader.of(data) else { return nil }
    self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    self.data = data
  }
  /// Makes an image of a PNG or JPEG file; nil if the file cannot be read or has another format.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  /// The bytes of a PNG, if the image was made of one; else nil, because this library does not encode images.
  public func pngData() -> Data? { data.flatMap { ImageHeader.isPNG([UInt8]($0.prefix(8))) ? $0 : nil } }
  /// The bytes of a JPEG, if the image was made of one; else nil, because this library does not encode images.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data.flatMap { ImageHeader.isPNG([UInt8]($0.prefix(8))) ? nil : $0 }
  }
}

/// Reads the size of an image from its first bytes.
private enum ImageHeader {
  static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  static func of(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    // PNG: the header's first chunk begins with width and height.
    if isPNG(bytes) {
      return bytes.count >= 24 ? CGSize(width: number(16, 4), height: number(20, 4)) : nil
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // JPEG: segments with their lengths, until one that begins a frame (ITU T.81, table B.1).
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: number(offset + 7, 2), height: number(offset + 5, 2))
      }
      offset += 2 + max(2, number(offset + 2, 2))
    }
    return nil
  }
}
