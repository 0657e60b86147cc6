import Foundation
import Testing

/// A display in memory whose screen can be read: X's virtual frame buffer, as an XWD file.
final class Xvfb {
  let display: String
  private let process = Process()
  private let folder: TemporaryFolder

  init(width: Int = 1400, height: Int = 900) throws {
    folder = try TemporaryFolder()
    let executable = try Self.tool("Xvfb")
    let numbers = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    // An X server resets itself when its last client leaves, and refuses others meanwhile: an xdotool that ends before
    // the window has connected would take the display from both.
    process.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
      "-noreset",
    ]
    process.standardOutput = numbers
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server writes its number once it listens; reading waits for that, or for its end.
    let number = numbers.fileHandleForReading.availableData
    let text = String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
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
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: try Self.tool("xdotool"))
    tool.arguments = arguments
    tool.environment = ["DISPLAY": display]
    let output = Pipe()
    tool.standardOutput = output
    tool.standardError = FileHandle.nullDevice
    try tool.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Process {
  /// Ends it for certain: test threads run with most signals blocked, and a child inherits that, so SIGTERM would not
  /// end it.
  func end() {
    guard isRunning else { return }
    kill(processIdentifier, SIGKILL)
    waitUntilExit()
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
