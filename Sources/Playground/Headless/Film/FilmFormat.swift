/// The format of a film, by the file's extension, and the arguments of `ffmpeg` for it.
enum FilmFormat: String, CaseIterable {
  case gif, mp4

  /// The format of a path's extension, in any case; nil for another extension.
  init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// The film's frames per second for a run's rate.
  ///
  /// An MP4 has at most 60, which every player shows. A GIF shows each frame for whole hundredths of a
  /// second, at least two: browsers show a frame of one hundredth for ten; and at most as many as its 16 bits
  /// hold (GIF89a, graphic control extension).
  func rate(for rate: Double) -> Double {
    switch self {
    case .mp4: min(rate, 60)
    case .gif: 100 / min((100 / min(rate, 50)).rounded(), Double(UInt16.max))
    }
  }

  /// The film itself: H.264 in a file that plays while it loads. It has even sides, as 4:2:0 requires. An
  /// encoder that must keep up with a window (`isLive`) makes a larger file.
  static func mp4Arguments(isLive: Bool) -> [String] {
    [
      "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
      "-c:v", "libx264", "-preset", isLive ? "veryfast" : "medium", "-crf", "18", "-tune", "animation",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
      "-movflags", "+faststart", "-f", "mp4",
    ]
  }

  /// A lossless intermediate film: a GIF's palette is known only after the last frame, and all frames would
  /// not fit into memory.
  static let intermediateArguments = [
    "-c:v", "libx264rgb", "-preset", "ultrafast", "-qp", "0", "-f", "matroska",
  ]

  /// The 256 colours that all frames of the intermediate film share.
  static func paletteArguments(intermediate: String) -> [String] {
    [
      "-f", "matroska", "-i", intermediate, "-vf", "palettegen", "-frames:v", "1", "-c:v", "png", "-f",
      "image2",
      "-update", "1",
    ]
  }

  /// A GIF that repeats for ever, from the intermediate film and its palette. An ordered dither stays still
  /// from frame to frame.
  static func gifArguments(intermediate: String, palette: String) -> [String] {
    [
      "-f", "matroska", "-i", intermediate, "-f", "png_pipe", "-i", palette,
      "-lavfi", "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle", "-loop", "0", "-f", "gif",
    ]
  }
}
