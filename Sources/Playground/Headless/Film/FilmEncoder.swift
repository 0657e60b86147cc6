import CradleStage

/// Encodes pictures of one size as a film, through `ffmpeg`. The film appears together with the run's other
/// files, or not at all.
final class FilmEncoder: FilmSink {
  private let format: FilmFormat
  private let path: String
  private let film: WholeFile
  /// The intermediate file from which a GIF is made; nil for other formats.
  private let intermediate: WholeFile?
  private let frames: FilmProcess
  /// The beginning of the messages.
  private let subject: String

  /// Starts an encoder for pictures of this size in pixels. `subject` begins the messages about a film from the
  /// window; nil for `--film`.
  /// - Throws: `CommandError.failure` if `ffmpeg` is missing, or the path cannot be written or is a folder.
  init(
    path: String, format: FilmFormat, width: Int, height: Int, rate: Double, liveFor subject: String? = nil
  ) throws(CommandError) {
    (self.path, self.format, self.subject) = (path, format, subject ?? "--film")
    film = try CommandError.writing { () throws(OutputError) in try WholeFile(path) }
    intermediate =
      format == .gif
      ? try CommandError.writing { () throws(OutputError) in try Self.scratchFile(beside: path) } : nil
    let size = "\(width)x\(height)"
    let input = [
      "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", size, "-framerate", "\(rate)", "-i", "pipe:0",
    ]
    let output =
      format == .gif ? FilmFormat.intermediateArguments : FilmFormat.mp4Arguments(isLive: subject != nil)
    frames = try FilmProcess(input + output, into: intermediate ?? film, for: self.subject)
  }

  /// A file in the film's folder that is never committed. Its name does not contain the film's name,
  /// which may have the greatest length.
  private static func scratchFile(beside path: String) throws(OutputError) -> WholeFile {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return try WholeFile(folder + ".cradle-film")
  }

  /// Adds a picture: 4 bytes per pixel, blue first, row by row.
  func append(_ pixels: [UInt8]) throws(CommandError) { try frames.write(pixels) }

  /// Completes the film and returns the file, which is still to be committed.
  func finish() throws(CommandError) -> WholeFile {
    try frames.finish()
    if let intermediate {
      let palette = try CommandError.writing { () throws(OutputError) in try Self.scratchFile(beside: path) }
      defer { palette.discard() }
      let (source, colors) = (FilmProcess.place(of: intermediate), FilmProcess.place(of: palette))
      try FilmProcess(FilmFormat.paletteArguments(intermediate: source), into: palette, for: subject).finish()
      try FilmProcess(
        FilmFormat.gifArguments(intermediate: source, palette: colors), into: film, for: subject
      ).finish()
      intermediate.discard()
    }
    return film
  }

  /// Discards the film with all its files.
  func discard() {
    frames.end()
    film.discard()
    intermediate?.discard()
  }
}
