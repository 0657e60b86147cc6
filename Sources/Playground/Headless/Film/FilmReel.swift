import CradleStage

/// The film of a run: its frames in time, drawn and handed to the encoder.
struct FilmReel {
  private var source: any FilmSource
  private let encoder: FilmEncoder
  private let rate: Double
  private let end: Double
  private var frame = 0

  /// Opens the film's place; it has `rate` frames a second, the last one at `end` seconds or just before.
  init(
    _ path: String, format: FilmFormat, rate: Double, end: Double, source: any FilmSource
  ) throws(CommandError) {
    (self.source, self.rate, self.end) = (source, rate, end)
    let stage = source.stage
    encoder = try FilmEncoder(
      path: path, format: format, width: stage.pixelWidth, height: stage.pixelHeight, rate: rate)
  }

  /// When the next frame is due, in seconds; nil after the last.
  var next: Double? {
    let time = Double(frame) / rate
    return time <= end + Player.sameMoment ? time : nil
  }

  /// Draws the demo as it is now, as the next frame.
  mutating func take(_ demo: any Demo) throws(CommandError) {
    source.draw(demo, at: Double(frame) / rate)
    frame += 1
    let pixels: [UInt8]
    do { pixels = try source.stage.pixelBytes() } catch { throw .failure("--film: \(error)") }
    try encoder.append(pixels)
  }

  /// Ends the film, and gives the file that is to take its name.
  func finish() throws(CommandError) -> WholeFile { try encoder.finish() }

  /// Gives the film up.
  func discard() { encoder.discard() }
}
