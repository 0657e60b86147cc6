/// Reads samples: lines of `time,offset` or `time,offset,finger`, in seconds and points.
///
/// Separators are commas, semicolons, tabs and spaces. Blank lines, lines that start with `#` and a first
/// line of names are skipped.
struct SampleReader {
  struct Samples: Equatable {
    var times: [Double] = []
    var offsets: [Double] = []
    /// The finger's positions; empty if the file has none.
    var fingers: [Double] = []
  }

  /// Five minutes at 60 Hz; one motion takes a few seconds.
  static let maximumCount = 18_000

  /// Reads the bytes of a file; messages call it `file`.
  static func samples(in bytes: [UInt8], file: String) throws(CommandError) -> Samples {
    var samples = Samples()
    var columns: Int?
    let text = String(
      decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    var isFirst = true
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let place = "fit: \(file): line \(index + 1)"
      let words = line.split { ",; \t".contains($0) }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      defer { isFirst = false }
      if isFirst, words.allSatisfy({ Double($0) == nil }) { continue }
      guard words.count == columns ?? words.count, (2...3).contains(words.count) else {
        throw .usage("\(place): expected \(columns.map(String.init) ?? "2 or 3") numbers, not \(words.count)")
      }
      columns = words.count
      var numbers: [Double] = []
      for word in words {
        guard let number = Double(word), number.isFinite else {
          throw .usage("\(place): expected a finite number, not '\(Excerpt(word))'")
        }
        numbers.append(number)
      }
      if let last = samples.times.last, numbers[0] <= last {
        throw .usage("\(place): expected a time after \(last), not \(numbers[0])")
      }
      samples.times.append(numbers[0])
      samples.offsets.append(numbers[1])
      if numbers.count == 3 { samples.fingers.append(numbers[2]) }
      guard samples.times.count <= maximumCount else {
        throw .usage(
          "fit: \(file): expected at most \(maximumCount) samples; cut the recording to one motion")
      }
    }
    return samples
  }
}
