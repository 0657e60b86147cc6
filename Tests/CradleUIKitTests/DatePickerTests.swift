import CradleUIKit
import Testing

/// Wheels with the parts of a date.
struct DatePickerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  private final class Count { var events = 0 }

  private func date(
    _ day: Int, _ month: Int, _ year: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) throws -> Date {
    try #require(
      calendar.date(
        from: DateComponents(
          year: year, month: month, day: day, hour: hour, minute: minute, second: second)))
  }
  private func shown(_ mode: UIDatePicker.Mode, _ date: Date, _ locale: String = "en_US") -> (
    UIDatePicker, Count
  ) {
    let (picker, count) = (UIDatePicker(), Count())
    (picker.calendar, picker.locale) = (calendar, Locale(identifier: locale))
    (picker.datePickerMode, picker.date) = (mode, date)
    picker.addAction(UIAction { _ in count.events += 1 }, for: .valueChanged)
    window.addSubview(picker)
    window.advance(by: 0)
    return (picker, count)
  }
  /// The texts in the middle of the wheels.
  private func texts(_ picker: UIDatePicker) throws -> [String?] {
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    return (0..<wheels.numberOfComponents).map {
      (wheels.view(forRow: wheels.selectedRow(inComponent: $0), forComponent: $0) as? UILabel)?.text
    }
  }
  /// Turns the wheel at a place by rows: a row has 32 points, and a drag begins after 10.
  private func turn(_ x: CGFloat, by rows: CGFloat) {
    let start = window.time
    let way = -(32 * rows + (rows > 0 ? 10 : -10))
    window.touchDown(at: CGPoint(x: x, y: 108), time: start)
    for step in 1...10 {
      window.touchMove(
        to: CGPoint(x: x, y: 108 + way * CGFloat(step) / 10), time: start + Double(step) / 60)
    }
    window.touchUp(time: start + 1)
    for _ in 0..<240 { window.advance(by: 1 / 60) }
  }

  @Test("the wheels have the order of the locale and show the date")
  func order() throws {
    let moment = try date(31, 1, 2024, 13, 5)
    #expect(try texts(shown(.date, moment).0) == ["January", "31", "2024"])
    #expect(try texts(shown(.date, moment, "de_DE").0) == ["31", "Januar", "2024"])
    #expect(try texts(shown(.time, moment).0) == ["1", "05", "PM"])
    #expect(try texts(shown(.time, moment, "en_GB").0) == ["13", "05"])
    #expect(try texts(shown(.dateAndTime, moment).0) == ["Wed, Jan 31", "1", "05", "PM"])
    #expect(try texts(shown(.yearAndMonth, moment).0) == ["January", "2024"])
  }

  @Test("a turned wheel changes its part of the date, with one event; a missing day becomes the last one")
  func turned() throws {
    let (picker, count) = shown(.date, try date(31, 1, 2024, 13, 5, 20))
    turn(50, by: 1)
    #expect(try picker.date == date(29, 2, 2024, 13, 5, 20))
    #expect(try texts(picker) == ["February", "29", "2024"] && count.events == 1)
    // Two months back from February: the wheel of months has no end, and the year is another wheel's.
    turn(50, by: -2)
    #expect(try picker.date == date(29, 12, 2024, 13, 5, 20))
    #expect(count.events == 2)
  }

  @Test("a turned wheel of a time keeps the day, and ends the seconds")
  func time() throws {
    let (picker, _) = shown(.time, try date(31, 1, 2024, 13, 5, 20), "en_GB")
    turn(240, by: 2)
    #expect(try picker.date == date(31, 1, 2024, 13, 7))
    turn(80, by: -3)
    #expect(try picker.date == date(31, 1, 2024, 10, 7))
  }

  @Test("a date beyond a limit becomes the limit, set or turned to")
  func limits() throws {
    let (picker, count) = shown(.date, try date(31, 1, 2024))
    let (first, last) = (try date(20, 1, 2024), try date(10, 2, 2024, 12))
    (picker.minimumDate, picker.maximumDate) = (first, last)
    turn(50, by: 1)
    #expect(picker.date == last && count.events == 1)
    #expect(try texts(picker) == ["February", "10", "2024"])
    // A choice that the limit undoes is none.
    turn(50, by: 1)
    #expect(picker.date == last && count.events == 1)
    #expect(try texts(picker) == ["February", "10", "2024"])
    picker.date = try date(1, 1, 2000)
    #expect(picker.date == first && count.events == 1)
    // Limits in the wrong order are none.
    picker.minimumDate = try date(1, 1, 2030)
    picker.date = try date(5, 5, 2035)
    #expect(try picker.date == date(5, 5, 2035))
  }

  @Test("a date in the hour that the end of summer time repeats stays in it when it is rounded")
  func repeatedHour() throws {
    // In New York that is 1:52:30, for the second time.
    let (picker, _) = shown(.dateAndTime, try date(5, 11, 2023, 6, 52, 30))
    picker.timeZone = TimeZone(identifier: "America/New_York")
    picker.minuteInterval = 15
    let rounded = try date(5, 11, 2023, 6, 45)
    #expect(picker.date == rounded)
    #expect(try texts(picker) == ["Sun, Nov 5", "1", "45", "AM"])
  }

  @Test("a minute interval has its rows, and rounds dates down to them")
  func interval() throws {
    let (picker, count) = shown(.time, try date(31, 1, 2024, 13, 5), "en_GB")
    picker.minuteInterval = 15
    picker.date = try date(31, 1, 2024, 13, 44, 59)
    #expect(try picker.date == date(31, 1, 2024, 13, 30))
    window.advance(by: 0)
    #expect(try texts(picker) == ["13", "30"])
    turn(240, by: 2)
    #expect(try picker.date == date(31, 1, 2024, 13, 0))
    #expect(count.events == 1)
    picker.roundsToMinuteInterval = false
    picker.date = try date(31, 1, 2024, 13, 44, 59)
    #expect(try picker.date == date(31, 1, 2024, 13, 44, 59))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test("a countdown has hours and minutes, one minute at least")
  func countdown() throws {
    let (picker, count) = shown(.countDownTimer, try date(31, 1, 2024))
    picker.countDownDuration = 5460
    #expect(try texts(picker) == ["01", "31"])
    turn(80, by: 1)
    #expect(picker.countDownDuration == 9060 && count.events == 1)
    picker.countDownDuration = 60
    turn(240, by: -1)
    #expect(picker.countDownDuration == 60 && count.events == 1)
    #expect(try texts(picker) == ["00", "01"])
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_399)
  }

  @Test("a new picker shows the app's initial date, and a disabled one cannot be turned")
  func initial() throws {
    let moment = try date(5, 6, 2007)
    defer { UIDatePicker.initialDate = Date(timeIntervalSinceReferenceDate: 0) }
    UIDatePicker.initialDate = moment
    #expect(UIDatePicker().date == moment && UIDatePicker().bounds.size == CGSize(width: 320, height: 216))
    let (picker, count) = shown(.date, moment)
    picker.isEnabled = false
    turn(50, by: 1)
    #expect(picker.date == moment && count.events == 0)
  }
}
