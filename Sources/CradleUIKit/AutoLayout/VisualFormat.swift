import CradleGeometry

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, such as `"H:|-[icon(20)]-8-[title(>=icon)]-|"`. Names of
  /// lengths are looked up in the metrics, names of views in the views, which must have a common superview where the
  /// format has `|`. A format that cannot be read, or a name that is missing, traps with a sentence.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var format = VisualFormat(format, metrics ?? [:], views)
    return format.read(opts)
  }
}

/// A reader of visual formats: Apple's grammar, in "Auto Layout Guide", Visual Format Language.
struct VisualFormat {
  private typealias Attribute = NSLayoutConstraint.Attribute
  /// A relation to a length or to a view's size.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    var view: UIView?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }
  private let text: [Character]
  private var position = 0
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isHorizontal = true
  private var constraints: [NSLayoutConstraint] = []

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    text = format.filter { !$0.isWhitespace }
    (self.metrics, self.views) = (metrics, views)
  }

  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }

  mutating func read(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    if take("V:") { isHorizontal = false } else { _ = take("H:") }
    var row: [UIView] = []
    var isAtEdge = take("|")
    var distance = isAtEdge ? readDistance() : nil
    while take("[") {
      let view = readView()
      if let before = row.last {
        relate(view, start, before, end, distance ?? [Predicate()], standard: systemSpacing)
      } else if isAtEdge {
        relateToSuperview(view, start, distance)
      }
      row.append(view)
      distance = readDistance()
      isAtEdge = take("|")
      if isAtEdge { break }
    }
    if position < text.count || row.isEmpty { fail("cannot be read from character \(position)") }
    if isAtEdge, let last = row.last { relateToSuperview(last, end, distance) }
    // As in UIKit, any alignment is valid for a single view, because it has nothing to be aligned with.
    for attribute in options.attributes where row.count > 1 {
      if attribute.isHorizontal == isHorizontal { fail("aligns its views along their own direction") }
      for view in row.dropFirst() {
        add(
          NSLayoutConstraint(LayoutTerm(row[0], attribute), .equal, LayoutTerm(view, attribute), constant: 0))
      }
    }
    return constraints
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure(
      "NSLayoutConstraint.constraints(withVisualFormat: \"\(String(text))\"): it \(reason); see Apple's Visual Format Language"
    )
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required) {
    constraint.priority = priority
    constraints.append(constraint)
  }

  // MARK: Constraints

  /// A length that is not a number stands for the standard distance.
  private mutating func relate(
    _ first: UIView, _ attribute: Attribute, _ second: UIView, _ other: Attribute, _ predicates: [Predicate],
    standard: CGFloat
  ) {
    for each in predicates {
      let constant = each.length.isNaN ? standard : each.length
      add(
        NSLayoutConstraint(
          LayoutTerm(first, attribute), each.relation, LayoutTerm(second, other), constant: constant),
        each.priority)
    }
  }

  /// Relates a view to its superview's edge, or, for the standard distance, to its margin.
  private mutating func relateToSuperview(_ view: UIView, _ edge: Attribute, _ distance: [Predicate]?) {
    guard let superview = view.superview else { fail("has | for a view without a superview") }
    let isStart = edge == start
    for each in distance ?? [Predicate()] {
      let isStandard = each.length.isNaN
      let other: Attribute =
        switch (isStandard, edge) {
        case (true, .leading): .leadingMargin
        case (true, .trailing): .trailingMargin
        case (true, .top): .topMargin
        case (true, _): .bottomMargin
        default: edge
        }
      let (inner, outer) = (LayoutTerm(view, edge), LayoutTerm(superview, other))
      let constant = isStandard ? 0 : each.length
      add(
        NSLayoutConstraint(
          isStart ? inner : outer, each.relation, isStart ? outer : inner, constant: constant), each.priority)
    }
  }

  // MARK: Grammar

  private mutating func take(_ word: String) -> Bool {
    let word = Array(word)
    guard text[position...].starts(with: word) else { return false }
    position += word.count
    return true
  }

  private mutating func expect(_ word: String) {
    if !take(word) { fail("lacks \"\(word)\" at character \(position)") }
  }

  /// A distance between views; nil where they touch.
  private mutating func readDistance() -> [Predicate]? {
    guard take("-") else { return nil }
    guard position < text.count, text[position] != "[", text[position] != "|" else {
      return [Predicate(length: .nan)]
    }
    let predicates = take("(") ? readPredicates() : [Predicate(length: readLength())]
    expect("-")
    return predicates
  }

  private mutating func readView() -> UIView {
    let name = readName()
    guard let view = views[name] as? UIView else {
      fail("names the view \"\(name)\", which is not among the views")
    }
    if take("(") {
      let size: Attribute = isHorizontal ? .width : .height
      for each in readPredicates() {
        let second = each.view.map { LayoutTerm($0, size) }
        add(
          NSLayoutConstraint(
            LayoutTerm(view, size), each.relation, second, multiplier: each.multiplier, constant: each.length),
          each.priority)
      }
    }
    expect("]")
    return view
  }

  private mutating func readPredicates() -> [Predicate] {
    var all: [Predicate] = []
    repeat {
      var next = Predicate()
      if take(">=") {
        next.relation = .greaterThanOrEqual
      } else if take("<=") {
        next.relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      if position < text.count, text[position].isLetter || text[position] == "_" {
        let name = readName()
        if let view = views[name] as? UIView, metrics[name] == nil {
          next.view = view
        } else {
          next.length = metric(name)
        }
      } else {
        next.length = readNumber()
      }
      if next.view != nil, take("*") { next.multiplier = readNumber() }
      if next.view != nil, position < text.count, text[position] == "+" || text[position] == "-" {
        next.length = readNumber()
      }
      if take("@") { next.priority = UILayoutPriority(Float(readLength())) }
      all.append(next)
    } while take(",")
    expect(")")
    return all
  }

  private mutating func readLength() -> CGFloat {
    guard position < text.count, text[position].isLetter || text[position] == "_" else { return readNumber() }
    return metric(readName())
  }

  private func metric(_ name: String) -> CGFloat {
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: fail("names the length \"\(name)\", which is not a number of the metrics")
    }
  }

  private mutating func readNumber() -> CGFloat {
    let first = position
    while position < text.count,
      text[position].isNumber || text[position] == "." || (position == first && "+-".contains(text[position]))
    {
      position += 1
    }
    guard let number = Double(String(text[first..<position])) else {
      fail("lacks a number at character \(first)")
    }
    return CGFloat(number)
  }

  private mutating func readName() -> String {
    let first = position
    while position < text.count, text[position].isLetter || text[position].isNumber || text[position] == "_" {
      position += 1
    }
    return String(text[first..<position])
  }
}
