import CradlePhysics

/// Reads samples: lines of `time,offset` or `time,offset,finger`, in seconds and points.
///
/// Separators are commas, semicolons, tabs and spaces; between digits, a comma on a line with semicolons or tabs and
/// without points is a decimal comma. Blank lines, lines that start with `#` and a first
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
      let words = Self.words(of: line)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      defer { isFirst = false }
      if isFirst, words.allSatisfy({ Double($0) == nil }) { continue }
      guard words.count == columns ?? words.count, (2...3).contains(words.count) else {
        // Commas between spaces may be decimal ones.
        let isUnclear = words.count > 3 && !line.contains(".")
        throw .usage(
          "\(place): expected \(columns.map(String.init) ?? "2 or 3") numbers, not \(words.count)"
            + (isUnclear ? "; beside decimal commas, separate columns by ;" : ""))
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
    try checkSeconds(samples.times, file: file)
    return samples
  }

  /// The columns of a line, with decimal points.
  private static func words(of line: Substring) -> [String] {
    let isSeparated = line.contains { $0 == ";" || $0 == "\t" } && !line.contains(".")
    let digits = zip(line, zip(line.dropFirst(), line.dropFirst(2)))
    let commas = digits.count { $0.isWholeNumber && $1.0 == "," && $1.1.isWholeNumber }
    guard isSeparated, commas > 0, commas == line.count(where: { $0 == "," }) else {
      return line.split { ",; \t".contains($0) }.map(String.init)
    }
    return line.split { "; \t".contains($0) }.map { String($0.map { $0 == "," ? "." : $0 }) }
  }

  /// The interval between samples, in seconds, from which on they show no motion of a few seconds: the times have
  /// another unit.
  private static let longestInterval = 1.0

  private static func checkSeconds(_ times: [Double], file: String) throws(CommandError) {
    let intervals = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    guard times.count >= MotionSamples.fewest, case let middle = intervals[intervals.count / 2],
      middle >= longestInterval
    else { return }
    let (unit, divisor) =
      middle < 1e3
      ? ("milliseconds", "1000") : middle < 1e6 ? ("microseconds", "1000000") : ("nanoseconds", "1000000000")
    throw .usage(
      "fit: \(file): column 1: expected seconds, not times \(Excerpt(FitReport.plain(middle, 1))) apart: divide "
        + "\(unit) by \(divisor)")
  }
}
