/// The style of a date picker. Every style is shown as wheels here.
public enum UIDatePickerStyle: Int, Sendable {
  /// Chosen by the system.
  case automatic
  /// Wheels.
  case wheels
  /// A label that opens a calendar.
  case compact
  /// A calendar.
  case inline
}

/// A control for a date, a time or a duration: wheels with its parts, in the order of a locale.
open class UIDatePicker: UIControl {
  /// The units that a picker shows.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time
    /// Day, month and year.
    case date
    /// Day, hours and minutes.
    case dateAndTime
    /// The hours and minutes of a duration.
    case countDownTimer
    /// Month and year.
    case yearAndMonth
  }

  /// The rows of the wheels, and the choice of one.
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var wheels: DateWheels
    var onChoice: () -> Void = {}
    init(_ wheels: DateWheels) { self.wheels = wheels }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.parts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      wheels.rows(component)
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { wheels.title(of: row, in: component) }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      onChoice()
    }
  }

  private static let key = "CradleUIKit.UIDatePicker.initialDate"
  /// Ours: the date that new pickers of this thread show, where UIKit's show the present one. The default is the start of
  /// 2001 in Greenwich, because the library reads no clock.
  public class var initialDate: Date {
    get { Thread.current.threadDictionary[key] as? Date ?? Date.init(timeIntervalSinceReferenceDate: 0) }
    set { Thread.current.threadDictionary[key] = newValue }
  }
  /// The longest duration: a minute less than a day, and 59 seconds, as UIKit's.
  private static let longestDuration: TimeInterval = 86_399

  private let picker = UIPickerView()
  private let source: Source
  private var shownDate = UIDatePicker.initialDate
  private var shownDuration: TimeInterval = 0
  private var chosenCalendar: Calendar?
  private var interval = 1

  /// The units on the wheels; the default is day and time.
  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
  /// The locale, which determines the language and the order of the wheels; the default, also for nil, is the current one.
  open var locale: Locale? = .current { didSet { rebuild() } }
  /// The calendar; the default, also for nil, is the current one. Its locale is replaced by the picker's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { chosenCalendar ?? .current }
    set {
      chosenCalendar = newValue
      rebuild()
    }
  }
  /// The time zone; the default, nil, is the calendar's.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// The earliest date; nil for none. It is ignored if it is later than the latest one.
  open var minimumDate: Date? { didSet { date = shownDate } }
  /// The latest date; nil for none. It is ignored if it is earlier than the earliest one.
  open var maximumDate: Date? { didSet { date = shownDate } }
  /// The number of minutes between two rows, 1 … 30; a number that does not divide 60 becomes 1, the default.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      rebuild()
    }
  }
  /// Whether a date that the app sets is rounded down to a minute interval above 1; the default is true.
  open var roundsToMinuteInterval = true { didSet { date = shownDate } }
  /// The duration of a countdown in seconds, 0 … 86 399, at first 0; numbers beyond the limits are clamped. The finger
  /// chooses one minute interval at least.
  open var countDownDuration: TimeInterval {
    get { shownDuration }
    set {
      shownDuration = newValue.isFinite ? min(max(0, newValue), Self.longestDuration) : 0
      show(animated: false)
    }
  }
  /// The preferred style; every style is shown as wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style that is shown: wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }
  /// Whether the wheels can be turned; the default is true.
  open override var isEnabled: Bool { didSet { picker.isUserInteractionEnabled = isEnabled } }

  /// Makes a picker of a day and a time. A frame without a size gets UIKit's, 320 × 216 points.
  public override init(frame: CGRect) {
    source = Source(DateWheels(.dateAndTime, Self.localized(.current, .current), minuteInterval: 1))
    super.init(frame: frame)
    addParts()
  }
  /// Makes a picker of a day and a time; the archive is not read.
  public required init?(coder: NSCoder) {
    source = Source(DateWheels(.dateAndTime, Self.localized(.current, .current), minuteInterval: 1))
    super.init(coder: coder)
    addParts()
  }
  private func addParts() {
    if bounds.isEmpty { frame.size = picker.intrinsicContentSize }
    picker.frame = bounds
    (picker.dataSource, picker.delegate) = (source, source)
    source.onChoice = { [weak self] in self?.choose() }
    addSubview(picker)
    show(animated: false, isNew: true)
  }
  private static func localized(_ calendar: Calendar, _ locale: Locale) -> Calendar {
    var calendar = calendar
    calendar.locale = locale
    return calendar
  }

  /// The date. Setting it sends no event; one beyond the limits becomes the nearer limit.
  open var date: Date {
    get { shownDate }
    set { setDate(newValue, animated: false) }
  }
  /// Sets the date as `date` does; animated, the wheels turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    let wheels = source.wheels
    let isRounded = roundsToMinuteInterval && interval > 1 && wheels.parts.contains(.minute)
    shownDate = limited(isRounded ? wheels.roundedDown(date) : date)
    show(animated: animated)
  }
  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  /// Makes the wheels again.
  private func rebuild() {
    var calendar = Self.localized(chosenCalendar ?? .current, locale ?? .current)
    if let timeZone { calendar.timeZone = timeZone }
    source.wheels = DateWheels(datePickerMode, calendar, minuteInterval: interval)
    picker.reloadAllComponents()
    show(animated: false, isNew: true)
    date = shownDate
  }
  /// Turns the wheels to the date or the duration; new wheels begin in their middle turn.
  private func show(animated: Bool, isNew: Bool = false) {
    let wheels = source.wheels
    let numbers =
      datePickerMode == .countDownTimer
      ? wheels.numbers(ofDuration: shownDuration) : wheels.numbers(of: shownDate)
    for (wheel, number) in numbers.enumerated() {
      let old = picker.selectedRow(inComponent: wheel)
      let row = wheels.row(of: number, in: wheel, near: isNew ? nil : old)
      if row != old { picker.selectRow(row, inComponent: wheel, animated: animated) }
    }
  }
  /// Takes over what a finger chose.
  private func choose() {
    let wheels = source.wheels
    let numbers = wheels.parts.indices.map {
      wheels.number(of: picker.selectedRow(inComponent: $0), in: $0)
    }
    let old = (shownDate, shownDuration)
    if datePickerMode == .countDownTimer {
      shownDuration = max(TimeInterval(interval) * 60, wheels.duration(of: numbers))
    } else {
      shownDate = limited(wheels.date(of: numbers, keeping: shownDate))
    }
    show(animated: true)
    if old != (shownDate, shownDuration) { sendActions(for: .valueChanged) }
  }

  /// Places the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }
  /// UIKit's size, in points.
  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
  /// UIKit's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
