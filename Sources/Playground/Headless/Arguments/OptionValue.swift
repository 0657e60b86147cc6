import CradleGeometry

/// Parses options' values as numbers and sizes; errors name the expected form.
enum OptionValue {
  /// One day: a longer run is probably a typing error.
  static let longest = 86_400.0
  /// The longest side of a viewport or picture, in points or pixels: the limit of renderers' textures.
  static let longestSide = 16_384.0
  /// Frames per second.
  static let highestRate = 10_000.0
  /// Pixels per point.
  static let largestScale = 8.0

  /// A number up to a limit; 0 is valid only if `zero` is true.
  static func number(
    _ word: String, of option: CommandOption, upTo limit: Double, zero: Bool = false, unit: String = ""
  ) throws(CommandError) -> Double {
    guard let number = Double(word), number.isFinite, zero ? number >= 0 : number > 0, number <= limit else {
      let range = zero ? "from 0 to \(integerText(limit))" : "above 0 and up to \(integerText(limit))"
      throw .usage("\(option.spelling): expected a number\(unit) \(range), not '\(Excerpt(word))'")
    }
    return number
  }

  /// A size such as `375x667`.
  static func size(_ word: String, of option: CommandOption) throws(CommandError) -> Size {
    let sides = word.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], isSide(width), isSide(height) else {
      throw .usage(
        "\(option.spelling): expected WxH in points, each from 1 to \(integerText(longestSide)), not '\(Excerpt(word))'"
      )
    }
    return Size(width: width, height: height)
  }

  /// One of several options.
  static func word<Choice: RawRepresentable & CaseIterable>(
    _ word: String, of option: CommandOption, as type: Choice.Type
  ) throws(CommandError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue)
      throw .usage(
        "\(option.spelling): expected \(words.joined(separator: " or ")), not '\(Excerpt(word))'"
          + Suggestion.hint(for: word, among: words))
    }
    return choice
  }

  /// A film's path, whose extension determines its format.
  static func film(_ path: String) throws(CommandError) -> String {
    guard FilmFormat(path: path) != nil else {
      throw .usage("--film: expected a name that ends with .gif or .mp4, not '\(Excerpt(path))'")
    }
    return path
  }

  /// The times of pictures, ascending, each once.
  static func shots(_ word: String) throws(CommandError) -> [Double] {
    var times: [Double] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      guard let time = Double(part), (0...longest).contains(time) else {
        throw .usage(
          "--shots: expected times in seconds from 0 to \(integerText(longest)), such as 0.5,1.25, not '\(Excerpt(part))'"
        )
      }
      if !times.contains(time) { times.append(time) }
    }
    times.sort()
    for (time, next) in zip(times, times.dropFirst()) where Shot.stamp(time) == Shot.stamp(next) {
      throw .usage("--shots: \(time) and \(next) are the same millisecond, \(Shot.stamp(time)); expected one")
    }
    return times
  }

  /// Whether a viewport may have a side of this many points.
  static func isSide(_ side: Double) -> Bool { (1...longestSide).contains(side) }

  /// A limit without `.0`.
  static func integerText(_ number: Double) -> String { "\(Int(number))" }
}
