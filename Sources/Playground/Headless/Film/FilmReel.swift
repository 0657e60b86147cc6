import CradleStage

/// The film of a run: draws the frames in time and passes them to the encoder.
struct FilmReel {
  private var source: any FilmSource
  private let encoder: FilmEncoder
  private let rate: Double
  private let end: Double
  private var frame = 0

  /// Opens the film's file. It has `rate` frames per second, the last one at `end` seconds or just before.
  init(
    _ path: String, format: FilmFormat, rate: Double, end: Double, source: any FilmSource
  ) throws(CommandError) {
    (self.source, self.rate, self.end) = (source, rate, end)
    let stage = source.stage
    encoder = try FilmEncoder(
      path: path, format: format, width: stage.pixelWidth, height: stage.pixelHeight, rate: rate)
  }

  /// The time of the next frame, in seconds; nil after the last.
  var next: Double? {
    let time = Double(frame) / rate
    return time <= end + Player.sameMoment ? time : nil
  }

  /// Draws the demo's present state as the next frame.
  mutating func take(_ demo: any Demo) throws(CommandError) {
    source.draw(demo, at: Double(frame) / rate)
    frame += 1
    let pixels: [UInt8]
    do { pixels = try source.stage.pixelBytes() } catch { throw .failure("--film: \(error)") }
    try encoder.append(pixels)
  }

  /// Completes the film and returns the file, which is still to be committed.
  func finish() throws(CommandError) -> WholeFile { try encoder.finish() }

  /// Discards the film.
  func discard() { encoder.discard() }
}
