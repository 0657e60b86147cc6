/// The wheels of a date picker: the part of a date that each one shows, in the order of a locale, and its rows.
struct DateWheels {
  /// A part of a date. A wheel numbers its values from 0.
  enum Part { case year, month, day, date, period, hour, minute }
  /// The part that each wheel shows, from the left.
  let parts: [Part]
  /// The calendar, with its locale and time zone.
  let calendar: Calendar
  /// The number of minutes between two rows.
  let minuteInterval: Int
  private let dates = DateFormatter()

  /// The last year of a wheel.
  private static let lastYear = 9999
  /// The days that the wheel of whole dates reaches before and after the start of 2001: two thousand years.
  private static let reach = 730_485
  /// The number of times that a cyclic wheel repeats its rows: fifty turns each way, more than a user makes.
  private static let turns = 101

  init(_ mode: UIDatePicker.Mode, _ calendar: Calendar, minuteInterval: Int) {
    (self.calendar, self.minuteInterval) = (calendar, minuteInterval)
    let locale = calendar.locale ?? .current
    func ordered(_ template: String) -> [Part] {
      Self.parts(of: DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
    }
    parts =
      switch mode {
      case .time: ordered("jmm")
      case .date: ordered("yMMMMd")
      case .dateAndTime: [.date] + ordered("jmm")
      case .countDownTimer: [.hour, .minute]
      case .yearAndMonth: ordered("yMMMM")
      }
    (dates.calendar, dates.locale, dates.timeZone) = (calendar, locale, calendar.timeZone)
    dates.setLocalizedDateFormatFromTemplate("EEEMMMd")
  }

  /// The parts in a pattern of Unicode's technical standard 35, in its order.
  private static func parts(of pattern: String) -> [Part] {
    var (parts, isQuoted): ([Part], Bool) = ([], false)
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      let part: Part? =
        switch letter {
        case "y", "u", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        case "a", "b", "B": .period
        case "h", "H", "K", "k", "j": .hour
        case "m": .minute
        default: nil
        }
      if let part, !isQuoted, !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  private var hasPeriods: Bool { parts.contains(.period) }

  // MARK: Rows

  private func count(_ wheel: Int) -> Int {
    switch parts[wheel] {
    case .year: Self.lastYear
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .date: 2 * Self.reach + 1
    case .period: 2
    case .hour: hasPeriods ? 12 : 24
    case .minute: 60 / minuteInterval
    }
  }
  private func turns(_ wheel: Int) -> Int {
    switch parts[wheel] {
    case .month, .day, .hour, .minute: Self.turns
    case .year, .date, .period: 1
    }
  }
  /// The number of rows of a wheel.
  func rows(_ wheel: Int) -> Int { count(wheel) * turns(wheel) }
  /// The number that a row of a wheel stands for.
  func number(of row: Int, in wheel: Int) -> Int { row % count(wheel) }
  /// The row of a number, in the same turn as another row, or in the middle one for nil.
  func row(of number: Int, in wheel: Int, near row: Int?) -> Int {
    let count = count(wheel)
    let turn = row.map { $0 / count } ?? turns(wheel) / 2
    return turn * count + min(max(0, number), count - 1)
  }
  /// The text of a row.
  func title(of row: Int, in wheel: Int) -> String {
    let number = number(of: row, in: wheel)
    switch parts[wheel] {
    case .year, .day: return "\(number + 1)"
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(number) ? names[number] : "\(number + 1)"
    case .date: return day(number).map { dates.string(from: $0) } ?? ""
    case .period: return number == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hour: return hasPeriods ? "\(number == 0 ? 12 : number)" : Self.twoDigits(number)
    case .minute: return Self.twoDigits(number * minuteInterval)
    }
  }
  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  // MARK: Dates

  /// The day from which whole dates are counted.
  private var middle: Date { calendar.startOfDay(for: Date.init(timeIntervalSinceReferenceDate: 0)) }
  private func day(_ number: Int) -> Date? {
    calendar.date(byAdding: .day, value: number - Self.reach, to: middle)
  }

  /// The numbers that show a date.
  func numbers(of date: Date) -> [Int] {
    let time = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = time.hour ?? 0
    return parts.map { part in
      switch part {
      case .year: (time.year ?? 1) - 1
      case .month: (time.month ?? 1) - 1
      case .day: (time.day ?? 1) - 1
      case .date:
        Self.reach
          + (calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day ?? 0)
      case .period: hour / 12
      case .hour: hasPeriods ? hour % 12 : hour
      case .minute: (time.minute ?? 0) / minuteInterval
      }
    }
  }
  /// Returns a date rounded down to a multiple of the minute interval. Seconds are subtracted, because
  /// components are ambiguous in the hour that is repeated when summer time ends.
  func roundedDown(_ date: Date) -> Date {
    let time = calendar.dateComponents([.minute, .second], from: date)
    let passed = (time.minute ?? 0) % minuteInterval * 60 + (time.second ?? 0)
    let seconds = date.timeIntervalSinceReferenceDate
    return Date.init(timeIntervalSinceReferenceDate: (seconds - TimeInterval(passed)).rounded(.down))
  }
  /// The numbers that show a duration in seconds, for wheels of hours and minutes.
  func numbers(ofDuration duration: TimeInterval) -> [Int] {
    let minutes = Int(duration / 60)
    return [minutes / 60, minutes % 60 / minuteInterval]
  }
  /// The duration in seconds that the numbers of such wheels show.
  func duration(of numbers: [Int]) -> TimeInterval {
    zip(numbers, [60, minuteInterval]).reduce(0) { $0 + TimeInterval($1.0 * $1.1) * 60 }
  }
  /// The date of the wheels' numbers; parts without a wheel are those of `old`. A day beyond the end of the
  /// month becomes its last one, and wheels with minutes give whole minutes.
  func date(of numbers: [Int], keeping old: Date) -> Date {
    var time = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
    let period = parts.firstIndex(of: .period).map { numbers[$0] } ?? 0
    for (part, number) in zip(parts, numbers) {
      switch part {
      case .year: time.year = number + 1
      case .month: time.month = number + 1
      case .day: time.day = number + 1
      case .date:
        let day = calendar.dateComponents([.era, .year, .month, .day], from: day(number) ?? old)
        (time.era, time.year, time.month, time.day) = (day.era, day.year, day.month, day.day)
      case .period: break
      case .hour: time.hour = 12 * period + number
      case .minute: (time.minute, time.second, time.nanosecond) = (number * minuteInterval, 0, 0)
      }
    }
    var first = time
    first.day = 1
    if let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start) {
      time.day = min(time.day ?? 1, days.count)
    }
    return calendar.date(from: time) ?? old
  }
}
