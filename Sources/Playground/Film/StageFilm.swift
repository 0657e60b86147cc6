import CradleStage

/// A recording of the stage: it gets pictures when something has changed, and makes frames at a constant
/// rate.
///
/// It reads no clock: times are the window's, in seconds.
final class StageFilm {
  /// The longest recording of a format, in seconds. All frames of a GIF share 256 colours, and browsers load it whole.
  static func longest(_ format: FilmFormat) -> Double { format == .gif ? 60 : 600 }

  let format: FilmFormat
  /// The time of its beginning.
  let start: Double
  /// The number of pictures that were dropped because the encoder was too slow; the pictures before them are shown
  /// longer.
  private(set) var leftOut = 0
  /// The writer; nil before the first picture, which has the film's size.
  private(set) var writer: FilmWriter?

  private let make: SinkMaker
  private let memoryLimit: Int
  private let rate: Double
  private var size = (width: 0, height: 0)
  /// The picture that is shown until the next one.
  private var shown: [UInt8] = []
  /// The number of frames so far.
  private var frames = 0
  private var isOver = false

  /// Opens a film's sink for pictures of a size in pixels.
  typealias SinkMaker = @Sendable (_ width: Int, _ height: Int) throws(CommandError) -> any FilmSink

  /// Begins at a time. `memoryLimit` is the most memory for pictures that wait for the encoder, in bytes; `make` opens
  /// the film, on the writer's thread, and is `ffmpeg` if it is nil.
  init(
    path: String, format: FilmFormat, start: Double, memoryLimit: Int = FilmWriter.memoryLimit,
    sink make: SinkMaker? = nil
  ) {
    (self.format, self.start, self.memoryLimit) = (format, start, memoryLimit)
    let rate = format.rate(for: 60)
    self.rate = rate
    if let make {
      self.make = make
    } else {
      self.make = { width, height throws(CommandError) in
        try FilmEncoder(
          path: path, format: format, width: width, height: height, rate: rate, liveFor: "Recording")
      }
    }
  }

  /// Whether it has the longest length.
  func isFull(at now: Double) -> Bool { now - start >= Self.longest(format) }

  /// Adds the picture that the stage shows from a time on. Returns false if its size is no longer the
  /// film's; the film must then end.
  func take(_ picture: PixelCopy, at now: Double) -> Bool {
    guard !isOver else { return true }
    let writer = open(for: picture)
    guard picture.width == size.width, picture.height == size.height else { return false }
    let due = due(before: now)
    if due > 0, !shown.isEmpty {
      // Without room the film catches up with the next picture, so that its timing stays correct.
      if writer.append(shown, frames: due) { frames += due } else { leftOut += 1 }
    }
    shown = picture.bytes
    return true
  }

  /// Ends it at a time, or at its longest length; the last picture is shown until then.
  func end(at now: Double) {
    guard !isOver else { return }
    isOver = true
    let due = max(frames == 0 ? 1 : 0, due(before: min(now, start + Self.longest(format))))
    if !shown.isEmpty { writer?.append(shown, frames: due, isLast: true) }
    writer?.finish()
  }

  private func open(for picture: PixelCopy) -> FilmWriter {
    if let writer { return writer }
    size = (picture.width, picture.height)
    let writer = FilmWriter(memoryLimit: memoryLimit) { [make, size] () throws(CommandError) in
      try make(size.width, size.height)
    }
    self.writer = writer
    return writer
  }

  /// The tolerance for a time at the beginning of a frame, in frames: far above the rounding of times.
  private static let margin = 1e-6

  /// The number of frames that begin before a time and have not been added yet.
  private func due(before now: Double) -> Int {
    max(0, Int(((now - start) * rate - Self.margin).rounded(.up)) - frames)
  }
}
