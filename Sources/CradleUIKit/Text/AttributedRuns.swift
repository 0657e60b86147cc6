import CradleGeometry

/// A part of a text with the same attributes throughout.
struct AttributedRun {
  var text: String
  var attributes: [NSAttributedString.Key: Any]

  /// Whether its attributes are those of another part.
  func hasStyle(of other: AttributedRun) -> Bool {
    guard attributes.count == other.attributes.count else { return false }
    return attributes.allSatisfy { key, value in
      other.attributes[key].map { Self.areEqual(value, $0) } ?? false
    }
  }

  /// Whether two values of an attribute are equal, objects or Swift's values, or the same object.
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    // Foundation may return the numbers of an attributed text as objects.
    if let a = a as? NSNumber, let b = b as? NSNumber { return a == b }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject) === (b as AnyObject)
  }
}

extension NSAttributedString {
  /// The parts of the text, in their order; each has at least one character.
  var runs: [AttributedRun] {
    let whole = NSString(string: string)
    var runs: [AttributedRun] = []
    var location = 0
    while location < length {
      var range = NSRange(location: location, length: 0)
      var attributes = self.attributes(at: location, effectiveRange: &range)
      attributes[.runMark] = nil
      let end = max(location + 1, min(length, range.location + range.length))
      let text = whole.substring(with: NSRange(location: location, length: end - location))
      runs.append(AttributedRun(text: text, attributes: attributes))
      location = end
    }
    return runs
  }

  /// Makes the text of parts.
  ///
  /// Foundation compares the attributes of neighbouring parts. Except on Apple's systems it traps if both
  /// have the same number of keys but different objects; a mark makes the numbers differ.
  static func joined(_ runs: [AttributedRun]) -> NSAttributedString {
    var merged: [AttributedRun] = []
    for run in runs where !run.text.isEmpty {
      if let last = merged.last, last.hasStyle(of: run) {
        merged[merged.count - 1].text += run.text
      } else {
        merged.append(run)
      }
    }
    let runs = merged
    guard runs.count > 1 else {
      return NSAttributedString(string: runs.first?.text ?? "", attributes: runs.first?.attributes ?? [:])
    }
    let joined = NSMutableAttributedString(string: runs.map(\.text).joined())
    var (location, count) = (0, 0)
    for run in runs {
      var attributes = run.attributes
      if count > 0, attributes.count == count { attributes[.runMark] = NSNumber(value: 1) }
      let range = NSRange(location: location, length: run.text.utf16.count)
      joined.setAttributes(attributes, range: range)
      (location, count) = (location + range.length, attributes.count)
    }
    return joined
  }

  /// The attributes that text in place of a part of this one takes, in UTF-16 code units: those of the part, or without
  /// a length those of the text before it, or after it; nil for an empty text.
  func attributesOfNewText(at range: NSRange) -> [NSAttributedString.Key: Any]? {
    let index = range.length > 0 ? range.location : max(0, range.location - 1)
    guard index < length else { return nil }
    var location = 0
    return runs.first {
      location += $0.text.utf16.count
      return index < location
    }?.attributes
  }

  /// Returns the text with a run in place of a part of it, in UTF-16 code units.
  func replacing(_ range: NSRange, with inserted: AttributedRun) -> NSAttributedString {
    var (before, after): ([AttributedRun], [AttributedRun]) = ([], [])
    var location = 0
    for run in runs {
      let text = NSString(string: run.text)
      let start = (range.location - location).clamped(to: 0...text.length)
      let end = (range.location + range.length - location).clamped(to: 0...text.length)
      before.append(AttributedRun(text: text.substring(to: start), attributes: run.attributes))
      after.append(AttributedRun(text: text.substring(from: end), attributes: run.attributes))
      location += text.length
    }
    return .joined(before + [inserted] + after)
  }

  /// Returns the same text with the attributes that a closure makes of those of each part.
  func mapAttributes(
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    .joined(runs.map { AttributedRun(text: $0.text, attributes: change($0.attributes)) })
  }
}

extension NSAttributedString.Key {
  /// Ours: marks a part that has as many attributes as the part before it; see `joined(_:)`.
  fileprivate static let runMark = NSAttributedString.Key(rawValue: "CradleUIKit.run")
}
