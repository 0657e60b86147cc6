import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the demo spring-list.
protocol SpringListSuite {}

extension SpringListSuite {
  /// The points that a row may move in a step of the content's fling, and of an edit: a jump would be a whole row.
  static var fastestStep: (flung: Double, edited: Double) { (flung: 30.0, edited: 60.0) }

  /// The rows that are there, from the top of the list; what only fades is left out.
  func rows(_ frame: TraceFrame) -> [TraceElement] {
    frame.elements.filter { $0.alpha == 1 }.sorted { $0.index[1] < $1.index[1] }
  }

  /// How far a row of the uniform list is from its frame.
  func lag(_ row: TraceElement, _ frame: TraceFrame) -> Double {
    row.center.y + frame.scrolls[0].offset.y - (22 + 54 * Double(row.index[1]))
  }
}
