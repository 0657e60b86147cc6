import Foundation
import Testing

@testable import Playground

/// A display in memory whose screen can be read: X's virtual frame buffer, as an XWD file.
final class Xvfb {
  let display: String
  private let process: RunningProgram
  private let folder: TemporaryFolder

  init(width: Int = 1400, height: Int = 900) throws {
    folder = try TemporaryFolder()
    let numbers = try #require(SpawnedProcess.Pipe())
    defer { close(numbers.read) }
    do {
      defer { close(numbers.write) }
      // An X server resets itself when its last client leaves, and refuses others meanwhile: an xdotool that ends before
      // the window has connected would take the display from both.
      let words = [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
        "-noreset",
      ]
      process = try RunningProgram(Self.tool("Xvfb"), words, output: numbers.write)
    }
    // The server writes its number and a line feed once it listens, and ends if nobody reads both.
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      var byte: UInt8 = 0
      guard read(numbers.read, &byte, 1) == 1 else { break }
      line.append(byte)
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(!text.isEmpty, "Xvfb did not start")
    display = ":\(text)"
  }

  deinit { end() }

  /// Takes the display away.
  func end() { process.end() }

  static func tool(_ name: String) throws -> String {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let found = paths.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    return try #require(found, "\(name) is missing; `make test` installs it")
  }

  /// The present picture of the screen.
  func screen() throws -> Screen {
    try Screen(xwd: folder.bytes("Xvfb_screen0"))
  }

  /// Runs xdotool on this display; what it prints.
  @discardableResult
  func xdotool(_ arguments: [String]) throws -> String {
    try #require(try attempt(arguments), "xdotool \(arguments.joined(separator: " "))")
  }

  /// Runs xdotool; what it prints, or nil when it could not do it now.
  func attempt(_ arguments: [String]) throws -> String? {
    let tool = try RunningProgram(Self.tool("xdotool"), arguments, environment: ["DISPLAY": display])
    guard tool.wait() == 0 else { return nil }
    return try tool.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// The pixels of a screen, 0xRRGGBB.
struct Screen {
  let width: Int
  let height: Int
  private let pixels: [UInt32]

  /// Reads X's window dump, 32 bits a pixel in the machine's little-endian order.
  init(xwd bytes: [UInt8]) throws {
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    try #require(bytes.count > 100 && word(1) == 7 && word(11) == 32, "not an XWD of 32 bits")
    (width, height) = (word(4), word(5))
    let start = word(0) + word(19) * 12
    let stride = word(12)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let at = start + y * stride + x * 4
        pixels.append(UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16)
      }
    }
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
