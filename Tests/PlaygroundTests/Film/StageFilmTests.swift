import CradleStage
import Dispatch
import Synchronization
import Testing

@testable import Playground

/// Recordings of the stage: times are arguments, and the encoder is a list of what it got.
struct StageFilmTests {
  private let folder: TemporaryFolder
  private let log = FilmLog()

  init() throws { folder = try TemporaryFolder() }

  private func film(_ format: FilmFormat = .mp4, start: Double = 0, memoryLimit: Int = FilmWriter.memoryLimit)
    -> StageFilm
  {
    StageFilm(path: folder.file("film"), format: format, start: start, memoryLimit: memoryLimit) {
      [log, path = folder.file("film")] _, _ throws(CommandError) in
      try ListSink(log, path: path)
    }
  }

  /// A picture of one pixel.
  private func picture(_ value: UInt8) -> PixelCopy {
    PixelCopy(width: 1, height: 1, bytes: [value, 0, 0, 0])
  }

  @Test("pictures at any times become frames at a steady rate") func picturesBecomeFrames() throws {
    let film = film(start: 5)
    // Frames of the film begin every 1/60 s; a picture is shown from its own time on.
    for (value, time) in [(1, 0.0), (2, 0.05), (3, 0.051), (4, 1)] {
      #expect(film.take(picture(UInt8(value)), at: 5 + time))
    }
    film.end(at: 6.1)
    #expect(film.writer?.wait(atMost: 30) == .saved(folder.file("film")))
    #expect(log.frames == [1: 3, 2: 1, 3: 56, 4: 6])
    #expect(film.leftOut == 0)
  }

  @Test("a GIF has 50 frames of 240 pictures in a second") func gifHasFiftyFramesASecond() throws {
    let film = film(.gif)
    for step in 0..<240 { #expect(film.take(picture(UInt8(step % 200)), at: Double(step) / 240)) }
    film.end(at: 1)
    #expect(film.writer?.wait(atMost: 30) == .saved(folder.file("film")))
    #expect(log.count == 50)
  }

  @Test("a film of a stage at rest has all its frames, and no film lasts over ten minutes")
  func restingStageIsFilmed() throws {
    let film = film()
    #expect(film.take(picture(7), at: 0))
    #expect(!film.isFull(at: 599.9) && film.isFull(at: 600))
    film.end(at: 1e6)
    #expect(film.writer?.wait(atMost: 30) == .saved(folder.file("film")))
    #expect(log.frames == [7: 36_000])
  }

  @Test("pictures that a slow encoder has no room for are dropped and counted")
  func slowEncoderDropsPictures() throws {
    log.close()
    let film = film(memoryLimit: 8)
    for step in 0..<30 { #expect(film.take(picture(UInt8(step)), at: Double(step) / 60)) }
    film.end(at: 0.5)
    log.open()
    #expect(film.writer?.wait(atMost: 30) == .saved(folder.file("film")))
    // Two pictures wait, perhaps one more is with the encoder; the last one is always taken.
    #expect((26...27).contains(film.leftOut))
    #expect(log.count == 30 && log.frames[29] != nil)
  }

  @Test("a picture of another size is refused, and the film keeps its pictures")
  func otherSizeIsRefused() throws {
    let film = film()
    #expect(film.take(picture(1), at: 0))
    #expect(!film.take(PixelCopy(width: 2, height: 1, bytes: [UInt8](repeating: 2, count: 8)), at: 0.1))
    film.end(at: 0.1)
    #expect(film.writer?.wait(atMost: 30) == .saved(folder.file("film")))
    #expect(log.frames == [1: 6])
    #expect(try folder.contents == ["film"])
  }

  @Test("the error of a failing encoder is passed on, and no file is left")
  func failingEncoderIsQuoted() throws {
    log.fail(with: "the encoder broke")
    let film = film()
    for step in 0..<10 { #expect(film.take(picture(1), at: Double(step) / 60)) }
    film.end(at: 1)
    #expect(film.writer?.wait(atMost: 30) == .failed(.failure("the encoder broke")))
    #expect(log.isDiscarded)
    #expect(try folder.contents == [])
  }

  @Test("a full disk fails a film in one line", arguments: [FilmFormat.mp4, .gif])
  func fullDiskFails(format: FilmFormat) throws {
    let film = StageFilm(path: "/dev/full", format: format, start: 0)
    let picture = PixelCopy(
      width: 64, height: 64, bytes: (0..<64 * 64 * 4).map { UInt8(truncatingIfNeeded: $0 * 7) })
    #expect(film.take(picture, at: 0))
    film.end(at: 0.2)
    guard case .failed(.failure(let line)) = film.writer?.wait(atMost: 60) else {
      Issue.record("saved on a full disk")
      return
    }
    #expect(line.hasPrefix("Recording: ") && line.split(separator: "\n").count == 1)
  }
}

/// The frames that a stand-in for an encoder got, and a gate before it.
final class FilmLog: Sendable {
  private struct State {
    var frames: [UInt8: Int] = [:]
    var isDiscarded = false
    var isClosed = false
    var failure: String?
  }

  private let state = Mutex(State())
  private let door = DispatchSemaphore(value: 0)

  /// The number of frames of each picture, by its first byte.
  var frames: [UInt8: Int] { state.withLock(\.frames) }
  var count: Int { frames.values.reduce(0, +) }
  var isDiscarded: Bool { state.withLock(\.isDiscarded) }

  /// The encoder waits before its next frame until `open`.
  func close() { state.withLock { $0.isClosed = true } }
  func open() { door.signal() }
  func fail(with words: String) { state.withLock { $0.failure = words } }

  fileprivate func take(_ pixels: [UInt8]) throws(CommandError) {
    let isClosed = state.withLock { state in
      defer { state.isClosed = false }
      return state.isClosed
    }
    if isClosed { door.wait() }
    if let failure = state.withLock(\.failure) { throw .failure(failure) }
    state.withLock { $0.frames[pixels[0], default: 0] += 1 }
  }

  fileprivate func discard() { state.withLock { $0.isDiscarded = true } }
}

/// An encoder that writes nothing.
final class ListSink: FilmSink {
  private let log: FilmLog
  private let file: WholeFile

  init(_ log: FilmLog, path: String) throws(CommandError) {
    self.log = log
    file = try CommandError.writing { () throws(OutputError) in try WholeFile(path) }
  }

  func append(_ pixels: [UInt8]) throws(CommandError) { try log.take(pixels) }
  func finish() throws(CommandError) -> WholeFile { file }
  func discard() {
    log.discard()
    file.discard()
  }
}
